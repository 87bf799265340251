import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Line } from '@fledge/core/resume/layout/resume-lines'
import type { ResumeDraft } from '@fledge/core/resume/resume-draft'
import pLimit from 'p-limit'
import type { Files } from '../../files/files.ts'
import { type Reader, ReaderClosed, ReadingInterrupted } from '../../reading/reader.ts'
import type { DemoCompany } from '../people/companies.ts'
import { worldTime } from '../world-time.ts'
import type { DemoFile } from './files.ts'
import { writeResume } from './resume-content.ts'
import { makeResumeDocx } from './resume-docx.ts'
import { makeResumePdf } from './resume-pdf.ts'

/** What the product's own reader read from a file. */
export type DemoReading = { pages: number; lines: Line[]; draft: ResumeDraft }

/** A file that lies in the store. Without a reading the product reads it later, like any upload that still waits. */
export type ReadFile = { file: DemoFile; size: number; sha256: string; reading: DemoReading | null }

export type Stores = { files: Pick<Files, 'receive' | 'keep'>; reader: Pick<Reader, 'read'> }

/** Files at a time. */
const together = 6

/** Makes and stores the resumes, and reads those in `needed` (ids of files). The bytes are the same each time. */
export async function readFiles(
  { files, reader }: Stores,
  world: { files: readonly DemoFile[]; companies: readonly DemoCompany[]; needed: ReadonlySet<string> },
  now: Date,
): Promise<ReadFile[]> {
  const limit = pLimit(together)
  const make = async (file: DemoFile) => {
    const bytes = await bytesOf(file, world.companies, now)
    await store(files, file.id, bytes)
    return bytes
  }
  const all = world.files.map(async (file) => {
    const bytes = await limit(make, file)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const reading = world.needed.has(file.id) ? await readBytes(reader, bytes, file) : null
    return { file, size: bytes.length, sha256, reading }
  })
  // After an error no more files are made.
  return Promise.all(all).finally(() => limit.clearQueue())
}

/** Null when the reader gave up or was kept from working, as it may be on a machine that is very busy. */
async function readBytes(reader: Stores['reader'], bytes: Uint8Array, { kind }: DemoFile): Promise<DemoReading | null> {
  const outcome = await reader.read(bytes, kind).catch(nullIfInterrupted)
  return outcome?.ok ? { ...outcome.text, draft: outcome.draft } : null
}

function nullIfInterrupted(error: unknown): null {
  if (error instanceof ReadingInterrupted && !(error instanceof ReaderClosed)) return null
  throw error
}

/** The file as its student uploaded it. */
export function bytesOf(file: DemoFile, companies: readonly DemoCompany[], now: Date): Promise<Uint8Array> {
  const content = writeResume(file.student, companies, worldTime(now), file.edition)
  const madeAt = new Date(file.uploadedAt)
  return file.kind === 'pdf'
    ? makeResumePdf(content, file.layout, madeAt)
    : makeResumeDocx(content, file.layout, madeAt)
}

async function store(files: Stores['files'], id: string, bytes: Uint8Array) {
  const incoming = await files.receive(Readable.from([bytes]), bytes.length)
  if (!incoming) throw new Error('A resume of the demo world is longer than itself.')
  await files.keep(incoming, id)
}
