import { expect, test } from 'vitest'
import { shareReads } from '../db/share-reads.ts'
import { megabytesGrownOld } from '../testing/old-objects.ts'
import { createArrivals } from './arrivals.ts'
import { keepWith } from './keep-with.ts'
import { createRoster } from './roster.ts'

const turn = <T>(result?: T) => new Promise<T | undefined>((resolve) => setImmediate(resolve, result))

test('a Set where much comes and goes lets it become old: this is measured', async () => {
  const here = new Set<object>()
  here.add({})
  const comeAndGo = async (thing: object) => {
    here.add(thing)
    await turn()
    here.delete(thing)
  }
  expect(await megabytesGrownOld(comeAndGo)).toBeGreaterThan(15)
})

test('who was in a roster goes, and somebody else has the place', async () => {
  const here = createRoster<object>()
  expect([here.enter({ name: 'Asha' }), here.enter({ name: 'Ravi' })]).toEqual([0, 1])
  here.leave(0)
  expect([here.size, here.all(), here.enter({ name: 'Meera' })]).toEqual([1, [{ name: 'Ravi' }], 0])
  const grown = await megabytesGrownOld(async (thing) => {
    const place = here.enter(thing)
    await turn()
    here.leave(place)
  })
  expect(grown).toBeLessThan(5)
  expect(here.all()).toEqual([{ name: 'Meera' }, { name: 'Ravi' }])
})

test('what was kept with an answer goes with it, also when it leads back to the answer', async () => {
  const written = keepWith<object, object>('as it was written')
  const answerOnce = async (answer: object) => {
    written.keep(answer, { answer })
    await turn()
  }
  expect(await megabytesGrownOld(answerOnce)).toBeLessThan(5)
})

test('what asks for ever new things does not pile up', async () => {
  const share = shareReads()
  let asked = 0
  const grown = await megabytesGrownOld(async (answer) => {
    const key = `${'search '.repeat(2000)}${asked++}`
    await share(key, () => turn(answer))
  }, 3200)
  expect(grown).toBeLessThan(25)
})

test('what has arrived goes', async () => {
  const arrivals = createArrivals({ underWay: 0, most: 100, now: () => performance.now() })
  const grown = await megabytesGrownOld(async (body) => {
    const arrival = {
      ...{ sender: null, isArriving: () => true, received: () => 0, isHeldUp: () => false, giveUp: () => undefined },
      body,
    }
    const leave = arrivals.enter(arrival)
    await turn()
    leave?.()
  })
  expect(grown).toBeLessThan(5)
})
