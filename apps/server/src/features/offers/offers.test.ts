import { indianDay } from '@fledge/core/internships/state'
import { describe, expect, test } from 'vitest'
import { promisesOn } from '../../testing/promises.ts'
import { stage } from '../../testing/stage.ts'
import { remindOfOffers } from './remind.ts'

const here = await stage({ sessionHours: 10_000, sessionDays: 1000 })
const { as, anyone, clock, deps, company, internship, confirmEmail, notificationsOf, mailsTo } = here
const { sent, pass, shownTo, decide, post, bulk, rowOf } = promisesOn(here)

const dayAfter = (days: number) => indianDay(new Date(clock.now.getTime() + days * 86_400_000))
const bellOf = async (who: { id: string }) =>
  (await notificationsOf(who)).map(({ title, message }) => `${title}: ${message}`)
const answer = (who: { id: string }, id: string, payload: object) => post(who, `${id}/answer`, payload)

describe('an offer', () => {
  test('carries a note, a first day and a day to answer by', async () => {
    const { asha, kite, id } = await sent()
    const offer = { note: 'We look forward to you.', startDate: dayAfter(30), answerBy: dayAfter(5) }
    expect((await decide(kite, id, { status: 'accepted', offer })).statusCode).toBe(200)
    for (const who of [asha, kite]) expect(await shownTo(who, id)).toMatchObject({ status: 'accepted', offer })
  })

  test('is optional, and so is each of its parts', async () => {
    const [one, other] = [await sent(), await sent()]
    await decide(one.kite, one.id, { status: 'accepted' })
    expect((await shownTo(one.asha, one.id)).offer).toBeNull()
    await decide(other.kite, other.id, { status: 'accepted', offer: { startDate: dayAfter(30) } })
    expect((await shownTo(other.asha, other.id)).offer).toEqual({ note: '', startDate: dayAfter(30), answerBy: null })
  })

  test.each([
    ['a day to answer by that has passed', { answerBy: '2020-01-01' }, 'offer.answerBy'],
    ['a first day that has passed', { startDate: '2020-01-01' }, 'offer.startDate'],
    ['something that is no day', { answerBy: 'soon' }, 'offer.answerBy'],
    ['a note that is too long', { note: 'x'.repeat(1001) }, 'offer.note'],
  ])('rejects %s with an error that names the field', async (_name, offer, field) => {
    const { kite, id } = await sent()
    const reply = await decide(kite, id, { status: 'accepted', offer })
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]])
    expect((await rowOf(id)).status).toBe('pending')
  })

  test('is declined with a reason, which the company reads', async () => {
    const { asha, kite, id } = await sent()
    await decide(kite, id, { status: 'accepted' })
    const reply = await answer(asha, id, { answer: 'declined', reason: ' I found a place nearer to home. ' })
    expect(reply.statusCode).toBe(200)
    expect(await shownTo(kite, id)).toMatchObject({
      status: 'accepted',
      answer: 'declined',
      answerReason: 'I found a place nearer to home.',
    })
    const long = await answer(asha, id, { answer: 'declined', reason: 'x'.repeat(501) })
    expect([long.statusCode, Object.keys(long.json().fields)]).toEqual([400, ['reason']])
  })
})

describe('the day to answer by', () => {
  test('is reminded of once, two days before, in the bell and by mail', async () => {
    const { asha, kite, id } = await sent()
    await confirmEmail(asha, kite)
    await decide(kite, id, { status: 'accepted', offer: { answerBy: dayAfter(5) } })
    const reminders = async () => {
      await remindOfOffers(deps)
      await remindOfOffers(deps)
      return (await bellOf(asha)).filter((text) => text.startsWith('Answer the offer by'))
    }
    pass(2)
    expect(await reminders()).toEqual([])
    pass(1)
    expect(await reminders()).toEqual([
      expect.stringMatching(/^Answer the offer by \d+ \w+: Kite Labs expects your answer by \d+ \w+: Data intern\.$/),
    ])
    pass(1)
    expect(await reminders()).toHaveLength(1)
    expect((await mailsTo(asha)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Kite Labs expects your answer by'),
    )
  })

  test('is not reminded of after an answer, before the offer is released, or on the day of the offer', async () => {
    const answered = await sent()
    await decide(answered.kite, answered.id, { status: 'accepted', offer: { answerBy: dayAfter(2) } })
    await answer(answered.asha, answered.id, { answer: 'confirmed' })
    const held = await sent()
    await decide(held.kite, held.id, { status: 'accepted', offer: { answerBy: dayAfter(2) }, tellIn: 86_400 })
    const fresh = await sent()
    await decide(fresh.kite, fresh.id, { status: 'accepted', offer: { answerBy: dayAfter(1) } })
    await remindOfOffers(deps)
    for (const { asha } of [answered, held, fresh])
      expect((await bellOf(asha)).filter((text) => text.startsWith('Answer the offer'))).toEqual([])
  })

  test('that passes declines nothing: the student can still accept', async () => {
    const { asha, kite, id } = await sent()
    await decide(kite, id, { status: 'accepted', offer: { answerBy: dayAfter(3) } })
    pass(100)
    await remindOfOffers(deps)
    expect(await shownTo(kite, id)).toMatchObject({ status: 'accepted', answer: null })
    expect((await answer(asha, id, { answer: 'confirmed' })).statusCode).toBe(200)
  })
})

describe('a place', () => {
  const setup = async (openings: number | null, applicants: number) => {
    const kite = await company()
    const listing = await internship({ company: kite, title: 'Data intern', openings })
    const all = []
    for (let i = 0; i < applicants; i += 1) all.push(await sent({ kite, internshipId: listing.id }))
    return { kite, listing, all }
  }
  const offersToTell = async (kite: { id: string }) => (await bellOf(kite)).filter((text) => /filled/.test(text))

  test('is filled when the student accepts; the company is offered to tell the others once all are', async () => {
    const { kite, listing, all } = await setup(2, 4)
    const [one, two, three] = all
    const filled = async () => (await as(kite)({ url: `/api/internship/${listing.id}` })).json().data.filledCount
    for (const { id } of [one!, two!, three!]) await decide(kite, id, { status: 'accepted' })
    expect(await filled()).toBe(0)
    await answer(one!.asha, one!.id, { answer: 'confirmed' })
    await answer(three!.asha, three!.id, { answer: 'declined' })
    expect([await filled(), await offersToTell(kite)]).toEqual([1, []])
    await answer(two!.asha, two!.id, { answer: 'confirmed' })
    expect(await filled()).toBe(2)
    expect(await offersToTell(kite)).toEqual([
      'All places are filled: 2 students accepted: Data intern. One applicant still waits. You can tell them that the places are filled.',
    ])
    expect((await anyone({ url: `/api/internship/${listing.id}` })).json().data).not.toHaveProperty('filledCount')

    const rejected = await bulk(kite, {
      act: 'reject',
      filter: { internshipId: listing.id, status: 'pending' },
      reasons: [{ code: 'places_filled' }],
    })
    expect(rejected.json().data.count).toBe(1)
  })

  test('of a listing without a number of openings is offered after each acceptance, while an applicant waits', async () => {
    const { kite, all } = await setup(null, 2)
    const [one, two] = all
    await decide(kite, one!.id, { status: 'accepted' })
    await answer(one!.asha, one!.id, { answer: 'confirmed' })
    expect(await offersToTell(kite)).toHaveLength(1)
    await decide(kite, two!.id, { status: 'accepted' })
    await answer(two!.asha, two!.id, { answer: 'confirmed' })
    expect(await offersToTell(kite)).toHaveLength(1)
  })

  test('taken as the last two at once is offered to tell once', async () => {
    const { kite, all } = await setup(2, 3)
    for (const { id } of all.slice(0, 2)) await decide(kite, id, { status: 'accepted' })
    await Promise.all(all.slice(0, 2).map(({ asha, id }) => answer(asha, id, { answer: 'confirmed' })))
    expect(await offersToTell(kite)).toHaveLength(1)
  })
})
