import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { resumeStage } from '../../testing/resume-files.ts'

const { as, db, published, student, company, internship, resumeOf } = await resumeStage()

const correct = (id: string, payload: object) =>
  ({ method: 'PUT', url: `/api/resume/${id}/corrections`, payload }) as const
const reading = (id: string) => ({ url: `/api/resume/${id}/reading` }) as const
const skillsIn = ({ skills }: { skills: { skill: string }[] }) => skills.map(({ skill }) => skill)

test('corrections apply to the reading, the card and the analysis', async () => {
  const asha = await student()
  await internship({ title: 'Data intern', requirements: ['SQL', 'Python', 'pandas'] })
  const id = await resumeOf(asha)
  const before = (await as(asha)(reading(id))).json().data
  const [job] = before.experience
  expect([before.confidence.name > 0.5, before.confidence.email > 0.5]).toEqual([true, true])

  const reply = await as(asha)(
    correct(id, {
      name: 'Asha R. Rao',
      skills: { added: ['k8s'], removed: ['React'] },
      experience: [{ anchor: job.anchor, fields: { company: 'Kite Analytics', duration: '2024 - 2025' } }],
    }),
  )

  expect(reply.statusCode).toBe(200)
  const { data } = reply.json()
  expect(data).toEqual((await as(asha)(reading(id))).json().data)
  expect([data.name, data.email]).toEqual(['Asha R. Rao', before.email])
  expect(data.skills.find(({ skill }: { skill: string }) => skill === 'Kubernetes').sources).toEqual([])
  expect(skillsIn(data)).not.toContain('React')
  const [card] = (await as(asha)({ url: `/api/resume/user/${asha.id}` })).json().data
  expect(card.skills).toEqual(skillsIn(data))
  expect(card.experience[0]).toBe(`${job.title} at Kite Analytics (2024 - 2025)`)
  const analysis = await as(asha)({ method: 'POST', url: '/api/ai/analyze-resume', payload: { resumeId: id } })
  expect(analysis.json().data.parsing.experience[0].company).toBe('Kite Analytics')
  expect(published).toContainEqual({ userId: asha.id, event: 'resumeChanged', payload: { resumeId: id } })
})

test('a removed skill no longer counts, and one without a place in the text earns nothing', async () => {
  const asha = await student()
  const listing = await internship({ title: 'Data intern', requirements: ['SQL', 'Docker', 'Python'] })
  const id = await resumeOf(asha)
  const score = async () => {
    const reply = await as(asha)({ method: 'POST', url: '/api/ai/analyze-resume', payload: { resumeId: id } })
    const { matches } = reply.json().data.matching
    return matches.find(({ internshipId }: { internshipId: string }) => internshipId === listing.id).matchPercentage
  }
  const asRead = await score()
  await as(asha)(correct(id, { skills: { added: ['Docker'], removed: [] } }))
  expect(await score()).toBe(asRead)
  await as(asha)(correct(id, { skills: { added: [], removed: ['SQL'] } }))
  expect(await score()).toBeLessThan(asRead)
})

test('corrections survive a new reading of the file', async () => {
  const asha = await student()
  const id = await resumeOf(asha)
  const [{ anchor }] = (await as(asha)(reading(id))).json().data.experience
  await as(asha)(correct(id, { experience: [{ anchor, fields: { title: 'Data Engineer Intern' } }] }))
  const { fileId } = (await db.select().from(resumes).where(eq(resumes.id, id)))[0]!
  await db.update(resumeFiles).set({ status: 'reading', draft: null, lines: null }).where(eq(resumeFiles.id, fileId))

  expect((await as(asha)(reading(id))).json().data.experience[0].title).toBe('Data Engineer Intern')
})

test('the last correction replaces earlier ones, and an empty one removes them', async () => {
  const asha = await student()
  const id = await resumeOf(asha)
  const asRead = (await as(asha)(reading(id))).json().data
  await as(asha)(correct(id, { name: 'One' }))
  await as(asha)(correct(id, { phone: '1' }))
  const { data } = (await as(asha)(reading(id))).json()
  expect([data.name, data.phone, data.corrections]).toEqual([asRead.name, '1', { phone: '1' }])
  await as(asha)(correct(id, {}))
  expect((await as(asha)(reading(id))).json().data).toEqual(asRead)
})

test('the company sees the corrected reading of the sent copy', async () => {
  const [asha, kite] = [await student(), await company()]
  const listing = await internship({ company: kite, title: 'Data intern', requirements: ['SQL', 'Python'] })
  const id = await resumeOf(asha)
  await as(asha)({ method: 'POST', url: `/api/apply/${listing.id}`, payload: { resumeId: id } })
  const fit = async () =>
    (await as(kite)({ url: `/api/apply/company/${listing.id}` })).json().data[0].fit.matchPercentage
  const before = await fit()
  await as(asha)(correct(id, { skills: { added: [], removed: ['SQL'] } }))
  expect(await fit()).toBeLessThan(before)
})

test.each([
  ['an unknown field of an entry', { experience: [{ anchor: 'x', fields: { salary: '1' } }] }],
  ['a number for a name', { name: 7 }],
  ['a text without end', { name: 'x'.repeat(301) }],
  ['an entry without an anchor', { education: [{ anchor: '', fields: {} }] }],
])('refuses %s', async (_what, payload) => {
  const asha = await student()
  const id = await resumeOf(asha)
  expect((await as(asha)(correct(id, payload))).statusCode).toBe(400)
})

test('runs corrections of a student one at a time, and rejects those beyond twenty waiting ones', async () => {
  const asha = await student()
  const id = await resumeOf(asha)
  const names = Array.from({ length: 30 }, (_, n) => `Asha ${n}`)
  const statuses: number[] = []
  // The lock keeps the first one running until all have arrived.
  const sent = await db.transaction(async (db) => {
    await db.select({ id: resumeFiles.id }).from(resumeFiles).for('update')
    const sent = names.map(async (name) => statuses.push((await as(asha)(correct(id, { name }))).statusCode))
    await vi.waitFor(() => expect(statuses).toEqual(Array(9).fill(429)), 10_000)
    return sent
  })
  await Promise.all(sent)
  expect(statuses).toEqual([...Array(9).fill(429), ...Array(21).fill(200)])
  expect((await as(asha)(correct(id, {}))).statusCode).toBe(200)
})
