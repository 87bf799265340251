import { readerVersion } from '@fledge/core/resume/read-resume'
import type { Db } from '../../db/client.ts'
import type { Files } from '../../files/files.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { FileKind, FinishedReading } from '../../reading/outcome.ts'
import type { Reader } from '../../reading/reader.ts'
import type { Publish } from '../../realtime/gateway.ts'
import { type FileReading, findFile, findResumeOfFile, type Outcome, type ResumeFile, saveReading } from './queries.ts'

type Corrected = Pick<ResumeFile, 'draft' | 'corrections' | 'correctedDraft'>
type Needs = {
  db: Db
  files: Files
  publish: Publish
  readings: Readings
}

export type Reads = Pick<Reader, 'read' | 'readFirstSlice' | 'prepare'>

/** The reader with the readings in progress in this process. */
export type Readings = {
  reader: Reads
  firstSlices: Map<string, Promise<ResumeFile | undefined | 'unfinished'>>
  whole: Map<string, Promise<ResumeFile | undefined>>
  /** Files that exceeded their first time slice. */
  slow: Set<string>
}

export const createReadings = (reader: Reads): Readings => ({
  reader,
  firstSlices: new Map(),
  whole: new Map(),
  slow: new Set(),
})

/** The file, read first if unread or outdated. Undefined when it was deleted. Joins a reading in progress. */
export const readStoredFile = (deps: Needs, fileId: string): Promise<ResumeFile | undefined> =>
  joinOrStart(deps.readings.whole, fileId, () => readToTheEnd(deps, fileId))

async function readToTheEnd(deps: Needs, fileId: string) {
  const first = await readFirstSlice(deps, fileId)
  if (first !== 'unfinished') return first
  const file = await readOnce<never>(deps, fileId, deps.readings.reader.read)
  deps.readings.slow.delete(fileId)
  return file
}

/** The same with a short limit: 'unfinished' when the file takes longer. */
async function readFirstSlice(deps: Needs, fileId: string): Promise<ResumeFile | undefined | 'unfinished'> {
  const { reader, firstSlices, slow } = deps.readings
  if (slow.has(fileId)) return 'unfinished'
  return joinOrStart(firstSlices, fileId, async () => {
    const file = await readOnce<'unfinished'>(deps, fileId, reader.readFirstSlice)
    if (file === 'unfinished') slow.add(fileId)
    return file
  })
}

/** Reads a new file for a short time; a slower one goes to its own queue, so that others are read first. */
export async function readUploadedResume(deps: Needs & { jobs: Jobs }, fileId: string): Promise<void> {
  if ((await readFirstSlice(deps, fileId)) !== 'unfinished') return
  await deps.jobs.send(deps.db, 'read-slow-resume', { fileId })
  deps.jobs.wake('read-slow-resume')
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
  const saved = await saveReading(deps.db, file.id, toOutcome(outcome))
  const holder = await findResumeOfFile(deps.db, fileId)
  if (holder) deps.publish(holder.studentId, 'resumeChanged', { resumeId: holder.resumeId })
  return saved ?? findFile(deps.db, fileId)
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
