import { Readable } from 'node:stream'
import type { User } from '@fledge/contract/users'
import ZipStream from 'zip-stream'
import type { Deps } from '../../deps.ts'
import { NoSuchFile } from '../../files/store.ts'
import { readPictureSize } from '../profile/picture-size.ts'
import { storedText } from '../resumes/profiles.ts'
import { findCurrentText } from '../resumes/text-queries.ts'
import { jsonResumeOf } from '../resumes/wire.ts'
import { findSettings } from '../settings/queries.ts'
import { collectCommon, collectCompany, collectStudent, findReadingOf, listFilesOf } from './export-queries.ts'
import { listSessionsOf } from './queries.ts'

type FileRow = Awaited<ReturnType<typeof listFilesOf>>[number]

/**
 * Exports everything stored about a person as a zip: `fledge.json`, resume files, the reading of the current resume as JSON
 * Resume, and picture. Equal files are included
 * once; `fledge.json` names the entry of each. The zip is created while it is read.
 */
export async function packExport(deps: Deps, user: User): Promise<Readable> {
  const { db } = deps
  const [settings, sessions, common] = await Promise.all([
    findSettings(db, user.id),
    listSessionsOf(db, user.id, deps.now()),
    collectCommon(db, user),
  ])
  const own = await (user.role === 'student' ? collectStudent : collectCompany)(db, user.id)
  const files = user.role === 'student' ? await listFilesOf(db, user.id) : []
  const stored = await findStored(deps, files)
  const document = {
    exportedAt: deps.now().toISOString(),
    account: user,
    settings,
    // Token hashes are not useful to the reader.
    sessions: sessions.map(({ tokenHash: _tokenHash, ...session }) => session),
    ...own,
    ...common,
  }
  const described = describeFiles(deps, files, stored)
  return streamZip([
    { name: 'fledge.json', open: async () => Readable.from(writeJson(document, { files: described })) },
    ...[...stored.values()].map(({ id, entry }) => ({ name: entry, open: () => openUnlessLost(deps, id) })),
    ...(await jsonResumeEntry(deps, user)),
    ...(await pictureOf(deps, user)),
  ])
}

/** Files to archive with their entry names, by content hash. Omits files whose bytes are lost. */
async function findStored({ files }: Deps, rows: readonly FileRow[]) {
  const stored = new Map<string, { id: string; entry: string }>()
  for (const { bytesId: id, sha256, filename } of rows) {
    if (stored.has(sha256) || (await files.keptAt(id)) === null) continue
    stored.set(sha256, { id, entry: `resumes/${id.slice(0, 8)} ${filename.replace(/[/\\]/g, '_')}` })
  }
  return stored
}

/** Each file with its reading, one at a time, because readings can be large. */
async function* describeFiles({ db }: Deps, rows: readonly FileRow[], stored: Map<string, { entry: string }>) {
  for (const { bytesId: _bytesId, ...row } of rows) {
    yield { ...row, entry: stored.get(row.sha256)?.entry ?? null, ...(await findReadingOf(db, row.id)) }
  }
}

/** JSON of an object by property, and of `lists` by item. */
async function* writeJson(object: object, lists: Record<string, AsyncIterable<object>>): AsyncGenerator<Buffer> {
  let before = '{\n'
  for (const [name, value] of Object.entries(object)) {
    yield Buffer.from(`${before}  ${JSON.stringify(name)}: ${indented(value, '  ')}`)
    before = ',\n'
  }
  for (const [name, items] of Object.entries(lists)) {
    yield Buffer.from(`${before}  ${JSON.stringify(name)}: [`)
    let separator = '\n'
    for await (const item of items) {
      yield Buffer.from(`${separator}    ${indented(item, '    ')}`)
      separator = ',\n'
    }
    yield Buffer.from(separator === '\n' ? ']' : '\n  ]')
  }
  yield Buffer.from('\n}\n')
}

/** In JSON a literal line break occurs only between values. */
const indented = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)

async function jsonResumeEntry({ db }: Deps, { id }: User): Promise<ArchiveEntry[]> {
  const current = await findCurrentText(db, id)
  const text = current && storedText(current)
  if (!text) return []
  const read = { lines: text.lines, draft: text.correctedDraft ?? text.draft }
  return [{ name: 'resume.json', open: async () => Readable.from(JSON.stringify(jsonResumeOf(read), null, 2)) }]
}

async function pictureOf({ files }: Deps, { avatarUrl }: User): Promise<ArchiveEntry[]> {
  const id = avatarUrl?.split('/').at(-1)
  const bytes = id === undefined ? null : await files.read(id).catch(noneIfLost)
  if (!bytes) return []
  const name = readPictureSize(bytes)?.kind === 'image/jpeg' ? 'picture.jpg' : 'picture.webp'
  return [{ name, open: async () => Readable.from([Buffer.from(bytes)]) }]
}

const openUnlessLost = ({ files }: Deps, id: string): Promise<Readable | null> => files.open(id).catch(noneIfLost)

function noneIfLost(error: unknown): null {
  if (error instanceof NoSuchFile) return null
  throw error
}

/** An entry of an archive. `open` returns null to omit it. */
type ArchiveEntry = { name: string; open: () => Promise<Readable | null> }

/** Streams a zip of entries opened one after another. A failing entry destroys it; destroying it closes the entry. */
function streamZip(entries: readonly ArchiveEntry[]): ZipStream {
  const archive = new ZipStream()
  addEntries(archive, entries).catch((error: Error) => archive.destroy(error))
  return archive
}

async function addEntries(archive: ZipStream, entries: readonly ArchiveEntry[]): Promise<void> {
  for (const { name, open } of entries) {
    const content = archive.destroyed ? null : await open()
    if (content) await addEntry(archive, name, content)
  }
  if (!archive.destroyed) archive.finalize()
}

function addEntry(archive: ZipStream, name: string, content: Readable): Promise<void> {
  const close = () => content.destroy()
  if (archive.destroyed) close()
  return new Promise((resolve, reject) => {
    archive.once('close', close)
    archive.entry(content, { name }, (error) => {
      archive.off('close', close)
      if (error) reject(error)
      else resolve()
    })
  })
}
