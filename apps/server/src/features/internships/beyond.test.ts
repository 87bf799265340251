import { countedUpTo } from '@fledge/contract/constants'
import { expect, test } from 'vitest'
import { rememberBeyond } from './beyond.ts'

function place({ most = 10 } = {}) {
  const clock = { now: 0 }
  return { clock, beyond: rememberBeyond({ forMs: 100, most, now: () => clock.now, random: () => 0.5 }) }
}

test('a list with more than is counted is known for a while, and not for ever by being asked for', () => {
  const { clock, beyond } = place()
  expect(beyond.note('kite', countedUpTo + 1)).toBe(countedUpTo + 1)
  clock.now = 99
  beyond.note('kite', countedUpTo + 1)
  expect([beyond.has('kite'), beyond.has('orbit')]).toEqual([true, false])
  clock.now = 100
  expect(beyond.has('kite')).toBe(false)
})

test('a total that was counted to its end is counted each time', () => {
  const { beyond } = place()
  expect(beyond.note('kite', countedUpTo)).toBe(countedUpTo)
  expect(beyond.has('kite')).toBe(false)
})

test('no more lists are remembered than were allowed', () => {
  const { beyond } = place({ most: 2 })
  for (const list of ['a', 'b', 'c']) beyond.note(list, countedUpTo + 1)
  expect(['a', 'b', 'c'].map(beyond.has)).toEqual([false, false, true])
})

test('before it is forgotten, one caller is told to count again, and what was counted then is known for as long again', () => {
  const { clock, beyond } = place()
  beyond.note('kite', countedUpTo + 1)
  clock.now = 69
  expect(beyond.isDue('kite')).toBe(false)
  clock.now = 70
  expect([beyond.isDue('kite'), beyond.isDue('kite'), beyond.isDue('orbit')]).toEqual([true, false, false])
  beyond.renew('kite', countedUpTo + 1)
  clock.now = 169
  expect(beyond.has('kite')).toBe(true)
  clock.now = 170
  expect([beyond.has('kite'), beyond.isDue('kite')]).toEqual([false, false])
})

test('what turns out to be less when it is counted again is counted from then on', () => {
  const { clock, beyond } = place()
  beyond.note('kite', countedUpTo + 1)
  clock.now = 80
  beyond.renew('kite', countedUpTo)
  expect(beyond.has('kite')).toBe(false)
})
