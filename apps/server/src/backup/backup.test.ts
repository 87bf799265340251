import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { resumeFiles, resumes } from '../db/schema/resumes.ts'
import { openFiles } from '../files/files.ts'
import type { Store } from '../files/store.ts'
import { bareDatabase } from '../testing/database.ts'
import { resumeStage } from '../testing/resume-files.ts'
import { manifestFile, tableFile } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { listTables } from './tables.ts'
import { takeBackup } from './take-backup.ts'

const { as, db, deps, url, student, company, internship, upload, resumeOf } = await resumeStage()
const folder = await mkdtemp(join(inject('runFolder'), 'backup-'))
afterAll(() => rm(folder, { recursive: true }))

const asha = await student()
const resumeId = await resumeOf(asha)
const { id: internshipId } = await internship({ title: 'Quotes " , \t tabs\nand ₹ in a title' })
await as(asha)({ method: 'POST', url: `/api/apply/${internshipId}`, payload: { resumeId } })

async function place() {
  const database = await bareDatabase()
  const dataDir = await mkdtemp(join(inject('runFolder'), 'restored-'))
  onTestFinished(async () => {
    await database.close()
    await rm(dataDir, { recursive: true })
  })
  return { database, url: database.url, files: await openFiles({ dataDir, s3: null }) }
}

/** Every row of every table as text, in a stable order. */
async function contentOf(database: typeof db) {
  const content: Record<string, string[]> = {}
  const tables = await database
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`)
  for (const { name } of tables) {
    const rows = await database.select({ text: sql<string>`t::text` }).from(sql`${sql.identifier(name)} t`)
    content[name] = rows.map(({ text }) => text).sort()
  }
  return content
}

test('restores a backup of a running server into an empty database, with its files', async () => {
  const manifest = await takeBackup({ url, files: deps.files }, join(folder, 'whole'), new Date())
  const target = await place()
  await restoreBackup(target, join(folder, 'whole'))

  expect(await contentOf(target.database.db)).toEqual(await contentOf(db))
  expect(manifest.files).toBe(1)
  const [file] = await db.select({ id: resumeFiles.id }).from(resumeFiles)
  expect(await target.files.read(file!.id)).toEqual(await deps.files.read(file!.id))
})

test('only the operator can read a backup, also in a public folder', async () => {
  const target = join(folder, 'shared')
  await mkdir(target, { mode: 0o755 })
  await takeBackup({ url, files: deps.files }, target, new Date())

  const names = await readdir(target, { recursive: true })
  expect(names).toEqual(expect.arrayContaining([manifestFile, expect.stringMatching(/^files\//)]))
  for (const name of names) {
    const found = await stat(join(target, name))
    expect(`${name} ${(found.mode & 0o777).toString(8)}`).toBe(`${name} ${found.isDirectory() ? '700' : '600'}`)
  }
})

test('a backup under concurrent writes is consistent', async () => {
  const kite = await company()
  const writing = new AbortController()
  let written = 0
  const writers = Array.from({ length: 4 }, async () => {
    while (!writing.signal.aborted) {
      const ben = await student()
      const { id } = await internship({ company: kite })
      const resumeId = (await upload(ben)).json().data.id
      await as(ben)({ method: 'POST', url: `/api/apply/${id}`, payload: { resumeId } })
      if (written % 2) await as(ben)({ method: 'DELETE', url: `/api/resume/${resumeId}` })
      written += 1
    }
  })
  await expect.poll(() => written).toBeGreaterThan(4)
  const manifest = await takeBackup({ url, files: deps.files }, join(folder, 'busy'), new Date())
  const writtenDuring = written
  writing.abort()
  await Promise.all(writers)

  const target = await place()
  // The database checks every reference, and restore checks the number of rows.
  await restoreBackup(target, join(folder, 'busy'))
  const restored = await contentOf(target.database.db)
  for (const { name, rows } of manifest.tables) expect([name, restored[name]?.length]).toEqual([name, rows])
  for (const { id } of await target.database.db.select({ id: resumeFiles.id }).from(resumeFiles)) {
    expect((await target.files.read(id)).length).toBeGreaterThan(0)
  }
  expect(restored['applications']?.length).toBeLessThanOrEqual(writtenDuring + 5)
})

test('a resume deleted during the backup is not restored without its file', async () => {
  const ben = await student()
  const id = await resumeOf(ben)
  const files: Pick<Store, 'open'> = {
    async open(fileId) {
      await as(ben)({ method: 'DELETE', url: `/api/resume/${id}` })
      return deps.files.open(fileId)
    },
  }
  const manifest = await takeBackup({ url, files }, join(folder, 'deleted'), new Date())
  const rowsThen = manifest.tables.find(({ name }) => name === 'resume_files')!.rows
  expect(manifest.files).toBe(rowsThen - 1)

  const target = await place()
  await restoreBackup(target, join(folder, 'deleted'))
  const restored = await target.database.db.select({ id: resumes.id }).from(resumes)
  expect(restored).not.toContainEqual({ id })
  expect(await target.database.db.$count(resumeFiles)).toBe(rowsThen - 1)
})

test('refuses to restore into a database in use', async () => {
  await takeBackup({ url, files: deps.files }, join(folder, 'second'), new Date())
  const before = await contentOf(db)
  await expect(restoreBackup({ url, files: deps.files }, join(folder, 'second'))).rejects.toThrow(/not empty/)
  expect(await contentOf(db)).toEqual(before)
})

test('refuses to restore what is not a whole backup of this release or an earlier one', async () => {
  const broken = join(folder, 'broken')
  await takeBackup({ url, files: deps.files }, broken, new Date())
  const restore = async () => restoreBackup(await place(), broken)
  const manifest = await readFile(join(broken, manifestFile), 'utf8')
  const write = (text: string) => writeFile(join(broken, manifestFile), text)
  await write(JSON.stringify({ ...JSON.parse(manifest), migrations: 999 }))
  await expect(restore()).rejects.toThrow(/later release/)
  await write(manifest.slice(0, 100))
  await expect(restore()).rejects.toThrow(/was not written by this program/)
  await rm(join(broken, manifestFile))
  await expect(restore()).rejects.toThrow(/does not contain a complete backup/)
  await write(manifest)
  await rm(tableFile(broken, 'students'))
  await expect(restore()).rejects.toThrow(/ENOENT.*students/)
})

test.each([
  ['is new', async () => place(), /contains no Fledge data/],
  ['is unreachable', async () => ({ url: 'postgres://127.0.0.1:9/x', files: deps.files }), /ECONNREFUSED/],
])('a backup of a database that %s ends with an error and leaves no folder', async (_what, source, says) => {
  await expect(takeBackup(await source(), join(folder, 'never'), new Date())).rejects.toThrow(says)
  expect(await readdir(folder)).not.toContain('never')
})

test('refuses a folder with other files and leaves it unchanged', async () => {
  const used = join(folder, 'used')
  await mkdir(used)
  await writeFile(join(used, 'letter.txt'), 'Dear Asha')
  await expect(takeBackup({ url, files: deps.files }, used, new Date())).rejects.toThrow(/not empty/)
  expect(await readdir(used)).toEqual(['letter.txt'])
})

test('lists tables after those they reference', async () => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const names = (await listTables(client)).map(({ name }) => name)
  await client.end()
  for (const [first, second] of [
    ['users', 'students'],
    ['internships', 'internship_versions'],
    ['resume_files', 'applications'],
  ] as const) {
    expect(names.indexOf(first)).toBeLessThan(names.indexOf(second))
  }
})
