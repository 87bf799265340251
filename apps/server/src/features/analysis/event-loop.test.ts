import { requirementMaxLength, requirementsMax } from '@fledge/contract/constants'
import type { StudentUser } from '@fledge/contract/users'
import { linesOfText } from '@fledge/core/resume/layout/lines-of-text'
import { readResume } from '@fledge/core/resume/read-resume'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { resumes } from '../../db/schema/resumes.ts'
import type { HttpProblem } from '../../http/errors/problem.ts'
import { limits } from '../../reading/limits.ts'
import { boundDraft } from '../../reading/read-draft.ts'
import { paragraph, rawDocx } from '../../reading/testing/word-files.ts'
import { longestBlock } from '../../testing/longest-block.ts'
import { resumeStage, uploadOf } from '../../testing/resume-files.ts'
import { announce } from '../alerts/announce.ts'
import { saveReading } from '../resumes/queries.ts'
import { checkFairness } from './check-fairness.ts'

vi.setConfig({ testTimeout: 120_000 })

const { as, db, deps, student, company, internship, resumeOf, work } = await resumeStage()

/** Milliseconds that one request may block all others. */
const allowed = 50

const skills = 'Java Python React Angular Kotlin SQL Docker Kubernetes Excel Figma Photoshop Marketing Rust'.split(' ')

/** Texts of the greatest accepted length, each the worst case for one part of reading or matching. */
const shapes = {
  'hundreds of jobs and colleges': (line: number) =>
    line % 2 === 0
      ? `Software Engineer, Acme Labs ${line}\tJune 2019 - May 2020`
      : `B.Tech in Computer Science, Anna${line.toString(36)} University, with ${skills[line % skills.length]}`,
  'nothing but colleges': (line: number) => `B.A., X${line.toString(36)} University`,
  'one-letter words': () => 'a b c d e f g h i j',
}

function resumeText(shape: keyof typeof shapes, length: number): string[] {
  const lines = [
    'Jane Doe',
    'Software Engineer',
    'Java, SQL',
    shape === 'nothing but colleges' ? 'Education' : 'Experience',
  ]
  let characters = lines.join('').length
  for (let line = 0; characters < length; line++) {
    const text = shapes[shape](line)
    characters += text.length
    if (characters <= length) lines.push(text)
  }
  return lines
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const uploadDocx = async (student: StudentUser, lines: readonly string[]) =>
  as(student)(await uploadOf(docxOf(lines), { name: 'resume.docx', type: docxType }))
const docxOf = (lines: readonly string[]) => rawDocx(lines.map((line) => paragraph(line)).join(''))

/** The reading of a resume of the greatest length; it takes a while. */
const readings = new Map(
  Object.keys(shapes).map((shape) => {
    const lines = linesOfText(resumeText(shape as keyof typeof shapes, limits.resumeLength).join('\n'))
    const draft = boundDraft(readResume({ pages: 1, lines }))
    return [shape, { status: 'read', message: null, pages: 1, lines, draft } as const]
  }),
)

/** A student with a read resume of the greatest length. */
async function attacker(shape: keyof typeof shapes) {
  const student = await makeStudent()
  const id = await resumeOf(student)
  const { fileId } = (await db.select().from(resumes).where(eq(resumes.id, id)))[0]!
  await db.transaction((db) => saveReading(db, fileId, readings.get(shape)!))
  return { student, id }
}

const makeStudent = (): Promise<StudentUser> => student()
const correct = (id: string, payload: object) =>
  ({ method: 'PUT', url: `/api/resume/${id}/corrections`, payload }) as const

const anchors = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => ({
    anchor: `${index} ${'x y '.repeat(length)}`.slice(0, length),
    added: true,
    fields: {},
  }))

const mostCorrections = {
  skills: { added: Array.from({ length: 100 }, (_, index) => `a b c d e f g ${index}`), removed: [] },
  experience: anchors(50, 1_000),
  education: anchors(50, 1_000),
}

/** A listing of the greatest length, with phrases that are searched word by word. */
const longest = {
  title: 'Software Engineer Intern',
  description: 'We need a b c d e f. Java or Python. '.repeat(200).slice(0, 5_000),
  requirements: Array.from({ length: requirementsMax }, (_, index) =>
    `a b c d e f g ${index} h i j a b c d e f g h i j`.slice(0, requirementMaxLength),
  ),
}

test('rejects a resume of 185,000 characters and 200 anchors of 2,000', async () => {
  const asha = await makeStudent()
  const reply = await uploadDocx(asha, resumeText('hundreds of jobs and colleges', 185_000))
  await work()
  const { id } = reply.json().data

  const [card] = (await as(asha)({ url: `/api/resume/user/${asha.id}` })).json().data
  expect(card.status).toBe('unreadable')
  expect(card.message).toContain('75,000 characters')
  const both = { experience: anchors(100, 2_000), education: anchors(100, 2_000) }
  expect((await as(asha)(correct(id, both))).statusCode).toBe(400)
})

test.each(Object.keys(shapes) as (keyof typeof shapes)[])('blocks no other request with %s', async (shape) => {
  const { student: asha, id } = await attacker(shape)
  const kite = await company()
  const listing = await internship({ ...longest, company: kite })
  const blocks: Record<string, number> = {}
  const measure = async (name: string, ask: () => Promise<{ statusCode: number }>, status = 200) => {
    const statuses: number[] = []
    blocks[name] = await longestBlock(allowed, async () => statuses.push((await ask()).statusCode))
    expect(new Set(statuses), name).toEqual(new Set([status]))
  }
  await measure('correct', () => as(asha)(correct(id, mostCorrections)))
  await measure('reading', () => as(asha)({ url: `/api/resume/${id}/reading` }))
  await measure('own resume', () => as(asha)({ url: `/api/resume/user/${asha.id}` }))
  await as(asha)({ method: 'POST', url: `/api/apply/${listing.id}`, body: { resumeId: id } })
  await measure('applicants', () => as(kite)({ url: `/api/apply/company/${listing.id}` }))
  const [sent] = (await as(kite)({ url: '/api/apply/company' })).json().data
  await measure('ledger', () => as(kite)({ url: `/api/apply/${sent.id}/ledger` }))
  await measure('market', () => as(asha)({ url: '/api/internship', query: { sort: 'best-match' } }))
  const { student: ravi, id: ravisId } = await attacker(shape)
  await as(ravi)(correct(ravisId, mostCorrections))
  await measure('announce', () => announce(deps, listing.id).then(() => ({ statusCode: 200 })))
  const resumeId = { resumeId: id }
  await measure('analysis', () => as(asha)({ method: 'POST', url: '/api/ai/analyze-resume', payload: resumeId }))
  await measure('what if', () => as(asha)({ url: '/api/ai/what-if' }))
  await measure('what if here', () => as(asha)({ url: '/api/ai/what-if', query: { internshipId: listing.id } }))
  // Its runs take seconds on another thread; this thread's work ends early.
  await measure('fairness', async () => {
    const asked = { internshipId: listing.id, signal: AbortSignal.timeout(500) }
    const status = await checkFairness(deps, asha, asked).then(
      () => 200,
      (error: HttpProblem) => error.status,
    )
    return { statusCode: status === 408 ? 200 : status }
  })

  if (process.env['SHOW_BLOCKS']) console.log(shape, blocks)
  expect(Object.entries(blocks).filter(([, ms]) => ms > allowed)).toEqual([])
})

test('blocks no other request with the steps of ten requests at once', async () => {
  const shape = 'hundreds of jobs and colleges'
  const kite = await company()
  const listing = await internship({ ...longest, company: kite })
  const attackers = await Promise.all(Array.from({ length: 10 }, () => attacker(shape)))
  const measure = (ask: (one: (typeof attackers)[number]) => Promise<{ statusCode: number }>) =>
    longestBlock(allowed, async () => {
      const replies = await Promise.all(attackers.map(ask))
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    })

  const blocks = {
    correct: await measure(({ student, id }) => as(student)(correct(id, mostCorrections))),
    reading: await measure(({ student, id }) => as(student)({ url: `/api/resume/${id}/reading` })),
    market: await measure(({ student }) => as(student)({ url: '/api/internship', query: { sort: 'best-match' } })),
    match: await measure(({ student }) => as(student)({ url: `/api/internship/${listing.id}/match` })),
    'what if': await measure(({ student }) => as(student)({ url: '/api/ai/what-if' })),
    analysis: await measure(({ student, id: resumeId }) =>
      as(student)({ method: 'POST', url: '/api/ai/analyze-resume', payload: { resumeId } }),
    ),
  }

  if (process.env['SHOW_BLOCKS']) console.log('ten at once', blocks)
  expect(Object.entries(blocks).filter(([, ms]) => ms > allowed)).toEqual([])
})
