import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { removeAbandoned } from './global-setup.ts'

test('folders of runs that began more than a day ago are removed, and nothing else', async () => {
  const place = await mkdtemp(join(inject('runFolder'), 'abandoned-'))
  const now = Date.parse('2026-05-02T12:00:00Z')
  const ages = { 'fledge-test-old': 25, 'fledge-results-old': 25, 'fledge-test-new': 23, 'fledge-old': 25, other: 25 }
  for (const [name, hours] of Object.entries(ages)) {
    await mkdir(join(place, name, 'database'), { recursive: true })
    await writeFile(join(place, name, 'database', 'file'), '')
    const then = new Date(now - hours * 3_600_000)
    await utimes(join(place, name), then, then)
  }
  await removeAbandoned(place, now)
  expect((await readdir(place)).sort()).toEqual(['fledge-old', 'fledge-test-new', 'other'])
})
