import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applications } from '../../db/schema/applications.ts'
import { mails, notifications } from '../../db/schema/mails.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import { listingFields } from '../../testing/stage.ts'

const { as, anyone, db, student, company, internship, resumeOf, confirmEmail } = await resumeStage()

const fields = { ...listingFields, requirements: 'SQL', duration: '6 months', stipend: 12_000 }
const why = { text: 'Why us?', kind: 'text', required: true, choices: [] } as const
const city = { text: 'Which office?', kind: 'choice', required: false, choices: ['Pune', 'Delhi'] } as const
const laptop = { text: 'Do you have a laptop?', kind: 'yesno', required: true, choices: [] } as const
const answers = [
  { question: 'Do you have a laptop?', answer: 'Yes' },
  { question: 'Why us?', answer: 'A secret reason' },
]

async function setup() {
  const [asha, kite] = [await student(), await company()]
  const body = { ...fields, questions: [why, { ...city, choices: 'Pune, Delhi, pune' }, laptop] }
  const { data: listing } = (await as(kite)({ method: 'POST', url: '/api/internship', body })).json()
  const resumeId = await resumeOf(asha)
  const apply = (payload: object = {}) =>
    as(asha)({ method: 'POST', url: `/api/apply/${listing.id}`, payload: { resumeId, ...payload } })
  const edit = (questions: object[]) =>
    as(kite)({ method: 'PUT', url: `/api/internship/${listing.id}`, body: { ...fields, questions } })
  return { asha, kite, listing, apply, edit }
}

test('shows the questions of a listing, and keeps them in an edit that leaves them out', async () => {
  const { kite, listing } = await setup()
  expect((await anyone({ url: `/api/internship/${listing.id}` })).json().data.questions).toEqual([why, city, laptop])
  const edited = await as(kite)({
    method: 'PUT',
    url: `/api/internship/${listing.id}`,
    body: { ...fields, stipend: 1 },
  })
  expect(edited.json().data.questions).toEqual([why, city, laptop])
})

test.each([
  ['four questions', [why, city, laptop, { text: 'More?' }], 'questions'],
  ['the same question twice', [why, why], 'questions'],
  ['a choice without choices', [{ ...city, choices: ['Pune'] }], 'questions.0.choices'],
  ['an empty question', [{ ...why, text: ' ' }], 'questions.0.text'],
  ['a long question', [{ ...why, text: 'x'.repeat(201) }], 'questions.0.text'],
  ['another kind', [{ ...why, kind: 'file' }], 'questions.0.kind'],
])('rejects %s', async (_name, questions, field) => {
  const kite = await company()
  const reply = await as(kite)({ method: 'POST', url: '/api/internship', body: { ...fields, questions } })
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields)).toEqual([field])
})

test('shows answers and motivation of an application to its company and student only', async () => {
  const { asha, kite, apply } = await setup()
  await confirmEmail(kite, asha)
  const reply = await apply({ motivation: ' I like data. ', answers })
  expect(reply.statusCode).toBe(201)

  const { id } = reply.json().data
  const sent = { motivation: 'I like data.', answers: [answers[1], answers[0]] }
  expect((await as(asha)({ url: `/api/apply/user/${asha.id}` })).json().data).toMatchObject([{ id, ...sent }])
  expect((await as(kite)({ url: '/api/apply/company' })).json().data).toMatchObject([{ id, ...sent }])
  for (const other of [await student(), await company()]) {
    const replies = [`/api/apply/user/${asha.id}`, '/api/apply/company'].map((url) => as(other)({ url }))
    for (const { body } of await Promise.all(replies)) expect(body).not.toMatch(/A secret reason|I like data/)
  }
  const stored = [await db.select().from(notifications), await db.select().from(mails)]
  expect(JSON.stringify(stored)).not.toMatch(/A secret reason|I like data/)
})

test.each([
  [
    'no answer to a required question',
    [],
    'answer_required',
    /^This internship asks: “Why us\?” Answer it to apply\.$/,
  ],
  ['an empty answer', [{ question: 'Why us?', answer: '  ' }], 'answer_required', /“Why us\?”/],
  [
    'another answer than yes or no',
    [{ question: 'Do you have a laptop?', answer: 'Maybe' }, answers[1]!],
    'answer_not_valid',
    /“Do you have a laptop\?”/,
  ],
  ['a question that is not asked', [...answers, { question: 'Age?', answer: '20' }], 'question_unknown', /“Age\?”/],
])('rejects %s with 400, and stores nothing', async (_name, given, code, message) => {
  const { asha, apply } = await setup()
  const reply = await apply({ answers: given })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ code, message: expect.stringMatching(message) })
  expect(await db.$count(applications, eq(applications.studentId, asha.id))).toBe(0)
})

test.each([
  { motivation: 'x'.repeat(601) },
  { answers: [{ question: 'Why us?', answer: 'x'.repeat(301) }] },
  { answers: Array(4).fill({ question: 'Why us?', answer: 'x' }) },
])('rejects more than the limits', async (payload) => {
  const { apply } = await setup()
  expect((await apply(payload)).statusCode).toBe(400)
})

test('takes the resume alone where nothing is required', async () => {
  const { apply, edit } = await setup()
  await edit([city])
  const reply = await apply()
  expect(reply.json().data).toMatchObject({ motivation: null, answers: [] })
})

test('keeps the questions that were answered when the listing is edited, and a race never mixes them', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { kite, apply, edit } = await setup()
    const [applied, edited] = await Promise.all([apply({ answers }), edit([{ ...why, text: 'Why now?' }])])
    expect(edited.statusCode).toBe(200)
    expect([201, 400]).toContain(applied.statusCode)
    const { data } = (await as(kite)({ url: '/api/apply/company' })).json()
    expect(data.map(({ answers: given }: { answers: object[] }) => given)).toEqual(
      applied.statusCode === 201 ? [[answers[1], answers[0]]] : [],
    )
  }
})

test('hides what was written from the company while withdrawn, and replaces it when the student applies again', async () => {
  const { asha, kite, apply } = await setup()
  const { id } = (await apply({ motivation: 'First', answers })).json().data
  const seenBy = async () => (await as(kite)({ url: '/api/apply/company' })).json().data

  await as(asha)({ method: 'POST', url: `/api/apply/${id}/withdraw` })
  expect(await seenBy()).toMatchObject([{ id, motivation: null, answers: [] }])

  await apply({ answers })
  expect(await seenBy()).toMatchObject([{ id, motivation: null, answers: [{ question: 'Why us?' }, {}] }])
})

test('scores an application alike whatever was written', async () => {
  const kite = await company()
  const listing = await internship({ company: kite })
  for (const motivation of [null, 'I know SQL, Python and React.']) {
    const asha = await student()
    const payload = { resumeId: await resumeOf(asha), motivation }
    await as(asha)({ method: 'POST', url: `/api/apply/${listing.id}`, payload })
  }
  const { data } = (await as(kite)({ url: `/api/apply/company/${listing.id}` })).json()
  expect(data[0].fit).toEqual(data[1].fit)
})
