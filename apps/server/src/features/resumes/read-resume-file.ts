import type { Deps } from '../../deps.ts'
import { HttpProblem, notFound } from '../../http/errors/problem.ts'
import { ReadingInterrupted } from '../../reading/reader.ts'
import { storedText } from './profiles.ts'
import type { ResumeFile } from './queries.ts'
import { readStoredFile } from './readings.ts'

/** Milliseconds; longer than one reading. With a longer queue the caller has to retry. */
const patienceMs = 11_000

/** The text and draft of a resume's file, read now if needed. Throws for unreadable files, with advice. */
export async function readResumeFile(deps: Deps, fileId: string, waitMs = patienceMs) {
  const file = await within(waitMs, readStoredFile(deps, fileId))
  if (file === 'late') throw stillReading()
  if (!file) throw notFound('resume')
  const { pages, lines, draft, correctedDraft, readAt, message, corrections } = file
  if (pages === null || !lines || !draft || readAt === null) throw unreadable(message)
  return { pages, lines, draft: correctedDraft ?? draft, asRead: draft, readAt, corrections }
}

/** Waits for a reading in progress; null without text, for any reason. */
export async function waitForText(deps: Deps, fileId: string) {
  const file = await within(patienceMs, readStoredFile(deps, fileId))
  return file === 'late' || !file ? null : storedText(file)
}

async function within(ms: number, reading: Promise<ResumeFile | undefined>) {
  const { promise, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => resolve('late'), ms)
  return Promise.race([reading.catch(lateIfInterrupted), promise]).finally(() => clearTimeout(timer))
}

/** The job reads the file again. */
function lateIfInterrupted(error: unknown): 'late' {
  if (error instanceof ReadingInterrupted) return 'late'
  throw error
}

const stillReading = () =>
  new HttpProblem(503, 'still_reading', 'Your resume is still being read. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  })

const unreadable = (message: string | null) =>
  new HttpProblem(422, 'unreadable', message ?? 'This resume could not be read.')
