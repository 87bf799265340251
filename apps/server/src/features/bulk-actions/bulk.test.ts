import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, messages } from '../../db/schema/applications.ts'
import { unusedId } from '../../http/contract/ids.ts'
import { promisesOn } from '../../testing/promises.ts'
import { stage } from '../../testing/stage.ts'
import { releaseDecisions } from './release-decisions.ts'
import { insertApplications } from './testing/many-applications.ts'

const here = await stage({ sessionHours: 10_000, sessionDays: 1000 })
const { as, db, clock, deps, published, student, company, internship, confirmEmail, notificationsOf, mailsTo } = here
const { sent, pass, shownTo, decide, post, bulk, rowOf, proposeInterview } = promisesOn(here)

const preview = (who: { id: string }, payload: object) => post(who, 'bulk/preview', payload)
const statusesOf = async (ids: readonly string[]) => {
  const rows = await db
    .select()
    .from(applications)
    .where(inArray(applications.id, [...ids]))
  return rows.map(({ status }) => status)
}

/** A company with this many applications to one listing. */
async function setup(count = 3) {
  const kite = await company()
  const listing = await internship({ company: kite, title: 'Data intern', requirements: ['SQL', 'Python'] })
  const all = []
  for (let i = 0; i < count; i += 1) all.push(await sent({ kite, internshipId: listing.id }))
  return { kite, listing, all, ids: all.map(({ id }) => id) }
}

describe('acting on many applications', () => {
  test('rejects all with reasons, tells every student once, and counts as a reply', async () => {
    const { kite, ids, all } = await setup()
    const reply = await bulk(kite, { act: 'reject', ids, reasons: [{ code: 'places_filled' }], advice: 'Try again.' })
    expect(reply.json()).toEqual({ success: true, data: { batchId: expect.any(String), count: 3 } })
    for (const { asha, id } of all) {
      expect(await shownTo(asha, id)).toMatchObject({
        status: 'rejected',
        advice: 'Try again.',
        replyState: 'answered',
        reasons: [{ code: 'places_filled' }],
      })
      expect(await notificationsOf(asha)).toMatchObject([{ message: 'Application was not successful this time.' }])
    }
    expect(published.filter(({ userId }) => userId === kite.id)).toContainEqual({
      userId: kite.id,
      event: 'applicationsChanged',
      payload: {},
    })
  })

  test('accepts with an offer, shortlists and writes', async () => {
    const { kite, ids, all } = await setup()
    const [first, ...others] = ids
    await bulk(kite, { act: 'accept', ids: [first], offer: { note: 'Welcome' } })
    expect(await shownTo(all[0]!.asha, first!)).toMatchObject({ status: 'accepted', offer: { note: 'Welcome' } })
    await bulk(kite, { act: 'shortlist', ids: others })
    expect(await shownTo(kite, others[0]!)).toMatchObject({ stage: 'shortlisted' })
    await bulk(kite, { act: 'message', ids, text: 'We look at everything this week.' })
    const rows = await db.select().from(messages).where(inArray(messages.applicationId, ids))
    expect(rows.map(({ sender, text }) => [sender, text])).toEqual(
      Array(3).fill(['company', 'We look at everything this week.']),
    )
    expect(await shownTo(all[1]!.asha, others[0]!)).toMatchObject({ replyState: 'due', unreadMessages: 1 })
    expect((await notificationsOf(all[1]!.asha)).map(({ category }) => category)).toEqual(['message_received'])
  })

  test('acts on all that match a filter, and on nothing else', async () => {
    const { kite, listing, ids, all } = await setup()
    const other = await sent({ kite })
    const foreign = await sent()
    await as(kite)({ method: 'PUT', url: `/api/apply/${ids[0]}/shortlist`, payload: { shortlisted: true } })
    await decide(kite, ids[1]!, { status: 'accepted' })
    await post(all[2]!.asha, `${ids[2]}/withdraw`)
    const filter = { internshipId: listing.id, status: 'pending' }
    const count = async (over: object) => (await preview(kite, { act: 'reject', filter: over })).json().data.count
    expect(await count(filter)).toBe(1)
    expect(await count({ status: 'pending' })).toBe(2)
    expect(await count({ ...filter, stage: 'shortlisted' })).toBe(1)
    expect(await count({ ...filter, stage: 'applied' })).toBe(0)
    expect(await count({ q: 'asha rao' })).toBe(2)
    expect(await count({ q: 'asha%' })).toBe(0)
    expect(await count({ q: other.asha.email.toUpperCase() })).toBe(1)
    expect(await count({ internshipId: 'no id' })).toBe(0)

    await bulk(kite, { act: 'reject', filter })

    expect(await statusesOf(ids)).toEqual(expect.arrayContaining(['rejected', 'accepted', 'pending']))
    expect(await statusesOf([other.id, foreign.id])).toEqual(['pending', 'pending'])
  })

  test('leaves out withdrawn and decided applications', async () => {
    const { kite, ids, all } = await setup()
    await post(all[0]!.asha, `${ids[0]}/withdraw`)
    await decide(kite, ids[1]!, { status: 'accepted' })
    expect((await bulk(kite, { act: 'reject', ids })).json().data.count).toBe(1)
    expect(await rowOf(ids[0]!)).toMatchObject({ status: 'pending', withdrawnAt: expect.any(String) })
    expect(await rowOf(ids[1]!)).toMatchObject({ status: 'accepted' })
    const again = await bulk(kite, { act: 'reject', ids })
    expect([again.statusCode, again.json().code]).toEqual([409, 'nothing_to_decide'])
  })

  test('what is pressed twice in haste is one act', async () => {
    const { kite, ids } = await setup()
    const send = (key: string) =>
      as(kite)({
        method: 'POST',
        url: '/api/apply/bulk',
        payload: { act: 'reject', ids, tellIn: 600 },
        headers: { 'idempotency-key': key },
      })
    const key = randomUUID()
    const replies = await Promise.all([send(key), send(key)])
    expect(replies.map((reply) => reply.json().data)).toEqual(Array(2).fill(replies[0]!.json().data))
    const replies2 = await Promise.all(Array.from({ length: 4 }, () => bulk(kite, { act: 'reject', ids })))
    expect(replies2.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409])
    expect((await as(kite)({ url: '/api/apply/bulk' })).json().data).toHaveLength(1)
  })

  test('a student with several applications gets one notification and one mail', async () => {
    const { kite, listing } = await setup(0)
    const asha = await student()
    await confirmEmail(asha)
    const one = await sent({ kite, asha, internshipId: listing.id })
    const other = await sent({ kite, asha })
    await bulk(kite, { act: 'reject', ids: [one.id, other.id] })
    expect(await notificationsOf(asha)).toMatchObject([
      {
        title: '2 applications at Kite Labs',
        message: 'Your applications were not successful this time: Data intern, Data intern.',
      },
    ])
    expect(await mailsTo(asha)).toHaveLength(1)
  })

  test('a preview lists the recipients and their texts, and changes nothing', async () => {
    const { kite, ids, all } = await setup()
    await post(all[0]!.asha, `${ids[0]}/withdraw`)
    const reasons = [{ code: 'skill_not_shown', skill: 'Python' }]
    const { data } = (await preview(kite, { act: 'reject', ids, reasons, advice: 'Keep going.' })).json()
    expect(data).toMatchObject({
      count: 2,
      skipped: [{ reason: 'withdrawn', count: 1, text: '1 left out: withdrawn by the student.' }],
      studentReads: [
        'Application was not successful this time.',
        expect.stringContaining('asks for Python'),
        'Advice from Kite Labs: Keep going.',
      ],
    })
    expect(data.recipients).toHaveLength(2)
    expect(data.recipients[0]).toMatchObject({ name: 'Asha Rao', internshipTitle: 'Data intern' })
    expect(await statusesOf(ids)).toEqual(['pending', 'pending', 'pending'])
  })

  test('a preview of offers has their note and dates', async () => {
    const { kite, ids } = await setup()
    const offer = { note: 'Bring your ID.', startDate: '2098-03-01', answerBy: '2098-01-09' }
    expect((await preview(kite, { act: 'accept', ids, offer })).json().data.studentReads).toEqual([
      'Congratulations! Your application was accepted.',
      'Note from Kite Labs: Bring your ID.',
      'First day: 1 Mar 2098',
      'Answer by: 9 Jan 2098',
    ])
  })

  test.each([
    ['neither ids nor a filter', { act: 'reject' }, 'ids'],
    ['both', { act: 'reject', ids: [unusedId], filter: {} }, 'ids'],
    ['an unknown act', { act: 'delete', filter: {} }, 'act'],
    ['no message', { act: 'message', filter: {} }, 'text'],
    ['a text of another act', { act: 'reject', filter: {}, text: 'Hello' }, 'text'],
    ['reasons of another act', { act: 'shortlist', filter: {}, reasons: [{ code: 'studies' }] }, 'reasons'],
    ['5,001 ids', { act: 'reject', ids: Array(5001).fill(unusedId) }, 'ids'],
  ])('rejects %s with an error that names the field', async (_name, payload, field) => {
    const reply = await bulk(await company(), payload)
    expect([reply.statusCode, Object.keys(reply.json().fields ?? {})]).toEqual([400, [field]])
  })

  test('rejects a skill that one of the listings does not ask for, and decides nothing', async () => {
    const { kite, ids } = await setup()
    const other = await sent({ kite })
    const reasons = [{ code: 'skill_not_shown', skill: 'Python' }]
    const reply = await bulk(kite, { act: 'reject', ids: [...ids, other.id], reasons })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields['reasons.0.skill']).toMatch(/^Data intern does not ask for Python\./)
    expect(await statusesOf(ids)).toEqual(['pending', 'pending', 'pending'])
  })

  test('refuses another number than the company typed', async () => {
    const { kite, ids } = await setup()
    const reply = await bulk(kite, { act: 'reject', ids, count: 4 })
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'count_changed'])
    expect((await bulk(kite, { act: 'reject', ids, count: 3 })).statusCode).toBe(200)
  })
})

describe('proposing interviews to many', () => {
  const proposal = (hours = 48) => {
    const startsAt = new Date(clock.now.getTime() + hours * 3_600_000)
    const slots = [{ startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) }]
    return { mode: 'phone', place: '+91 20 0000 0000', timeZone: 'Asia/Kolkata', slots }
  }

  test('sends everybody the same times, except with an open interview or a rejection', async () => {
    const { kite, ids, all } = await setup(4)
    await proposeInterview(kite, ids[0]!)
    await decide(kite, ids[1]!, { status: 'rejected' })
    const body = { act: 'interview', ids, interview: proposal() }
    expect((await preview(kite, body)).json().data).toMatchObject({
      count: 2,
      skipped: expect.arrayContaining([
        expect.objectContaining({ reason: 'in_interview', count: 1 }),
        expect.objectContaining({ reason: 'already_decided', count: 1 }),
      ]),
    })
    expect((await bulk(kite, body)).json().data.count).toBe(2)
    const { asha, id } = all[3]!
    expect(await shownTo(asha, id)).toMatchObject({ stage: 'interview', replyState: 'answered' })
    expect(await notificationsOf(asha)).toMatchObject([{ title: 'Interview proposed' }])
  })

  test('can be undone before it is sent, and is sent otherwise', async () => {
    const { kite, ids, all } = await setup(2)
    const propose = async () =>
      (await bulk(kite, { act: 'interview', ids, interview: proposal(), tellIn: 600 })).json().data.batchId
    await post(kite, `bulk/${await propose()}/undo`)
    await propose()
    await post(all[0]!.asha, `${ids[0]}/withdraw`)
    expect((await shownTo(all[1]!.asha, ids[1]!)).stage).toBe('applied')
    pass(0.1)
    await releaseDecisions(deps)
    expect((await shownTo(all[1]!.asha, ids[1]!)).stage).toBe('interview')
    expect(await notificationsOf(all[1]!.asha)).toHaveLength(1)
  })

  test('rejects times that have passed when they are sent, and more than 100', async () => {
    const { kite, ids } = await setup(1)
    const late = await bulk(kite, { act: 'interview', ids, interview: proposal(1), tellIn: 7200 })
    expect([late.statusCode, Object.keys(late.json().fields)]).toEqual([400, ['interview.slots.0']])
    const missing = await bulk(kite, { act: 'interview', ids })
    expect([missing.statusCode, Object.keys(missing.json().fields)]).toEqual([400, ['interview']])
    const { kite: large, listing } = await setup(0)
    await insertApplications(db, listing.id, 101)
    const many = await bulk(large, { act: 'interview', filter: {}, interview: proposal() })
    expect([many.statusCode, many.json().code]).toEqual([400, 'too_many'])
  })
})

describe('undoing an act', () => {
  test('restores all applications, once, and the students never hear of it', async () => {
    const { kite, ids, all } = await setup()
    const before = await Promise.all(all.map(({ asha, id }) => shownTo(asha, id)))
    const rowsBefore = await Promise.all(ids.map(rowOf))
    const { batchId } = (
      await bulk(kite, { act: 'reject', ids, reasons: [{ code: 'studies' }], advice: 'Hm', tellIn: 600 })
    ).json().data
    expect(await shownTo(kite, ids[0]!)).toMatchObject({ status: 'rejected', tellAt: expect.any(String) })
    expect((await as(kite)({ url: '/api/apply/bulk' })).json().data).toMatchObject([
      { batchId, act: 'reject', count: 3 },
    ])

    const undone = await post(kite, `bulk/${batchId}/undo`)

    expect(undone.json().data).toEqual({ batchId, count: 3 })
    expect(await Promise.all(ids.map(rowOf))).toEqual(rowsBefore)
    pass(1)
    await releaseDecisions(deps)
    expect(await Promise.all(all.map(({ asha, id }) => shownTo(asha, id)))).toEqual(before)
    for (const { asha } of all) expect(await notificationsOf(asha)).toEqual([])
    const again = await post(kite, `bulk/${batchId}/undo`)
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_told'])
    expect((await as(kite)({ url: '/api/apply/bulk' })).json().data).toEqual([])
  })

  test('is over when all are released at once', async () => {
    const { kite, ids, all } = await setup()
    const { batchId } = (await bulk(kite, { act: 'accept', ids, tellIn: 600 })).json().data
    clock.now = new Date(clock.now.getTime() + 599_000)
    await releaseDecisions(deps)
    expect(await shownTo(all[0]!.asha, ids[0]!)).toMatchObject({ status: 'pending' })
    clock.now = new Date(clock.now.getTime() + 1000)
    await Promise.all(Array.from({ length: 4 }, () => releaseDecisions(deps)))
    for (const { asha, id } of all) {
      expect(await shownTo(asha, id)).toMatchObject({ status: 'accepted' })
      expect(await notificationsOf(asha)).toHaveLength(1)
    }
    expect((await post(kite, `bulk/${batchId}/undo`)).statusCode).toBe(409)
    expect((await post(kite, `${ids[0]}/undo`)).statusCode).toBe(409)
  })

  test('leaves what was undone or withdrawn one by one as it is', async () => {
    const { kite, ids, all } = await setup()
    const { batchId } = (await bulk(kite, { act: 'reject', ids, tellIn: 600 })).json().data
    await post(kite, `${ids[0]}/undo`)
    await decide(kite, ids[0]!, { status: 'accepted', tellIn: 600 })
    await post(all[1]!.asha, `${ids[1]}/withdraw`)
    expect((await post(kite, `bulk/${batchId}/undo`)).json().data.count).toBe(1)
    expect(await rowOf(ids[0]!)).toMatchObject({ status: 'accepted', batchId: null })
    expect(await rowOf(ids[1]!)).toMatchObject({ status: 'pending', withdrawnAt: expect.any(String) })
    expect(await rowOf(ids[2]!)).toMatchObject({ status: 'pending', tellAt: null, batchId: null })
  })

  test('takes back a message before it is sent, and sends it otherwise', async () => {
    const { kite, ids, all } = await setup()
    const write = async () =>
      (await bulk(kite, { act: 'message', ids, text: 'Hello', tellIn: 600 })).json().data.batchId
    await post(kite, `bulk/${await write()}/undo`)
    await write()
    await post(all[0]!.asha, `${ids[0]}/withdraw`)
    pass(0.1)
    expect((await shownTo(all[1]!.asha, ids[1]!)).unreadMessages).toBe(0)
    await releaseDecisions(deps)
    expect(await db.$count(messages, inArray(messages.applicationId, ids))).toBe(2)
    expect(await shownTo(all[1]!.asha, ids[1]!)).toMatchObject({ unreadMessages: 1, replyState: 'due' })
  })

  test('takes a shortlist back for a day', async () => {
    const { kite, ids } = await setup()
    await as(kite)({ method: 'PUT', url: `/api/apply/${ids[0]}/shortlist`, payload: { shortlisted: true } })
    const { batchId, count } = (await bulk(kite, { act: 'shortlist', ids })).json().data
    expect(count).toBe(2)
    expect((await post(kite, `bulk/${batchId}/undo`)).json().data.count).toBe(2)
    expect((await rowOf(ids[0]!)).shortlistedAt).not.toBeNull()
    expect((await rowOf(ids[1]!)).shortlistedAt).toBeNull()
    const later = (await bulk(kite, { act: 'shortlist', ids })).json().data.batchId
    pass(1.1)
    expect((await post(kite, `bulk/${later}/undo`)).statusCode).toBe(409)
  })

  test('is impossible for what was released at once', async () => {
    const { kite, ids } = await setup()
    const { batchId } = (await bulk(kite, { act: 'reject', ids: ids.slice(1) })).json().data
    expect((await post(kite, `bulk/${batchId}/undo`)).statusCode).toBe(409)
    expect((await post(kite, `bulk/${unusedId}/undo`)).statusCode).toBe(404)
    expect((await post(kite, 'bulk/nothing/undo')).statusCode).toBe(404)
  })
})
