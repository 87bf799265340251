import { mkdir, mkdtemp, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { makeRunFolder, removeAbandoned } from './run-folder.ts'

const now = Date.parse('2026-05-02T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000)
/** Higher than any process id. */
const unusedPid = 2 ** 30
const temporaryParent = () => mkdtemp(join(inject('runFolder'), 'abandoned-'))

async function createFolders(parent: string, ages: Record<string, number>) {
  for (const [name, hours] of Object.entries(ages)) {
    await mkdir(join(parent, name, 'database'), { recursive: true })
    await writeFile(join(parent, name, 'database', 'file'), '')
    await utimes(join(parent, name), hoursAgo(hours), hoursAgo(hours))
  }
}

test('removes folders that are more than a day old, and nothing else', async () => {
  const parent = await temporaryParent()
  const gone = { 'fledge-test-Old123': 25, 'fledge-results-123456': 25, [`fledge-test-${unusedPid}-Old123`]: 25 }
  const stay = { 'fledge-test-New123': 23, 'fledge-soak-Old123': 25, 'fledge-old': 25, other: 25 }
  await createFolders(parent, { ...gone, ...stay })
  await removeAbandoned(['test', 'results'], parent, now)
  expect((await readdir(parent)).sort()).toEqual(Object.keys(stay).sort())
})

test('keeps a folder while the process in its name is running', async () => {
  const parent = await temporaryParent()
  const own = `fledge-bench-${process.pid}-Old123`
  await createFolders(parent, { [own]: 1000, [`fledge-bench-${unusedPid}-Old123`]: 25 })
  await removeAbandoned(['bench'], parent, now)
  expect(await readdir(parent)).toEqual([own])
})

test('keeps a folder while a database runs in it', async () => {
  const parent = await temporaryParent()
  const name = 'fledge-bench-Old123'
  await mkdir(join(parent, name))
  await symlink(join(inject('runFolder'), 'database'), join(parent, name, 'database'))
  await utimes(join(parent, name), hoursAgo(25), hoursAgo(25))
  await removeAbandoned(['bench'], parent, now)
  // With a server given from outside, none runs in the folder.
  expect(await readdir(parent)).toEqual(process.env['TEST_DATABASE_URL'] ? [] : [name])
})

test('neither follows nor removes symbolic links', async () => {
  const [parent, elsewhere] = [await temporaryParent(), await temporaryParent()]
  await writeFile(join(elsewhere, 'precious'), 'kept')
  await symlink(elsewhere, join(parent, 'fledge-bench-Link12'))
  await createFolders(parent, { 'fledge-bench-Old123': 25 })
  await symlink(elsewhere, join(parent, 'fledge-bench-Old123', 'inside'))
  await utimes(join(parent, 'fledge-bench-Old123'), hoursAgo(25), hoursAgo(25))
  await removeAbandoned(['bench'], parent, Date.now() + 90_000_000)
  expect(await readdir(parent)).toEqual(['fledge-bench-Link12'])
  expect(await readFile(join(elsewhere, 'precious'), 'utf8')).toBe('kept')
})

test('creates an empty folder named after its process and removes abandoned ones of its kind', async () => {
  const parent = await temporaryParent()
  await createFolders(parent, { 'fledge-bench-Old123': 25, 'fledge-soak-Old123': 25 })
  const folder = await makeRunFolder('bench', parent)
  expect((await readdir(parent)).sort()).toEqual([basename(folder), 'fledge-soak-Old123'].sort())
  expect(basename(folder)).toMatch(new RegExp(`^fledge-bench-${process.pid}-\\w{6}$`))
  expect(await readdir(folder)).toEqual([])
})
