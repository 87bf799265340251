import { linesOfText } from '@fledge/core/resume/layout/resume-lines'
import { readResume } from '@fledge/core/resume/read-resume'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settings, users } from '../../db/schema/accounts.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { longestBlock } from '../../testing/longest-block.ts'
import { stage } from '../../testing/stage.ts'
import { previewReach } from './preview-reach.ts'

/** A stage with this many students of each kind: those that know Kubernetes, and those that do not. */
async function setup(known: number, unknown: number, over: Parameters<typeof stage>[0] = {}) {
  const scene = await stage(over)
  const { db, student } = scene
  const insert = async (text: string) => {
    const { id: studentId } = await student()
    const lines = linesOfText(text)
    const file = { studentId, filename: 'a.pdf', kind: 'pdf', size: 1, sha256: 'x', status: 'read', pages: 1 } as const
    const [row] = await db
      .insert(resumeFiles)
      .values({ ...file, lines, draft: readResume({ pages: 1, lines }), readAt: new Date().toISOString() })
      .returning({ id: resumeFiles.id })
    await db.insert(resumes).values({ studentId, fileId: row!.id })
    return studentId
  }
  const ids: string[] = []
  for (let index = 0; index < known; index++) ids.push(await insert(resume(', Kubernetes')))
  for (let index = 0; index < unknown; index++) ids.push(await insert(resume('')))
  return { ...scene, ids, insert, preview: previewOf(scene) }
}

const previewOf =
  ({ as, company }: Awaited<ReturnType<typeof stage>>) =>
  async (body: object = listing, caller?: Awaited<ReturnType<typeof company>>) =>
    as(caller ?? (await company()))({ method: 'POST', url: '/api/internship/preview', payload: body })

const resume = (more: string) => `Asha Rao
Skills
Go, SQL${more}
Experience
Backend developer, Kite Labs, May 2025 - July 2025
- Built a service for bus times in Go with SQL${more}`

const listing = {
  title: 'Backend developer intern',
  description: '',
  requirements: ['Go', 'SQL', 'Kubernetes', 'Kafka'],
}

test('counts in fives the students that fit and those that a requirement shuts out', async () => {
  const { preview, insert } = await setup(6, 13)
  await insert('Ravi\nSkills\nWelding')
  const reply = await preview()

  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({
    success: true,
    data: {
      students: 20,
      fit: 5,
      shutsOut: [
        { requirement: 'Kubernetes', students: 15 },
        { requirement: 'Kafka', students: 15 },
      ],
    },
  })
})

test('says nothing of fewer than ten students', async () => {
  const { preview, insert } = await setup(5, 4)
  const none = { success: true, data: { students: null, fit: null, shutsOut: [] } }
  expect((await preview()).json()).toEqual(none)
  await insert(resume(''))
  expect((await preview()).json().data.students).toBe(10)
})

test('leaves out hidden profiles, leaving accounts and resumes that were not read', async () => {
  const { db, ids, preview } = await setup(13, 0)
  expect((await preview()).json().data.students).toBe(15)
  await db.insert(settings).values({ userId: ids[0]!, profileVisible: false })
  await db.update(users).set({ eraseAt: new Date().toISOString() }).where(eq(users.id, ids[1]!))
  await db.update(resumeFiles).set({ status: 'unreadable' }).where(eq(resumeFiles.studentId, ids[2]!))
  expect((await preview()).json().data.students).toBe(10)
  await db.insert(settings).values({ userId: ids[3]!, profileVisible: false })
  expect((await preview()).json().data.students).toBeNull()
})

test('counts only demo students for a demo company of a public server', async () => {
  const { db, ids, company, preview } = await setup(12, 0, { demo: 'public' })
  const [real, demo] = [await company(), await company()]
  await db.update(users).set({ isDemo: true }).where(eq(users.id, demo.id))
  expect((await preview(listing, real)).json().data.students).toBe(10)
  expect((await preview(listing, demo)).json().data.students).toBeNull()
  for (const id of ids) await db.update(users).set({ isDemo: true }).where(eq(users.id, id))
  expect((await preview(listing, demo)).json().data.students).toBe(10)
})

test('accepts all fields of the form and requires a skill', async () => {
  const { preview } = await setup(0, 0)
  const form = { ...listing, location: '', type: '', duration: '', stipend: '', openings: null }
  expect((await preview(form)).statusCode).toBe(200)
  expect((await preview({ requirements: ['Go'] })).statusCode).toBe(200)
  expect((await preview({ ...listing, requirements: [] })).statusCode).toBe(400)
  expect((await preview({ ...listing, requirements: Array(31).fill('Go') })).statusCode).toBe(400)
})

test('limits the previews of a company within an hour', async () => {
  const { limits } = (await stage()).deps
  const { preview, company } = await setup(0, 0, { limits: { ...limits, analysesPerHour: 1 } })
  const kite = await company()
  for (let use = 0; use < 3; use++) expect((await preview(listing, kite)).statusCode).toBe(200)
  expect((await preview(listing, kite)).statusCode).toBe(429)
  expect((await preview()).statusCode).toBe(200)
})

test('lets other requests run at least every 20 milliseconds', async () => {
  const { deps, company } = await setup(20, 60)
  const kite = await company()
  const requirements = Array.from({ length: 30 }, (_, index) => `${'a b c d e f g h i j '.repeat(2)}${index}`)
  const draft = { title: 'Backend developer intern', description: 'We need Go or SQL. '.repeat(200), requirements }
  const block = await longestBlock(20, () => previewReach(deps, kite, draft, new AbortController().signal))
  expect(block).toBeLessThanOrEqual(20)
})

test('stops when the caller is gone', async () => {
  const { deps, company } = await setup(3, 3)
  await expect(previewReach(deps, await company(), listing, AbortSignal.abort())).rejects.toThrow()
})
