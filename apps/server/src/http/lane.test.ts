import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Shared } from './crowd.ts'
import { createLane, type Lane } from './lane.ts'

type Served = { askedAt: number; outcome: 'waiting' | 'working' | 'refused'; endedAt: number }

/** Lanes with a clock that stands still, and what became of everything that asked. */
function stage(most = 500) {
  const clock = { now: 0 }
  const shared: Shared = { underWay: 0, most, now: () => clock.now }
  const lane = createLane(shared)
  const working: Served[] = []

  function ask(times: number, of: Lane = lane): Served[] {
    return Array.from({ length: times }, () => {
      const one: Served = { askedAt: clock.now, outcome: 'waiting', endedAt: Number.NaN }
      of.ask({
        go: () => {
          one.outcome = 'working'
          working.push(one)
        },
        refuse: () => {
          one.outcome = 'refused'
          one.endedAt = clock.now
        },
      })
      return one
    })
  }
  function answer(times: number): Served[] {
    const answered = working.splice(0, times)
    for (const one of answered) {
      one.endedAt = clock.now
      lane.done()
    }
    return answered
  }
  return { clock, shared, lane, working, ask, answer }
}

const refusedOf = (all: readonly Served[]) => all.filter(({ outcome }) => outcome === 'refused')

test('at twice of what can be answered: answered soon, refused at once, and room again as soon as it is over', async () => {
  const { clock, shared, working, ask, answer } = stage()
  const asked: Served[] = []
  const answered: Served[] = []
  for (; clock.now < 5000; clock.now += 10) {
    asked.push(...ask(8))
    answered.push(...answer(4))
    await nextTurn()
  }
  const took = answered.map(({ askedAt, endedAt }) => endedAt - askedAt)
  expect(Math.max(...took)).toBeLessThanOrEqual(650)
  expect(Math.max(...took.slice(1000))).toBeLessThanOrEqual(420)
  // All that can be answered is answered, and nobody hears a refusal later than it asked.
  expect(answered).toHaveLength(2000)
  expect(refusedOf(asked).length).toBeGreaterThan(1800)
  expect(new Set(refusedOf(asked).map(({ askedAt, endedAt }) => endedAt - askedAt))).toEqual(new Set([0]))

  while (working.length > 0) {
    answer(100)
    await nextTurn()
  }
  expect(shared.underWay).toBe(0)
  expect(refusedOf(ask(500))).toEqual([])
})

test('a burst is worked on in its order, 128 at once', async () => {
  const { working, ask, answer } = stage()
  const burst = ask(300)
  expect(working).toEqual(burst.slice(0, 128))
  answer(10)
  await nextTurn()
  expect(working).toEqual(burst.slice(10, 138))
})

test('who waits for more than a second, because nothing is answered any more, is told to come back', async () => {
  const { clock, shared, ask } = stage()
  const asked = ask(200)
  clock.now = 900
  await delay(150)
  expect(refusedOf(asked)).toEqual([])
  clock.now = 1001
  await expect.poll(() => refusedOf(asked)).toEqual(asked.slice(128))
  expect(shared.underWay).toBe(128)
})

test('a flood of one route leaves half of the room to the others', async () => {
  const { clock, shared, lane, ask, answer } = stage()
  for (; clock.now < 3000; clock.now += 10) {
    ask(200)
    answer(100)
    await nextTurn()
  }
  expect(shared.underWay).toBeLessThanOrEqual(350)
  expect(refusedOf(ask(100, createLane(shared)))).toEqual([])
  expect(refusedOf(ask(200, lane))).not.toEqual([])
})

test('answers that are given at once do not nest in each other', async () => {
  const { lane, shared, ask, answer } = stage(20_000)
  ask(128)
  let [depth, deepest] = [0, 0]
  for (let n = 0; n < 10_000; n += 1)
    lane.ask({
      go: () => {
        depth += 1
        deepest = Math.max(deepest, depth)
        lane.done()
        depth -= 1
      },
      refuse: () => undefined,
    })
  answer(128)
  await expect.poll(() => shared.underWay).toBe(0)
  expect(deepest).toBe(1)
})
