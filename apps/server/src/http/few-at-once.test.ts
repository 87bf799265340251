import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

/** Works that end when they are told to, and what was begun of them. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const work = (name: string) => () => {
    begun.push(name)
    const end = Promise.withResolvers<string>()
    ends.set(name, end)
    return end.promise
  }
  return { begun, ends, work }
}

test('no more than allowed are at work, and the next begin in the order in which they came', async () => {
  const few = fewAtOnce(2)
  const { begun, ends, work } = works()
  const asked = ['a', 'b', 'c', 'd'].map((name) => few(work(name)))
  expect(begun).toEqual(['a', 'b'])

  ends.get('b')!.resolve('b is done')
  expect(await asked[1]).toBe('b is done')
  expect(begun).toEqual(['a', 'b', 'c'])

  ends.get('a')!.resolve('a is done')
  await asked[0]
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('one that fails makes room for the next, and tells only its own caller', async () => {
  const few = fewAtOnce(1)
  const { begun, ends, work } = works()
  const [first, second] = [few(work('a')), few(work('b'))]
  ends.get('a')!.reject(new Error('no'))
  await expect(first).rejects.toThrow('no')
  expect(begun).toEqual(['a', 'b'])
  ends.get('b')!.resolve('b is done')
  expect(await second).toBe('b is done')

  const thrown = few(() => {
    throw new Error('at once')
  })
  await expect(thrown).rejects.toThrow('at once')
  void few(work('c'))
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('who would be one too many to wait is refused, and only while nobody leaves', async () => {
  const few = fewAtOnce(1, { mostWaiting: 1, soonMs: 1000, refuse: () => new Error('busy') })
  const { begun, ends, work } = works()
  const [first, second] = [few(work('a')), few(work('b'))]
  await expect(few(work('c'))).rejects.toThrow('busy')
  ends.get('a')!.resolve('a is done')
  await first
  const third = few(work('d'))
  ends.get('b')!.resolve('b is done')
  await second
  ends.get('d')!.resolve('d is done')
  expect([await third, begun]).toEqual(['d is done', ['a', 'b', 'd']])
})

/** A line before one place, by a clock of its own: each work takes 10 ms. */
function lineOfTen() {
  const clock = { ms: 0 }
  const { ends, work } = works()
  const few = fewAtOnce(1, {
    ...{ mostWaiting: 200, soonMs: 800, refuse: () => new Error('busy'), now: () => clock.ms },
  })
  let come = 0
  let gone = 0
  const refused: number[] = []
  return {
    refused,
    comes() {
      const name = String(come++)
      few(work(name)).catch(() => refused.push(Number(name)))
    },
    async ends() {
      clock.ms += 10
      while (!ends.has(String(gone))) gone += 1
      ends.get(String(gone++))!.resolve('')
      await new Promise(setImmediate)
    },
  }
}

test('a burst may wait for long, a line that stands is held to what is served soon', async () => {
  const burst = lineOfTen()
  for (let n = 0; n < 190; n++) burst.comes()
  for (let n = 0; n < 90; n++) await burst.ends()
  expect(burst.refused).toEqual([])
  burst.comes()
  await burst.ends()
  expect(burst.refused).toEqual([190])

  // Two come while one is served: for 800 ms all are taken, from then on nobody waits behind more than 80.
  const stream = lineOfTen()
  for (let n = 0; n < 300; n++) {
    stream.comes()
    stream.comes()
    await stream.ends()
  }
  expect(stream.refused[0]).toBeGreaterThan(150)
  expect(stream.refused.length).toBeGreaterThan(200)
  expect(stream.refused.length).toBeLessThan(240)
})

test('a line that was empty in between is a new one', async () => {
  const line = lineOfTen()
  for (let n = 0; n < 120; n++) line.comes()
  for (let n = 0; n < 120; n++) await line.ends()
  for (let n = 0; n < 120; n++) line.comes()
  for (let n = 0; n < 120; n++) await line.ends()
  expect(line.refused).toEqual([])
})

test('few may wait for slow works, however long', async () => {
  const clock = { ms: 0 }
  const { ends, work } = works()
  const slow = fewAtOnce(1, {
    ...{ mostWaiting: 200, soonMs: 800, refuse: () => new Error('busy'), now: () => clock.ms },
  })
  const refused: unknown[] = []
  const come = (name: string) => void slow(work(name)).catch((error: unknown) => refused.push(error))
  for (let n = 0; n < 40; n++) come(String(n))
  for (let n = 0; n < 40; n++) {
    clock.ms += 500
    ends.get(String(n))!.resolve('')
    await new Promise(setImmediate)
    come(String(40 + n))
  }
  expect(refused).toEqual([])
})
