import { expect, test } from 'vitest'
import { ashasResume, resumeStage } from '../../testing/resume-files.ts'
import { listingFields } from '../../testing/stage.ts'

const { anyone, as, company, student, resumeOf, internship, application } = await resumeStage()

const fields = { ...listingFields, requirements: 'SQL', duration: '6 months', stipend: 12_000 }
const offer = {
  stipendMax: 18_000,
  hoursPerWeek: 20,
  perks: ['ppo', 'certificate'],
  graduationYears: [2027, 2028],
  degrees: ['B.Tech', 'BCA'],
  minCgpa: 7.25,
}
const nothing = {
  stipendMax: null,
  hoursPerWeek: null,
  perks: [],
  graduationYears: [],
  degrees: [],
  minCgpa: null,
}
const kite = await company()
const post = async (body: object) => (await as(kite)({ method: 'POST', url: '/api/internship', body })).json().data
const put = async (id: string, body: object) =>
  (await as(kite)({ method: 'PUT', url: `/api/internship/${id}`, body })).json().data
const titles = async (query: Record<string, string>) =>
  (await anyone({ url: '/api/internship', query })).json().data.map(({ title }: { title: string }) => title)

test('stores what a listing offers and asks, and says nothing where its company has not', async () => {
  const { id } = await post({ ...fields, ...offer, graduationYears: '2028, 2027', degrees: 'B.Tech, BCA, b.tech' })
  expect((await anyone({ url: `/api/internship/${id}` })).json().data).toMatchObject({ ...offer, stipend: 12_000 })
  expect(await post(fields)).toMatchObject(nothing)
})

test('keeps what an edit leaves out and clears what it empties', async () => {
  const { id } = await post({ ...fields, ...offer })
  expect(await put(id, { ...fields, title: 'Analyst' })).toMatchObject({ ...offer, version: 2 })
  expect(await put(id, { ...fields, stipend: 18_000 })).toMatchObject({ ...offer, stipendMax: null })
  expect(await put(id, { ...fields, ...nothing, graduationYears: '', degrees: '' })).toMatchObject(nothing)
})

test.each([
  ['stipendMax', 12_000],
  ['stipendMax', 600_000],
  ['hoursPerWeek', 0],
  ['hoursPerWeek', 61],
  ['perks', ['car']],
  ['graduationYears', '20277'],
  ['graduationYears', 'next year'],
  ['graduationYears', [2027, 2028, 2029, 2030, 2031, 2032, 2033]],
  ['degrees', 'x'.repeat(61)],
  ['minCgpa', 10.5],
  ['minCgpa', -1],
])('rejects %s %j with 400 at its field', async (name, value) => {
  const reply = await as(kite)({ method: 'POST', url: '/api/internship', body: { ...fields, [name]: value } })
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields)[0]?.replace('.0', '')).toBe(name)
})

test('finds listings by perk, hours a week and year of graduation', async () => {
  const orbit = await company()
  await internship({ company: orbit, title: 'Short', perks: ['ppo'], hoursPerWeek: 15, graduationYears: [2029] })
  await internship({ company: orbit, title: 'Long', perks: ['certificate'], hoursPerWeek: 40 })
  const found = (query: Record<string, string>) => titles({ company: orbit.id, ...query })
  expect(await found({ perk: 'ppo' })).toEqual(['Short'])
  expect(await found({ hoursMax: '20' })).toEqual(['Short'])
  expect((await found({ graduationYear: '2029' })).sort()).toEqual(['Long', 'Short'])
  expect(await found({ graduationYear: '2030' })).toEqual(['Long'])
  expect((await anyone({ url: '/api/internship', query: { perk: 'car' } })).statusCode).toBe(400)
})

test('notifies applicants of a changed range and keeps the conditions that they answered', async () => {
  const asha = await student()
  const resumeId = await resumeOf(asha, ashasResume)
  const { id } = await post({ ...fields, ...offer, graduationYears: [2026] })
  const applied = await as(asha)({ method: 'POST', url: `/api/apply/${id}`, payload: { resumeId } })
  expect(applied.statusCode).toBe(201)
  await put(id, { ...fields, ...offer, stipendMax: 15_000, graduationYears: [2027] })

  const { data } = (await as(asha)({ url: `/api/apply/user/${asha.id}` })).json()
  expect(data[0].changes).toEqual([
    { term: 'Stipend', was: '₹12,000 – 18,000 / month', is: '₹12,000 – 15,000 / month' },
  ])
  for (const side of [asha, kite]) {
    const ledger = (await as(side)({ url: `/api/apply/${data[0].id}/ledger` })).json().data
    expect(ledger.conditions).toMatchObject([
      { kind: 'degree', phrase: 'B.Tech or BCA', fits: true, says: 'B.Tech' },
      { kind: 'year', phrase: 'Graduating in 2026', fits: false, says: '2027' },
      { kind: 'cgpa', phrase: 'CGPA of 7.25 or more', fits: null },
    ])
  }
  const { data: match } = (await as(asha)({ url: `/api/internship/${id}/match` })).json()
  expect(match.conditions).toContainEqual(expect.objectContaining({ kind: 'year', fits: true, says: '2027' }))
})

test('scores a listing alike whatever it offers and asks', async () => {
  const asha = await student()
  await resumeOf(asha, ashasResume)
  const scoreOf = async (body: object) => {
    const { id } = await post(body)
    return (await as(asha)({ url: `/api/internship/${id}/match` })).json().data.matchPercentage
  }
  expect(await scoreOf({ ...fields, ...offer, graduationYears: [2031], minCgpa: 10 })).toBe(await scoreOf(fields))
})

test('shows how many applied in ranges, without withdrawn applications and held decisions, unless the company hides it', async () => {
  const orbit = await company()
  const listing = await internship({ company: orbit })
  const competition = async () =>
    (await anyone({ url: `/api/internship/${listing.id}` }))
      .json()
      .data.checks.find(({ code }: { code: string }) => code === 'competition')
  expect(await competition()).toEqual({ code: 'competition', applicants: '0-10', answeredPercent: null })

  const now = new Date().toISOString()
  for (let index = 0; index < 12; index += 1)
    await application({
      internshipId: listing.id,
      firstAnswerAt: index < 4 ? now : null,
      withdrawnAt: index === 11 ? now : null,
      ...(index === 10 && { status: 'rejected', decidedAt: now, tellAt: now }),
    })
  expect(await competition()).toEqual({ code: 'competition', applicants: '11-50', answeredPercent: 40 })

  const body = { ...fields, showsCompetition: false }
  const reply = await as(orbit)({ method: 'PUT', url: `/api/internship/${listing.id}`, body })
  expect(reply.json().data.showsCompetition).toBe(false)
  expect(await competition()).toBeUndefined()
})
