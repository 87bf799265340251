import { mkdtemp, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

const newFolder = () => mkdtemp(join(inject('runFolder'), 'make-'))

test('creates missing folders with the given mode, also concurrently', async () => {
  const folder = join(await newFolder(), 'one', 'two', 'three')

  await Promise.all(Array.from({ length: 5 }, () => makeFolder(folder, 0o700)))
  await makeFolder(folder)

  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('rejects a path through a file, a dangling link or a system folder', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'file'), '')
  await symlink('/nowhere/at/all', join(folder, 'link'))

  await expect(makeFolder(join(folder, 'file'))).rejects.toThrow(/EEXIST/)
  await expect(makeFolder(join(folder, 'file', 'below'))).rejects.toThrow(/ENOTDIR/)
  await expect(makeFolder(join(folder, 'link'))).rejects.toThrow(/ENOENT/)
})

test.runIf(process.platform === 'linux')('fails where the system does not create folders', async () => {
  await expect(makeFolder('/proc/fledge/data')).rejects.toThrow(/ENOENT.*\/proc\/fledge/)
})
