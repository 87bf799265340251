import { mkdir, mkdtemp, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { makeRunFolder, removeAbandoned } from './run-folder.ts'

const now = Date.parse('2026-05-02T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000)
/** No system gives an id as high as this. */
const nobodys = 2 ** 30
const inPlace = () => mkdtemp(join(inject('runFolder'), 'abandoned-'))

async function leave(place: string, ages: Record<string, number>) {
  for (const [name, hours] of Object.entries(ages)) {
    await mkdir(join(place, name, 'database'), { recursive: true })
    await writeFile(join(place, name, 'database', 'file'), '')
    await utimes(join(place, name), hoursAgo(hours), hoursAgo(hours))
  }
}

test('folders of runs that began more than a day ago are removed, and nothing else', async () => {
  const place = await inPlace()
  const gone = { 'fledge-test-Old123': 25, 'fledge-results-123456': 25, [`fledge-test-${nobodys}-Old123`]: 25 }
  const stay = { 'fledge-test-New123': 23, 'fledge-soak-Old123': 25, 'fledge-old': 25, other: 25 }
  await leave(place, { ...gone, ...stay })
  await removeAbandoned(['test', 'results'], place, now)
  expect((await readdir(place)).sort()).toEqual(Object.keys(stay).sort())
})

test('a folder stays while the process in its name is alive, however old it is', async () => {
  const place = await inPlace()
  const own = `fledge-bench-${process.pid}-Old123`
  await leave(place, { [own]: 1000, [`fledge-bench-${nobodys}-Old123`]: 25 })
  await removeAbandoned(['bench'], place, now)
  expect(await readdir(place)).toEqual([own])
})

test('a folder stays while a database runs in it', async () => {
  const place = await inPlace()
  const name = 'fledge-bench-Old123'
  await mkdir(join(place, name))
  await symlink(join(inject('runFolder'), 'database'), join(place, name, 'database'))
  await utimes(join(place, name), hoursAgo(25), hoursAgo(25))
  await removeAbandoned(['bench'], place, now)
  // With a server given from outside, none runs in the folder.
  expect(await readdir(place)).toEqual(process.env['TEST_DATABASE_URL'] ? [] : [name])
})

test('a link is not followed and not removed, nor is what a link inside points to', async () => {
  const [place, elsewhere] = [await inPlace(), await inPlace()]
  await writeFile(join(elsewhere, 'precious'), 'kept')
  await symlink(elsewhere, join(place, 'fledge-bench-Link12'))
  await leave(place, { 'fledge-bench-Old123': 25 })
  await symlink(elsewhere, join(place, 'fledge-bench-Old123', 'inside'))
  await utimes(join(place, 'fledge-bench-Old123'), hoursAgo(25), hoursAgo(25))
  await removeAbandoned(['bench'], place, Date.now() + 90_000_000)
  expect(await readdir(place)).toEqual(['fledge-bench-Link12'])
  expect(await readFile(join(elsewhere, 'precious'), 'utf8')).toBe('kept')
})

test('a new folder is empty, names its process, and takes away what was abandoned of its kind', async () => {
  const place = await inPlace()
  await leave(place, { 'fledge-bench-Old123': 25, 'fledge-soak-Old123': 25 })
  const folder = await makeRunFolder('bench', place)
  expect((await readdir(place)).sort()).toEqual([basename(folder), 'fledge-soak-Old123'].sort())
  expect(basename(folder)).toMatch(new RegExp(`^fledge-bench-${process.pid}-\\w{6}$`))
  expect(await readdir(folder)).toEqual([])
})
