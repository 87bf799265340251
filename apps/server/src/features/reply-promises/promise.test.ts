import { replyDeadline } from '@fledge/core/applications/reply-promise'
import { describe, expect, test } from 'vitest'
import { promisesOn } from '../../testing/promises.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import { listingFields } from '../../testing/stage.ts'
import { releaseDecisions } from '../bulk-actions/release-decisions.ts'

const here = await resumeStage({ sessionHours: 10_000, sessionDays: 1000 })
const { as, clock, deps, student, company, internship, resumeOf, anyone } = here
const { sent, pass, shownTo, promisesOf, decide, post, write, bulk, proposeInterview } = promisesOn(here)

const fields = { ...listingFields, description: 'Answer questions with SQL.' }

describe('the promise of a listing', () => {
  test('is 14 days unless the company chooses, and an edit without it keeps it', async () => {
    const kite = await company()
    const posted = (payload: object) => as(kite)({ method: 'POST', url: '/api/internship', payload })
    expect((await posted(fields)).json().data.replyDays).toBe(14)
    const { id } = (await posted({ ...fields, replyDays: 3 })).json().data
    const edit = (payload: object) => as(kite)({ method: 'PUT', url: `/api/internship/${id}`, payload })
    expect((await edit({ ...fields, title: 'SQL intern' })).json().data.replyDays).toBe(3)
    expect((await edit({ ...fields, replyDays: 21 })).json().data.replyDays).toBe(21)
    expect((await anyone({ url: `/api/internship/${id}` })).json().data.replyDays).toBe(21)
  })

  test.each([0, 4, 30, '7', null])('rejects %j with an error that names the field', async (replyDays) => {
    const kite = await company()
    const reply = await as(kite)({ method: 'POST', url: '/api/internship', payload: { ...fields, replyDays } })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toEqual({ replyDays: 'Promise a reply within 3, 7, 14, 21 days; usually 14' })
  })

  test('is kept by each application as it was when it was sent', async () => {
    const [asha, kite] = [await student(), await company()]
    const listing = await internship({ company: kite, replyDays: 7 })
    const resumeId = await resumeOf(asha)
    const applied = await as(asha)({ method: 'POST', url: `/api/apply/${listing.id}`, payload: { resumeId } })
    const { id } = applied.json().data
    const promised = { replyBy: replyDeadline(clock.now, 7), replyState: 'due', replyAbout: 'application' }
    expect(applied.json().data).toMatchObject(promised)
    // Opening the resume is no answer.
    expect((await as(kite)({ url: `/api/apply/${id}/resume` })).statusCode).toBe(200)

    await as(kite)({ method: 'PUT', url: `/api/internship/${listing.id}`, payload: { ...fields, replyDays: 3 } })

    for (const who of [asha, kite]) expect(await shownTo(who, id)).toMatchObject({ ...promised, firstAnswerAt: null })
  })

  test('begins again when a student applies again, and the one before does not count', async () => {
    const [asha, kite] = [await student(), await company()]
    const listing = await internship({ company: kite })
    const resumeId = await resumeOf(asha)
    const apply = () => as(asha)({ method: 'POST', url: `/api/apply/${listing.id}`, payload: { resumeId } })
    const { id } = (await apply()).json().data
    await write(kite, id, 'Thank you for applying.')
    expect((await post(asha, `${id}/withdraw`)).json().data).toMatchObject({ replyState: null })
    pass(1)

    expect((await apply()).json().data).toMatchObject({
      attempt: 2,
      replyState: 'due',
      replyBy: replyDeadline(clock.now, 14),
      firstAnswerAt: null,
    })
    expect((await promisesOf(id)).map(({ closedAt }) => closedAt === null)).toEqual([false, true])
  })
})

describe('an answer', () => {
  const acts: [string, (to: Awaited<ReturnType<typeof sent>>) => Promise<{ statusCode: number }>][] = [
    ['a released rejection', ({ kite, id }) => decide(kite, id, { status: 'rejected' })],
    ['a released acceptance', ({ kite, id }) => decide(kite, id, { status: 'accepted' })],
    ['an interview proposal', ({ kite, id }) => proposeInterview(kite, id)],
  ]
  test.each(acts)('is %s', async (_name, act) => {
    const one = await sent()
    expect((await act(one)).statusCode).toBeLessThan(300)
    for (const who of [one.asha, one.kite])
      expect(await shownTo(who, one.id)).toMatchObject({
        replyState: 'answered',
        firstAnswerAt: clock.now.toISOString(),
      })
  })

  const others: typeof acts = [
    ['opening the application', ({ kite, id }) => post(kite, `${id}/seen`)],
    [
      'a place on the shortlist',
      ({ kite, id }) => as(kite)({ method: 'PUT', url: `/api/apply/${id}/shortlist`, payload: { shortlisted: true } }),
    ],
    ['a held decision', ({ kite, id }) => decide(kite, id, { status: 'rejected', tellIn: 600 })],
    ['a message of the company', ({ kite, id }) => write(kite, id, 'We need a few more days.')],
    ['a question of the company', ({ kite, id }) => write(kite, id, 'Which month can you start?')],
    [
      'a message of the company to many',
      ({ kite, id }) => bulk(kite, { act: 'message', ids: [id], text: 'We are still reading.' }),
    ],
    ['a message of the student', ({ asha, id }) => write(asha, id, 'Is there news?')],
  ]
  test.each(others)('is not %s', async (name, act) => {
    const one = await sent()
    expect((await act(one)).statusCode).toBeLessThan(300)
    expect(await shownTo(one.asha, one.id)).toMatchObject({ replyState: 'due', firstAnswerAt: null })
    pass(16)
    if (name.includes('decision')) return
    await releaseDecisions(deps)
    expect(await shownTo(one.asha, one.id)).toMatchObject({ status: 'pending', replyState: 'late' })
  })

  test('is not a message, which both sides see with the promise', async () => {
    // Messages have the time of the database.
    clock.now = new Date()
    const { asha, kite, id } = await sent({ daysAgo: 20 })
    expect(await shownTo(asha, id)).toMatchObject({ replyState: 'late', writtenAt: null })
    await write(asha, id, 'Is there news?')
    expect(await shownTo(kite, id)).toMatchObject({ writtenAt: null })
    await write(kite, id, 'We need a few more days.')
    const { writtenAt } = await shownTo(asha, id)
    expect(Date.parse(writtenAt)).toBeGreaterThan(0)
    expect(await shownTo(kite, id)).toMatchObject({ replyState: 'late', writtenAt })
    const { waiting } = (await as(kite)({ url: '/api/users/me/replies' })).json().data
    expect(waiting).toMatchObject([{ applicationId: id, replyState: 'late', writtenAt }])
  })

  test('counts from the moment when a held decision is released, also when that is too late', async () => {
    const { asha, kite, id } = await sent({ daysAgo: 14.2 })
    pass(0.5)
    const before = await shownTo(asha, id)
    await decide(kite, id, { status: 'accepted', tellIn: 86_400 })
    expect(await shownTo(asha, id)).toEqual(before)
    pass(1)
    await releaseDecisions(deps)
    const [promise] = await promisesOf(id)
    expect(promise!.answeredAt).toBe(clock.now.toISOString())
    expect(promise!.answeredAt! > promise!.replyBy).toBe(true)
    expect(await shownTo(asha, id)).toMatchObject({ status: 'accepted', replyState: 'answered' })
  })

  test('only the first one is the first answer', async () => {
    const { asha, kite, id } = await sent()
    await proposeInterview(kite, id)
    const { firstAnswerAt } = await shownTo(asha, id)
    pass(1)
    await decide(kite, id, { status: 'accepted' })
    expect((await shownTo(asha, id)).firstAnswerAt).toBe(firstAnswerAt)
  })
})

describe('a question of the student', () => {
  test('begins a promise of the days that the listing promises now, until the company writes', async () => {
    const { asha, kite, id } = await sent()
    await proposeInterview(kite, id)
    await write(asha, id, 'That helps a lot, thank you.')
    expect(await shownTo(asha, id)).toMatchObject({ replyState: 'answered' })
    pass(1)
    await write(asha, id, 'Can I work from home on two days?')
    const promised = { replyAbout: 'question', replyBy: replyDeadline(clock.now, 14), replyState: 'due' }
    for (const who of [asha, kite]) expect(await shownTo(who, id)).toMatchObject(promised)
    await write(asha, id, 'And may I begin in June?')
    expect(await promisesOf(id)).toHaveLength(2)
    pass(16)
    expect(await shownTo(asha, id)).toMatchObject({ replyState: 'late' })

    await write(kite, id, 'Yes to both.')

    expect(await shownTo(asha, id)).toMatchObject({ replyState: 'answered' })
  })

  test('is covered by the promise to reply to the application while that one is open', async () => {
    const { asha, id } = await sent()
    await write(asha, id, 'Is there news?')
    expect(await promisesOf(id)).toHaveLength(1)
  })

  test('begins no promise after a rejection, and one while the student does not know of it', async () => {
    const one = await sent()
    await decide(one.kite, one.id, { status: 'rejected' })
    await write(one.asha, one.id, 'May I ask why?')
    expect(await promisesOf(one.id)).toHaveLength(1)

    const other = await sent()
    await proposeInterview(other.kite, other.id)
    await decide(other.kite, other.id, { status: 'rejected', tellIn: 600 })
    await write(other.asha, other.id, 'Is there news?')
    expect((await promisesOf(other.id)).map(({ about }) => about)).toEqual(['application', 'question'])
  })
})

describe('a promise closes without counting', () => {
  test('when the student withdraws', async () => {
    const { asha, id } = await sent({ daysAgo: 20 })
    await post(asha, `${id}/withdraw`)
    expect(await promisesOf(id)).toMatchObject([{ answeredAt: null, closedAt: expect.any(String) }])
  })

  test('when the listing is withdrawn before the reply is due, and not afterwards', async () => {
    const kite = await company()
    const due = await sent({ kite, daysAgo: 2 })
    const late = await sent({ kite, daysAgo: 20, internshipId: due.listingId })
    expect((await as(kite)({ method: 'DELETE', url: `/api/internship/${due.listingId}` })).statusCode).toBe(200)
    expect(await promisesOf(due.id)).toMatchObject([{ closedAt: expect.any(String) }])
    expect(await promisesOf(late.id)).toMatchObject([{ closedAt: null }])
    expect(await shownTo(late.asha, late.id)).toMatchObject({ replyState: 'late' })
  })
})

test('an application from before companies promised has no promise and stays decidable', async () => {
  const asha = await student()
  const old = await here.application({ studentId: asha.id })
  expect(await shownTo(asha, old.id)).toMatchObject({ replyBy: null, replyState: null, replyAbout: null })
})
