import { promisify } from 'node:util'
import type { User } from '@fledge/contract/users'
import { type AsyncZippable, strToU8, zip } from 'fflate'
import type { Deps } from '../../deps.ts'
import { NoSuchFile } from '../../files/store.ts'
import { pictureKind } from '../profile/picture-kind.ts'
import { findSettings } from '../settings/queries.ts'
import { collectCommon, collectCompany, collectStudent, listFilesOf } from './export-queries.ts'
import { listSessionsOf } from './queries.ts'

const pack = promisify<AsyncZippable, Uint8Array>(zip)

/** Everything that is stored about a person: `fledge.json`, their resume files and their picture. */
export async function packExport(deps: Deps, user: User): Promise<Buffer> {
  const { db } = deps
  const [settings, sessions, common] = await Promise.all([
    findSettings(db, user.id),
    listSessionsOf(db, user.id, deps.now()),
    collectCommon(db, user),
  ])
  const own = await (user.role === 'student' ? collectStudent : collectCompany)(db, user.id)
  const files = user.role === 'student' ? await listFilesOf(db, user.id) : []
  const document = {
    ...{ exportedAt: deps.now().toISOString(), account: user, settings },
    // The hash of a token is of use to nobody.
    sessions: sessions.map(({ tokenHash: _tokenHash, ...session }) => session),
    ...{ ...own, ...common, files },
  }
  const json = strToU8(JSON.stringify(document, null, 2))
  const stored = [...(await filesOf(deps, files)), ...(await pictureOf(deps, user))]
  return Buffer.from(await pack({ 'fledge.json': json, ...Object.fromEntries(stored) }))
}

type Entry = [name: string, content: [Uint8Array, { level: 0 }]]

/** Documents and pictures are packed already. A file whose bytes are lost is left out; the list still names it. */
async function filesOf({ files }: Deps, rows: readonly { id: string; filename: string }[]): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const { id, filename } of rows) {
    const bytes = await files.read(id).catch(noneIfLost)
    if (bytes) entries.push([`resumes/${id.slice(0, 8)} ${filename.replace(/[/\\]/g, '_')}`, [bytes, { level: 0 }]])
  }
  return entries
}

async function pictureOf({ files }: Deps, { avatarUrl }: User): Promise<Entry[]> {
  const id = avatarUrl?.split('/').at(-1)
  const bytes = id === undefined ? null : await files.read(id).catch(noneIfLost)
  if (!bytes) return []
  return [[pictureKind(bytes) === 'image/jpeg' ? 'picture.jpg' : 'picture.webp', [bytes, { level: 0 }]]]
}

function noneIfLost(error: unknown): null {
  if (error instanceof NoSuchFile) return null
  throw error
}
