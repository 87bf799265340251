import { readerVersion } from '@fledge/core/resume/read'
import type { Db } from '../../db/client.ts'
import type { Files } from '../../files/files.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Reader } from '../../reading/reader.ts'
import type { Publish } from '../../realtime/gateway.ts'
import type { SecondReader } from '../../second-reader/second-reader.ts'
import { type FileReading, findFile, findResumeOfFile, type Outcome, type ResumeFile, saveReading } from './queries.ts'

type Corrected = Pick<ResumeFile, 'draft' | 'corrections' | 'correctedDraft'>
type Needs = { db: Db; files: Files; publish: Publish; jobs: Jobs; secondReader: SecondReader | null }

export type Reads = Pick<Reader, 'read' | 'prepare'>

/** Reads files that were stored, each at most once at a time in this process. */
export type Readings = {
  /** To be called when a file is on its way, so that it is read as soon as it is stored. */
  prepare: () => void
  /**
   * The file with what was read from it, reading it first if that was not done or was done by an older reader.
   * Undefined when the file was deleted. Joins a reading of the same file that is under way.
   */
  read: (deps: Needs, fileId: string) => Promise<ResumeFile | undefined>
}

export function createReadings(reader: Reads): Readings {
  const underWay = new Map<string, Promise<ResumeFile | undefined>>()
  return {
    prepare: reader.prepare,
    read(deps, fileId) {
      const joined = underWay.get(fileId)
      if (joined) return joined
      const reading = readOnce(deps, reader, fileId).finally(() => underWay.delete(fileId))
      underWay.set(fileId, reading)
      return reading
    },
  }
}

/** Whether nothing is left to read. What could not be read stays so: the student uploads another file. */
export const isUpToDate = ({ status, ...read }: FileReading): boolean =>
  status === 'unreadable' || (status === 'read' && isCurrent(read))

/** Whether this release made the draft, and applied what the student corrected. */
const isCurrent = ({ draft, corrections, correctedDraft }: Corrected): boolean =>
  draft?.readerVersion === readerVersion && (corrections === null || correctedDraft !== null)

async function readOnce(deps: Needs, reader: Reads, fileId: string): Promise<ResumeFile | undefined> {
  const file = await findFile(deps.db, fileId)
  if (!file || isUpToDate(file)) return file
  const bytes = await deps.files.read(fileId).catch((error: unknown) => bytesOfDeleted(deps, fileId, error))
  if (!bytes) return undefined

  const saved = await keepOutcome(deps, file, outcomeOf(await reader.read(bytes, file.kind)))
  const holder = await findResumeOfFile(deps.db, fileId)
  if (holder) deps.publish(holder.studentId, 'resumeChanged', { resumeId: holder.resumeId })
  return saved ?? findFile(deps.db, fileId)
}

/** A second reader hears only of a file that was just uploaded, while its student can know of it. */
async function keepOutcome({ db, jobs, secondReader }: Needs, file: ResumeFile, outcome: Outcome) {
  const asks = secondReader !== null && file.status === 'reading' && outcome.status === 'read'
  const saved = await db.transaction(async (db) => {
    if (asks) await jobs.send(db, 'ask-second-reader', { fileId: file.id })
    return saveReading(db, file.id, outcome)
  })
  if (asks) jobs.wake('ask-second-reader')
  return saved
}

/** The bytes are missing because the resume was deleted meanwhile; for any other reason it is an error. */
async function bytesOfDeleted({ db }: Needs, fileId: string, error: unknown): Promise<null> {
  if (await findFile(db, fileId)) throw error
  return null
}

function outcomeOf(read: Awaited<ReturnType<Reader['read']>>): Outcome {
  if (!read.ok) return { status: 'unreadable', message: read.message, pages: null, lines: null, draft: null }
  return { status: 'read', message: null, ...read.text, draft: read.draft }
}
