import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Arrival, createArrivals } from './arrivals.ts'
import type { Shared } from './crowd.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

/** Room for `most`, ten unless told, half of it for what arrives; `gone` names those that had to give way, in their order. */
function stage(most = 10) {
  const shared: Shared = { underWay: 0, most, now: () => 0 }
  const arrivals = createArrivals(shared)
  const gone: string[] = []
  const why: string[] = []
  const come = (name: string, { isArriving = true, isHeldUp = false } = {}) => {
    const line = { bytes: 5000 }
    const arrival: Arrival = {
      sender: null,
      isArriving: () => isArriving,
      isHeldUp: () => isHeldUp,
      received: () => line.bytes,
      giveUp(reason) {
        gone.push(name)
        why.push(reason)
      },
    }
    const leave = arrivals.enter(arrival)
    return leave && Object.assign(arrival, { sender: name.split(' ')[0]!, line, leave })
  }
  return { shared, arrivals, gone, why, come }
}

test('one sender may have all places while nobody else wants them', () => {
  const { gone, come } = stage()
  expect(['a 1', 'a 2', 'a 3', 'a 4', 'a 5'].map((name) => come(name) !== null)).not.toContain(false)
  expect(gone).toEqual([])
})

test('for others the newest of whoever has most gives way, down to two each', () => {
  const { shared, gone, come } = stage()
  for (const name of ['b 1', 'a 1', 'a 2', 'a 3', 'a 4']) come(name)
  expect([come('c 1'), come('d 1')]).not.toContain(null)
  expect(gone).toEqual(['a 4', 'a 3'])
  expect(come('e 1')).toBeNull()
  expect([gone.length, shared.underWay]).toEqual([2, 5])
})

test('of two who have as many, the one who had them first gives way, whoever had its place before', () => {
  const { gone, come } = stage(14)
  const first = come('c 1')!
  for (const name of ['b 1', 'b 2', 'b 3', 'a 1', 'a 2']) come(name)
  first.leave()
  for (const name of ['a 3', 'd 1', 'e 1']) come(name)
  expect(gone).toEqual(['b 3'])
})

test('who fills the places anew displaces only itself', () => {
  const { gone, come } = stage()
  for (const name of ['b 1', 'b 2', 'a 1', 'a 2', 'a 3']) come(name)
  for (let n = 4; n < 30; n += 1) come(`a ${n}`)
  expect(gone).toHaveLength(26)
  expect(gone.filter((name) => !name.startsWith('a'))).toEqual([])
})

test('what has come whole, and whose sender is not known yet, is left alone', () => {
  const { gone, come } = stage()
  const whole = { isArriving: false }
  for (const name of ['a 1', 'a 2', 'a 3']) come(name, whole)
  for (const name of ['b 1', 'b 2']) Object.assign(come(name)!, { sender: null })
  expect(come('c 1')).toBeNull()
  expect(gone).toEqual([])
})

test('other requests get places of theirs too, and each place is given back once', () => {
  const { shared, arrivals, gone, come } = stage()
  const mine = ['a 1', 'a 2', 'a 3'].map((name) => come(name)!)
  shared.underWay += 7
  expect(arrivals.makeRoom()).toBe(true)
  expect([gone, shared.underWay]).toEqual([['a 3'], 9])
  expect(arrivals.makeRoom()).toBe(false)
  for (const { leave } of [...mine, ...mine]) leave()
  expect(shared.underWay).toBe(7)
})

const five = ['a', 'b', 'c', 'd', 'e']

test('where nobody has more than is kept, whoever is slow gives way after two seconds, the slowest first', () => {
  const { shared, gone, why, come } = stage()
  for (const [place, name] of five.entries()) {
    const { line } = come(name)!
    line.bytes += [30_000, 800, 200_000, 40, 800_000][place]!
  }
  pass(2)
  expect([come('f'), gone]).toEqual([null, []])
  pass(1)
  expect([come('f'), come('g'), come('h')]).not.toContain(null)
  expect([gone, shared.underWay]).toEqual([['d', 'b', 'a'], 5])
  expect(why).toEqual(['too slow', 'too slow', 'too slow'])
  // Those left are fast, or have only just come.
  expect(come('i')).toBeNull()
})

test('of those who bring nothing at all the one who came first gives way, whoever had its place before', () => {
  const { gone, come } = stage()
  for (const name of five) come(name)
  for (const name of ['f', 'g', 'h', 'i', 'j', 'k']) {
    pass(4)
    come(name)
  }
  expect(gone).toEqual([...five, 'f'])
})

test('who is slow stays for as long as nobody else wants its place, or somebody has more than two', () => {
  const { gone, why, come } = stage()
  for (const name of ['b 1', 'a 1', 'a 2', 'a 3']) come(name)
  pass(60)
  expect([come('c 1'), gone]).toEqual([expect.anything(), []])
  come('d 1')
  expect([gone, why]).toEqual([['a 3'], ['too many']])
})

test('who waits for us is not slow; what has come whole, and whose sender is not known yet, is left alone', () => {
  const { gone, come } = stage()
  for (const name of five.slice(0, 4)) come(name, name < 'c' ? { isHeldUp: true } : { isArriving: false })
  Object.assign(come('e')!, { sender: null })
  pass(60)
  expect([come('f'), gone]).toEqual([null, []])
})
