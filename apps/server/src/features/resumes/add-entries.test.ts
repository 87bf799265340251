import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { resumeStage } from '../../testing/resume-files.ts'

const { as, db, student, internship, resumeOf } = await resumeStage()

const correct = (id: string, payload: object) =>
  ({ method: 'PUT', url: `/api/resume/${id}/corrections`, payload }) as const
const reading = (id: string) => ({ url: `/api/resume/${id}/reading` }) as const

const missedJobs = [
  'Asha Rao',
  'asha.rao@example.test',
  'Work',
  'Vayu Stores',
  'Accounts clerk on the counter',
  'Made the bills in Tally.',
  'Gali Kirana',
  'Counted goods in Excel.',
  'Skills',
  'Tally, Excel, Python',
]
const job = {
  anchor: 'Vayu Stores',
  added: true,
  fields: { title: 'Accounts clerk', company: 'Vayu Stores', duration: '2024 - 2025' },
}

test('an added job is in the reading, the card and the matches, and survives a new reading', async () => {
  const asha = await student()
  const listing = await internship({ title: 'Accounts clerk intern', requirements: ['Tally', 'Microsoft Excel'] })
  const id = await resumeOf(asha, missedJobs)
  const score = async () => {
    const reply = await as(asha)({ method: 'POST', url: '/api/ai/analyze-resume', payload: { resumeId: id } })
    const { matches } = reply.json().data.matching
    return matches.find(({ internshipId }: { internshipId: string }) => internshipId === listing.id).matchPercentage
  }
  const before = (await as(asha)(reading(id))).json().data
  const asRead = await score()
  expect(before.experience).toEqual([])
  expect(before.addable.experience).toContainEqual({ from: 3, to: 7 })
  const other = { anchor: 'Gali Kirana', added: true, fields: { company: 'Gali Kirana' } }

  const { data } = (await as(asha)(correct(id, { experience: [job, other] }))).json()

  expect(data.experience).toMatchObject([
    { title: 'Accounts clerk', anchor: 'Vayu Stores', added: 'shown', from: 3, to: 5, confidence: 1 },
    { company: 'Gali Kirana', added: 'shown', from: 6, to: 7, description: 'Counted goods in Excel.' },
  ])
  const begins = data.addable.experience.map(({ from }: { from: number }) => from)
  expect(begins).toEqual([4, 5, 7])
  const [card] = (await as(asha)({ url: `/api/resume/user/${asha.id}` })).json().data
  expect(card.experience[0]).toBe('Accounts clerk at Vayu Stores (2024 - 2025)')
  expect(await score()).toBeGreaterThan(asRead)
  const { fileId } = (await db.select().from(resumes).where(eq(resumes.id, id)))[0]!
  await db.update(resumeFiles).set({ status: 'reading', draft: null, lines: null }).where(eq(resumeFiles.id, fileId))
  expect((await as(asha)(reading(id))).json().data).toEqual(data)
  await as(asha)(correct(id, {}))
  expect((await as(asha)(reading(id))).json().data).toEqual(before)
})

test('a job on a line of skills, a heading or no line at all is not there', async () => {
  const asha = await student()
  const id = await resumeOf(asha, missedJobs)
  const experience = ['Tally, Excel, Python', 'Skills', 'Moon'].map((anchor) => ({ ...job, anchor }))
  const reply = await as(asha)(correct(id, { experience }))
  expect(reply.statusCode).toBe(200)
  expect(reply.json().data.experience).toEqual([])
})

test('accepts the longest values of an added job and refuses longer ones and resumes of others', async () => {
  const [asha, ravi] = [await student(), await student()]
  const id = await resumeOf(asha, missedJobs)
  const longest = { ...job, fields: { title: 'x'.repeat(5_000), description: 'y'.repeat(5_000) } }
  const { data } = (await as(asha)(correct(id, { experience: [longest] }))).json()
  expect(data.experience[0].title).toHaveLength(5_000)
  const tooLong = [
    { ...job, anchor: 'x'.repeat(1_001) },
    { ...longest, fields: { title: 'x'.repeat(5_001) } },
  ]
  for (const one of tooLong) expect((await as(asha)(correct(id, { experience: [one] }))).statusCode).toBe(400)
  expect((await as(asha)(correct(id, { experience: Array(51).fill(job) }))).statusCode).toBe(400)
  expect((await as(asha)(correct(id, { experience: Array(50).fill(job) }))).json().data.experience).toHaveLength(1)
  expect((await as(ravi)(correct(id, { experience: [job] }))).statusCode).toBe(404)
  expect((await as(ravi)(reading(id))).statusCode).toBe(404)
})
