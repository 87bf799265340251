import { expect, test } from 'vitest'
import { keepRecent } from './keep-recent.ts'

test('keeps the results of the keys used last, and no failure', async () => {
  const recent = keepRecent<string>(2)
  const made: string[] = []
  const get = (key: string) =>
    recent(key, async () => {
      made.push(key)
      if (key === 'broken') throw new Error('broken')
      return key
    })
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a', 'a', 'b'])
  await get('a')
  await get('c')
  await get('a')
  expect(made).toEqual(['a', 'b', 'c'])
  await get('b')
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  for (let tries = 0; tries < 2; tries += 1) await expect(get('broken')).rejects.toThrow('broken')
  expect(made.filter((key) => key === 'broken')).toHaveLength(2)
})
