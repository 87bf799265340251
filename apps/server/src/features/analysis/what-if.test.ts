import { expect, test } from 'vitest'
import { unusedId } from '../../http/contract/ids.ts'
import { resumeStage } from '../../testing/resume-files.ts'

const { as, student, internship, resumeOf } = await resumeStage()

const whatIf = (internshipId?: string) =>
  ({ url: `/api/ai/what-if${internshipId === undefined ? '' : `?internshipId=${internshipId}`}` }) as const
const analyze = (resumeId: string) =>
  ({ method: 'POST', url: '/api/ai/analyze-resume', payload: { resumeId } }) as const

const resume = [
  'Asha Rao',
  'asha@example.test',
  'Data analyst student',
  'Skills',
  'Python, SQL, pandas, Excel, Statistics',
  'Projects',
  '- City buses: answered questions with Python, SQL and pandas',
]
const data = await internship({
  title: 'Data analyst intern',
  description: '',
  requirements: ['SQL', 'Python', 'pandas', 'Tableau', 'SAS'],
})
await internship({ title: 'Data intern', description: '', requirements: ['SQL', 'Python', 'Tableau'] })

test('returns the score with each missing skill of an internship', async () => {
  const asha = await student()
  const id = await resumeOf(asha, resume)
  const { matching } = (await as(asha)(analyze(id))).json().data
  const now = matching.matches.find(({ internshipId }: { internshipId: string }) => internshipId === data.id)

  const reply = await as(asha)(whatIf(data.id))

  expect(reply.statusCode).toBe(200)
  const { skills, considered } = reply.json().data
  expect(considered).toBe(2)
  expect(skills.map(({ skill }: { skill: string }) => skill).sort()).toEqual(['SAS', 'Tableau'])
  for (const { here } of skills) {
    expect(here.before).toBe(now.matchPercentage)
    expect(here.after).toBeGreaterThan(here.before)
  }
})

test('the predicted score equals the score once the resume shows the skill', async () => {
  const [asha, later] = [await student(), await student()]
  await resumeOf(asha, resume)
  const { skills } = (await as(asha)(whatIf(data.id))).json().data
  const foreseen = skills.find(({ skill }: { skill: string }) => skill === 'Tableau').here.after

  const id = await resumeOf(later, [...resume, '- Tableau'])
  const { matches } = (await as(later)(analyze(id))).json().data.matching
  expect(matches.find(({ internshipId }: { internshipId: string }) => internshipId === data.id).matchPercentage).toBe(
    foreseen,
  )
})

test('orders skills over all internships by good and excellent matches', async () => {
  const asha = await student()
  await resumeOf(asha, resume)
  const { skills } = (await as(asha)(whatIf())).json().data
  const gains = skills.map((one: { moreGood: number; moreExcellent: number }) => one.moreGood + one.moreExcellent)
  expect(gains.length).toBeGreaterThan(0)
  expect(gains).toEqual([...gains].sort((a, b) => b - a))
  expect(skills.every(({ here }: { here: unknown }) => here === null)).toBe(true)
})

test('recommends no skill that loses a match', async () => {
  const asha = await student()
  await resumeOf(asha, ['Asha Verma', 'Skills', 'React, JavaScript, Next.js, Invoicing'])
  const open = (title: string, requirements: string[]) => internship({ title, description: '', requirements })
  await open('Accounts intern', ['Tally', 'Accounting', 'Bank reconciliation'])
  const web = await open('Web developer intern', ['React', 'JavaScript', 'Express', 'MongoDB', 'Angular'])
  await open('Web developer intern', ['React', 'JavaScript', 'MongoDB', 'Redux'])
  for (const internshipId of [undefined, web.id]) {
    const { skills } = (await as(asha)(whatIf(internshipId))).json().data
    for (const { skill, moreGood, moreExcellent } of skills)
      expect(Math.min(moreGood, moreExcellent), skill).toBeGreaterThanOrEqual(0)
  }
})

test('rejects a student without a resume', async () => {
  const reply = await as(await student())(whatIf(data.id))
  expect([reply.statusCode, reply.json()]).toEqual([
    409,
    { success: false, code: 'no_resume', message: 'No resume selected for analysis' },
  ])
})

test.each(['x', unusedId])('rejects the unknown internship %s', async (id) => {
  const asha = await student()
  await resumeOf(asha, resume)
  expect((await as(asha)(whatIf(id))).statusCode).toBe(404)
})
