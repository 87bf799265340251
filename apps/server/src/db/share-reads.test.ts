import { expect, test } from 'vitest'
import { shareReads } from './share-reads.ts'

/** A read that tells how often it began, and ends when it is told. */
function aRead() {
  const ends: ((error?: Error) => void)[] = []
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const run = ends.length + 1
      ends.push((error) => (error ? reject(error) : resolve(run)))
    })
  return { read, begun: () => ends.length, end: (run: number, error?: Error) => ends[run - 1]!(error) }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('who comes while a read is under way shares the next one, which begins when that has ended', async () => {
  const share = shareReads()
  const { read, begun, end } = aRead()
  const first = share('list', read)
  const [second, third] = [share('list', read), share('list', read)]
  await settled()
  expect(begun()).toBe(1)
  end(1)
  expect(await first).toBe(1)
  const fourth = share('list', read)
  expect(begun()).toBe(2)
  end(2)
  expect(await Promise.all([second, third])).toEqual([2, 2])
  await settled()
  end(3)
  expect(await fourth).toBe(3)
})

test('after a read has ended the next who asks reads anew', async () => {
  const share = shareReads()
  const { read, end } = aRead()
  const first = share('list', read)
  end(1)
  await first
  await settled()
  const second = share('list', read)
  end(2)
  expect(await second).toBe(2)
})

test('a read that fails is told to who shared it; the next is made all the same', async () => {
  const share = shareReads()
  const { read, end } = aRead()
  const first = share('list', read)
  const second = share('list', read)
  end(1, new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await settled()
  end(2)
  expect(await second).toBe(2)
})

test('what differs is read by itself', async () => {
  const share = shareReads()
  const { read, begun } = aRead()
  void share('list', read)
  void share('another', read)
  expect(begun()).toBe(2)
})

test('however many others ask meanwhile, a read under way is shared', async () => {
  const share = shareReads()
  const { read, begun, end } = aRead()
  const [first, second] = [share('list', read), share('list', read)]
  for (let other = 0; other < 3000; other++) await share(`search ${other}`, async () => other)
  const third = share('list', read)
  end(1)
  await first
  await settled()
  end(2)
  expect([await second, await third, begun()]).toEqual([2, 2, 2])
})
