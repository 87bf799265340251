import { expect, test } from 'vitest'
import type { Db } from './client.ts'
import { gather } from './gather.ts'

// What is asked goes through, and nothing here looks at it.
const db = {} as Db

/** Work that notes what it was given, and ends when it is told. */
function someWork() {
  const begun: { asked: readonly number[]; end: (error?: Error) => void }[] = []
  const double = gather(
    (_db, asked: readonly number[]) =>
      new Promise<number[]>((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve(asked.map((one) => 2 * one)))
        begun.push({ asked, end })
      }),
  )
  return { begun, double: (one: number) => double(db, one), asked: () => begun.map(({ asked }) => asked) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('what is asked in one turn is done together, and each is given its own', async () => {
  const { begun, double, asked } = someWork()
  const answers = [double(1), double(2), double(3)]
  await settled()
  expect(asked()).toEqual([[1, 2, 3]])
  begun[0]!.end()
  expect(await Promise.all(answers)).toEqual([2, 4, 6])
})

test('who comes while one is under way waits for the next, which begins after they asked', async () => {
  const { begun, double, asked } = someWork()
  const answers = [double(1)]
  await settled()
  answers.push(double(2), double(3))
  await settled()
  expect(asked()).toEqual([[1]])
  begun[0]!.end()
  await settled()
  expect(asked()).toEqual([[1], [2, 3]])
  begun[1]!.end()
  expect(await Promise.all(answers)).toEqual([2, 4, 6])
})

/** The first one takes long, and a second one has begun. */
async function whileOneHangs() {
  const { double, asked, ...work } = someWork()
  const answers = [double(1)]
  await settled()
  answers.push(double(2))
  await expect.poll(asked).toEqual([[1], [2]])
  return { ...work, double, asked, answers }
}

test('beside one that takes long others begin one after the other', async () => {
  const { begun, double, asked, answers } = await whileOneHangs()
  answers.push(double(3))
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(asked()).toEqual([[1], [2]])
  begun[1]!.end()
  await expect.poll(asked).toEqual([[1], [2], [3]])
  // The first one hangs still.
  begun[2]!.end()
  await settled()
  answers.push(double(4))
  await settled()
  expect(asked()).toEqual([[1], [2], [3], [4]])
  for (const { end } of begun) end()
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 8])
})

test('who comes while a second one is under way is served after it, though the first hangs', async () => {
  const { begun, double, asked, answers } = await whileOneHangs()
  answers.push(double(3))
  begun[1]!.end()
  await settled()
  expect(asked()).toEqual([[1], [2], [3]])
  for (const { end } of begun) end()
  expect(await Promise.all(answers)).toEqual([2, 4, 6])
})

test('of very many two are under way at once, each of so many as the statement was planned for', async () => {
  const { begun, double } = someWork()
  const answers = Array.from({ length: 40 }, (_, index) => double(index))
  await settled()
  begun[0]!.end()
  begun[1]!.end()
  await settled()
  begun[2]!.end()
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 40 }, (_, index) => 2 * index))
  expect(begun.map(({ asked }) => asked.length)).toEqual([16, 16, 8])
})

test('what the database refuses of several is tried for each alone, so that one fails alone', async () => {
  const refusal = Object.assign(new Error('no'), { severity: 'ERROR' })
  const tried: (readonly number[])[] = []
  const double = gather(async (_db, asked: readonly number[]) => {
    tried.push(asked)
    if (asked.includes(2)) throw new Error('query failed', { cause: refusal })
    return asked.map((one) => 2 * one)
  })
  const answers = await Promise.allSettled([1, 2, 3].map((one) => double(db, one)))
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([2, 'failed', 6])
  expect(tried).toEqual([[1, 2, 3], [1], [2], [3]])
})

test('after a connection that broke nothing is tried again: it may have happened', async () => {
  const { begun, double } = someWork()
  const answers = Promise.allSettled([double(1), double(2)])
  await settled()
  begun[0]!.end(new Error('connection terminated'))
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(begun).toHaveLength(1)
})

test('what is asked of two databases is not mixed', async () => {
  const asked: (readonly number[])[] = []
  const same = gather(async (_db, several: readonly number[]) => {
    asked.push(several)
    return several
  })
  expect(await Promise.all([same(db, 1), same({} as Db, 2)])).toEqual([1, 2])
  expect(asked).toEqual([[1], [2]])
})
