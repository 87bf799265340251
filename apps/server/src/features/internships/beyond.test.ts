import { countedUpTo } from '@fledge/contract/constants'
import { expect, test } from 'vitest'
import { rememberBeyond } from './beyond.ts'

function place({ most = 10 } = {}) {
  const clock = { now: 0 }
  return { clock, beyond: rememberBeyond({ forMs: 100, most, now: () => clock.now }) }
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
