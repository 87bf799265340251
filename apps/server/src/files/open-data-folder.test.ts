import { chmod, mkdir, mkdtemp, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openDataFolder } from './open-data-folder.ts'

const permissions = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test('other users can enter the data folder and not list it, whether it is new or not', async () => {
  const parent = await mkdtemp(join(inject('runFolder'), 'data-folder-'))
  const [fresh, open, closed] = [join(parent, 'fresh'), join(parent, 'open'), join(parent, 'closed')]
  await mkdir(open)
  await chmod(open, 0o755)
  await mkdir(closed, { mode: 0o700 })
  for (const folder of [fresh, open, closed]) await openDataFolder(folder)
  expect(await permissions(fresh)).toBe('711')
  expect(await permissions(open)).toBe('711')
  expect(await permissions(closed)).toBe('700')
})
