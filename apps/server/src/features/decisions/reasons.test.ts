import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications } from '../../db/schema/applications.ts'
import { promisesOn } from '../../testing/promises.ts'
import { stage } from '../../testing/stage.ts'
import { releaseDecisions } from '../bulk-actions/release-decisions.ts'

const here = await stage({ sessionHours: 10_000, sessionDays: 1000 })
const { db, deps, company, internship, anyone } = here
const { sent, pass, shownTo, decide, post, rowOf } = promisesOn(here)

const reject = (payload: object) => ({ status: 'rejected', ...payload })
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

describe('a rejection with reasons', () => {
  test('shows the student one sentence per reason and the advice', async () => {
    const { asha, kite, id } = await sent()
    const reasons = [
      { code: 'skill_not_shown', skill: 'sql' },
      { code: 'other', text: 'We cancelled this project.' },
    ]
    const reply = await decide(kite, id, reject({ reasons, advice: ' Apply again next year. ' }))
    expect(reply.statusCode).toBe(200)
    const released = {
      reasons: [
        {
          code: 'skill_not_shown',
          skill: 'SQL',
          sentence:
            'This internship asks for SQL, and the company did not see it in use in the resume you sent. If you have used SQL, show where in your resume.',
        },
        {
          code: 'other',
          text: 'We cancelled this project.',
          sentence: 'The company wrote: “We cancelled this project.”',
        },
      ],
      advice: 'Apply again next year.',
    }
    for (const who of [asha, kite]) expect(await shownTo(who, id)).toMatchObject(released)
  })

  test('names two skills as two reasons, each once', async () => {
    const kite = await company()
    const { id: internshipId } = await internship({
      company: kite,
      title: 'Data intern',
      requirements: ['SQL', 'React'],
    })
    const { asha, id } = await sent({ kite, internshipId })
    const skills = (...names: string[]) =>
      reject({ reasons: names.map((skill) => ({ code: 'skill_not_shown', skill })) })
    const twice = await decide(kite, id, skills('SQL', 'sql'))
    expect([twice.statusCode, Object.keys(twice.json().fields)]).toEqual([400, ['reasons']])
    expect((await decide(kite, id, skills('SQL', 'React'))).statusCode).toBe(200)
    expect((await shownTo(asha, id)).reasons).toMatchObject([
      { code: 'skill_not_shown', skill: 'SQL' },
      { code: 'skill_not_shown', skill: 'React' },
    ])
  })

  test('is possible without reasons, as the specification has it', async () => {
    const { asha, kite, id } = await sent()
    expect((await decide(kite, id, { status: 'rejected' })).statusCode).toBe(200)
    expect(await shownTo(asha, id)).toMatchObject({ status: 'rejected', reasons: [], advice: null })
  })

  test('is hidden while it can be undone, and is frozen when it is released', async () => {
    const { asha, kite, id } = await sent()
    const before = await shownTo(asha, id)
    await decide(kite, id, reject({ reasons: [{ code: 'studies' }], advice: 'Apply next year.', tellIn: 600 }))
    expect(await shownTo(asha, id)).toEqual(before)
    expect(await shownTo(kite, id)).toMatchObject({ reasons: [{ code: 'studies' }], advice: 'Apply next year.' })
    await post(kite, `${id}/undo`)
    expect(await rowOf(id)).toMatchObject({ reasons: [], reasonsVersion: null, advice: null })

    await decide(kite, id, reject({ reasons: [{ code: 'interview' }], tellIn: 600 }))
    pass(1)
    await releaseDecisions(deps)
    const released = await shownTo(asha, id)
    expect(released.reasons).toMatchObject([{ code: 'interview' }])
    const again = await decide(kite, id, reject({ reasons: [{ code: 'studies' }] }))
    expect(again.statusCode).toBe(409)
    expect((await shownTo(asha, id)).reasons).toEqual(released.reasons)
  })

  test('of an earlier version still shows', async () => {
    const { asha, kite, id } = await sent()
    await decide(kite, id, reject({ reasons: [{ code: 'studies' }] }))
    await db
      .update(applications)
      .set({ reasons: [{ code: 'retired' }] })
      .where(eq(applications.id, id))
    expect((await shownTo(asha, id)).reasons).toEqual([{ code: 'retired', sentence: '' }])
    expect((await shownTo(kite, id)).reasons).toHaveLength(1)
  })

  test.each([
    ['an unknown reason', { reasons: [{ code: 'age' }] }, 'reasons.0.code'],
    ['three reasons', { reasons: [{ code: 'studies' }, { code: 'interview' }, { code: 'no_contact' }] }, 'reasons'],
    ['the same reason twice', { reasons: [{ code: 'studies' }, { code: 'studies' }] }, 'reasons'],
    ['no skill', { reasons: [{ code: 'skill_not_shown' }] }, 'reasons.0.skill'],
    ['a skill of another reason', { reasons: [{ code: 'studies', skill: 'SQL' }] }, 'reasons.0.skill'],
    ['a skill that is not asked for', { reasons: [{ code: 'skill_not_shown', skill: 'COBOL' }] }, 'reasons.0.skill'],
    ['something else without words', { reasons: [{ code: 'other' }] }, 'reasons.0.text'],
    ['something else with invisible words', { reasons: [{ code: 'other', text: '\u200b' }] }, 'reasons.0.text'],
    ['a text of another reason', { reasons: [{ code: 'studies', text: 'Hello' }] }, 'reasons.0.text'],
    ['101 words of advice', { advice: words(101) }, 'advice'],
    ['a negative time', { tellIn: -1 }, 'tellIn'],
    ['more than a day', { tellIn: 86_401 }, 'tellIn'],
    ['an offer', { offer: { note: 'Welcome' } }, 'offer'],
  ])('rejects %s with an error that names the field', async (_name, payload, field) => {
    const { kite, id } = await sent()
    const reply = await decide(kite, id, reject(payload))
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().fields)).toEqual([field])
    expect((await rowOf(id)).status).toBe('pending')
  })

  test('takes 100 words of advice, and no reasons for an acceptance', async () => {
    const { kite, id } = await sent()
    const accepted = await decide(kite, id, { status: 'accepted', reasons: [{ code: 'studies' }], advice: 'No.' })
    expect([accepted.statusCode, Object.keys(accepted.json().fields)]).toEqual([400, ['reasons', 'advice']])
    expect((await decide(kite, id, reject({ advice: words(100) }))).statusCode).toBe(200)
  })
})

test('a rejected student finds open internships that do not ask for the skill', async () => {
  const kite = await company()
  await internship({ company: kite, title: 'Cobbler one', requirements: ['Docker', 'SQL'] })
  const other = await internship({ company: kite, title: 'Cobbler two', requirements: ['SQL'] })
  const found = (await anyone({ url: '/api/internship?q=cobbler&without=docker' })).json()
  expect(found.data.map(({ id }: { id: string }) => id)).toEqual([other.id])
  expect(found.total).toBe(1)
})
