import { readerVersion } from '@fledge/core/resume/read-resume'
import type { Db } from '../../db/client.ts'
import type { Files } from '../../files/files.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { FileKind, FinishedReading } from '../../reading/outcome.ts'
import type { Reader } from '../../reading/reader.ts'
import type { Publish } from '../../realtime/gateway.ts'
import type { SecondReader } from '../../second-reader/second-reader.ts'
import { type FileReading, findFile, findResumeOfFile, type Outcome, type ResumeFile, saveReading } from './queries.ts'

type Corrected = Pick<ResumeFile, 'draft' | 'corrections' | 'correctedDraft'>
type Needs = { db: Db; files: Files; publish: Publish; jobs: Jobs; secondReader: SecondReader | null }

export type Reads = Pick<Reader, 'read' | 'readFirstSlice' | 'prepare'>

/** Reads stored files, each at most once at a time in this process. */
export type Readings = {
  /** Call it when an upload starts, so that the reader is ready when it ends. */
  prepare: () => void
  /**
   * The file with its reading, read first if unread or read by an older version. Undefined when the file was deleted.
   * Joins a reading in progress.
   */
  read: (deps: Needs, fileId: string) => Promise<ResumeFile | undefined>
  /** The same with a short limit: 'unfinished' when the file takes longer. */
  readFirstSlice: (deps: Needs, fileId: string) => Promise<ResumeFile | undefined | 'unfinished'>
}

export function createReadings(reader: Reads): Readings {
  const firstSlices = new Map<string, Promise<ResumeFile | undefined | 'unfinished'>>()
  const whole = new Map<string, Promise<ResumeFile | undefined>>()
  /** Files that exceeded their first time slice. */
  const slow = new Set<string>()

  const readFirstSlice: Readings['readFirstSlice'] = async (deps, fileId) => {
    if (slow.has(fileId)) return 'unfinished'
    return joinOrStart(firstSlices, fileId, async () => {
      const file = await readOnce<'unfinished'>(deps, fileId, reader.readFirstSlice)
      if (file === 'unfinished') slow.add(fileId)
      return file
    })
  }

  async function readToTheEnd(deps: Needs, fileId: string) {
    const first = await readFirstSlice(deps, fileId)
    if (first !== 'unfinished') return first
    const file = await readOnce<never>(deps, fileId, reader.read)
    slow.delete(fileId)
    return file
  }

  return {
    prepare: reader.prepare,
    readFirstSlice,
    read: (deps, fileId) => joinOrStart(whole, fileId, () => readToTheEnd(deps, fileId)),
  }
}

function joinOrStart<T>(underWay: Map<string, Promise<T>>, fileId: string, start: () => Promise<T>): Promise<T> {
  const joined = underWay.get(fileId)
  if (joined) return joined
  const reading = start().finally(() => underWay.delete(fileId))
  underWay.set(fileId, reading)
  return reading
}

/** Whether nothing is left to read. Unreadable files stay unreadable. */
export const isUpToDate = ({ status, ...read }: FileReading): boolean =>
  status === 'unreadable' || (status === 'read' && isCurrent(read))

/** Whether this version created the draft and applied the corrections. */
const isCurrent = ({ draft, corrections, correctedDraft }: Corrected): boolean =>
  draft?.readerVersion === readerVersion && (corrections === null || correctedDraft !== null)

/** `Stop` is the result of a reading that stops early. */
async function readOnce<Stop extends 'unfinished'>(
  deps: Needs,
  fileId: string,
  read: (bytes: Uint8Array, kind: FileKind, account: string) => Promise<FinishedReading | Stop>,
): Promise<ResumeFile | undefined | Stop> {
  const file = await findFile(deps.db, fileId)
  if (!file || isUpToDate(file)) return file
  const bytes = await deps.files.read(file.bytesId).catch((error: unknown) => bytesOfDeleted(deps, fileId, error))
  if (!bytes) return undefined

  const outcome = await read(bytes, file.kind, file.studentId ?? fileId)
  if (typeof outcome === 'string') return outcome
  const saved = await keepOutcome(deps, file, toOutcome(outcome))
  const holder = await findResumeOfFile(deps.db, fileId)
  if (holder) deps.publish(holder.studentId, 'resumeChanged', { resumeId: holder.resumeId })
  return saved ?? findFile(deps.db, fileId)
}

/** The second reader gets only new uploads, because their students were informed. */
async function keepOutcome({ db, jobs, secondReader }: Needs, file: ResumeFile, outcome: Outcome) {
  const asks = secondReader !== null && file.status === 'reading' && outcome.status === 'read'
  const saved = await db.transaction(async (db) => {
    if (asks) await jobs.send(db, 'ask-second-reader', { fileId: file.id })
    return saveReading(db, file.id, outcome)
  })
  if (asks) jobs.wake('ask-second-reader')
  return saved
}

/** Undefined when the bytes are missing because the resume was deleted; otherwise an error. */
async function bytesOfDeleted({ db }: Needs, fileId: string, error: unknown): Promise<null> {
  if (await findFile(db, fileId)) throw error
  return null
}

function toOutcome(read: FinishedReading): Outcome {
  if (!read.ok) return { status: 'unreadable', message: read.message, pages: null, lines: null, draft: null }
  return { status: 'read', message: null, ...read.text, draft: read.draft }
}
