import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resumeFiles } from '../../db/schema/resumes.ts'
import { ashasResume, pdfOf, resumeStage, uploadOf } from '../../testing/resume-files.ts'

const { as, db, published, student, upload, resumeOf, work } = await resumeStage()

test('lists a student’s resume with its reading', async () => {
  const asha = await student()
  const url = `/api/resume/user/${asha.id}`
  expect((await as(asha)({ url })).json()).toEqual({ success: true, data: [] })

  const id = await resumeOf(asha)

  const { data } = (await as(asha)({ url })).json()
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    _id: id,
    id,
    url: `/api/resume/${id}/file`,
    status: 'read',
    message: null,
    skills: expect.arrayContaining(['Python', 'SQL', 'React']),
    experience: ['Data Intern at Kite Labs (June 2025 - August 2025)'],
    education: ['B.Tech, Computer Science, Pune University (2023 - 2027)'],
    experienceEntries: [{ title: 'Data Intern', company: 'Kite Labs' }],
  })
})

test('shows every line and the place of each finding', async () => {
  const asha = await student()
  const id = await resumeOf(asha)

  const { data } = (await as(asha)({ url: `/api/resume/${id}/reading` })).json()

  expect(data).toMatchObject({ pages: 2, email: 'asha.rao@example.test', name: 'Asha Rao' })
  const { sources } = data.skills.find(({ skill }: { skill: string }) => skill === 'SQL')
  const [{ line, start, end }] = sources
  expect(data.lines[line].text.slice(start, end)).toMatch(/SQL/)
})

test('a request for an unread resume waits for its reading', async () => {
  const asha = await student()
  const { id } = (await upload(asha)).json().data
  const [reading] = await Promise.all([as(asha)({ url: `/api/resume/${id}/reading` }), work()] as const)
  expect([reading.statusCode, reading.json().data.pages]).toEqual([200, 2])
  expect(published.filter(({ userId, event }) => userId === asha.id && event === 'resumeChanged')).toHaveLength(1)
})

test('rebuilds a draft of an older reader on request', async () => {
  const asha = await student()
  const id = await resumeOf(asha)
  const [file] = await db.select().from(resumeFiles).where(eq(resumeFiles.studentId, asha.id))
  const old = { ...file!.draft!, readerVersion: 'older', skills: [] }
  await db.update(resumeFiles).set({ draft: old, lines: [] }).where(eq(resumeFiles.id, file!.id))

  const { data } = (await as(asha)({ url: `/api/resume/${id}/reading` })).json()

  expect(data.readerVersion).not.toBe('older')
  expect(data.skills.map(({ skill }: { skill: string }) => skill)).toContain('SQL')
  const [now] = await db.select().from(resumeFiles).where(eq(resumeFiles.studentId, asha.id))
  expect(now!.draft!.readerVersion).toBe(data.readerVersion)
})

test('explains why a file cannot be read and what to do', async () => {
  const asha = await student()
  const bytes = Buffer.concat([(await pdfOf(ashasResume)).subarray(0, 400), Buffer.from('\ntrailer << >>')])
  const { id } = (await upload(asha, bytes)).json().data
  await work()

  const [shown] = (await as(asha)({ url: `/api/resume/user/${asha.id}` })).json().data
  expect(shown).toMatchObject({ id, status: 'unreadable', message: expect.stringMatching(/\w+/), skills: [] })
  const reading = await as(asha)({ url: `/api/resume/${id}/reading` })
  expect([reading.statusCode, reading.json().code, reading.json().message]).toEqual([422, 'unreadable', shown.message])
})

test('returns the file byte for byte for saving or viewing, without active content', async () => {
  const asha = await student()
  const bytes = await pdfOf(['<script>alert(1)</script>'])
  const { url } = (await as(asha)(await uploadOf(bytes, { name: 'आशा.pdf' }))).json().data

  const saved = await as(asha)({ url })
  const shown = await as(asha)({ url: `${url}?disposition=inline` })

  expect(bytes.equals(saved.rawPayload)).toBe(true)
  expect(bytes.equals(shown.rawPayload)).toBe(true)
  expect(saved.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="???.pdf"; filename*=UTF-8''${encodeURIComponent('आशा.pdf')}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  expect(shown.headers['content-disposition']).toMatch(/^inline; /)
})
