import type { LightMyRequestResponse } from 'fastify'
import PDFDocument from 'pdfkit'
import type { AppOptions } from '../app.ts'
import type { Deps } from '../deps.ts'
import { createReadings } from '../features/resumes/readings.ts'
import { failed } from '../reading/outcome.ts'
import { readDraft } from '../reading/read-draft.ts'
import { jobHandlers } from '../start/job-table.ts'
import { onlyReads } from './only-reads.ts'
import { type Stage, stage } from './stage.ts'

/** A believable resume of two pages. */
export const ashasResume = [
  'Asha Rao',
  'asha.rao@example.test | +91 98765 43210',
  'Summary',
  'Third-year student who likes to find out what numbers say.',
  'Education',
  'B.Tech, Computer Science, Pune University',
  'August 2023 - May 2027',
  'Experience',
  'Data Intern, Kite Labs',
  'June 2025 - August 2025',
  'Wrote SQL queries for the weekly sales report and cut its making from a day to ten minutes.',
  'Built dashboards in Python and pandas for three teams.',
  'Skills',
  'Python, SQL, pandas, React, TypeScript, Git',
  '\f',
  'Projects',
  'Bus times of Pune: a React page with a PostgreSQL database, used by two hundred students.',
]

/** A PDF with these lines; '\f' begins a new page, and a line that begins with '~' is white on white. */
export async function pdfOf(lines: readonly string[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 50, info: { CreationDate: new Date(0) } })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  for (const line of lines) {
    if (line === '\f') document.addPage()
    else if (line.startsWith('~')) document.fillColor('white').text(line.slice(1)).fillColor('black')
    else document.fontSize(11).text(line)
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

type SentFile = { name?: string; type?: string; field?: string }

/** An upload as a browser sends it. */
export async function uploadOf(bytes: Uint8Array, { name, type, field = 'resume' }: SentFile = {}) {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(bytes)], name ?? 'Asha Rao.pdf', { type: type ?? 'application/pdf' }))
  const encoded = new Response(form)
  const contentType = encoded.headers.get('content-type') ?? ''
  const payload = Buffer.from(await encoded.arrayBuffer())
  return { method: 'POST', url: '/api/resume/upload', payload, headers: { 'content-type': contentType } } as const
}

/**
 * The stage with a reader of files that really reads, and what tests of resumes do again and again. It reads in this
 * process: the start of a sandbox takes more processor time than most tests.
 */
export async function resumeStage(over: Partial<Deps> = {}, serving: AppOptions = {}) {
  const reader = onlyReads((bytes, kind) => readDraft(bytes, kind).catch(() => failed('damaged')))
  const scene = await stage({ readings: createReadings(reader), ...over }, serving)
  return { ...scene, ...resumeMakers(scene) }
}

function resumeMakers({ as, deps, sent }: Stage) {
  /** Does the jobs that were stored since the last time, in their order. */
  async function work(): Promise<void> {
    const handlers = jobHandlers(deps)
    for (const job of sent.splice(0)) {
      if (job.name === 'read-resume') await handlers[job.name](job.data)
      if (job.name === 'read-slow-resume') await handlers[job.name](job.data)
      if (job.name === 'announce-internship') await handlers[job.name](job.data)
      if (job.name === 'sweep-files') await handlers[job.name](job.data)
    }
  }

  /** Uploads a resume, which is not read yet. */
  async function upload(student: { id: string }, bytes?: Uint8Array): Promise<LightMyRequestResponse> {
    return as(student)(await uploadOf(bytes ?? (await pdfOf(ashasResume))))
  }

  /** A resume that was uploaded and read; gives its id. */
  async function resumeOf(student: { id: string }, lines: readonly string[] = ashasResume): Promise<string> {
    const reply = await upload(student, await pdfOf(lines))
    await work()
    return reply.json().data.id
  }

  return { work, upload, resumeOf }
}
