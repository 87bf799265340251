import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { mailedTokens, users } from '../../db/schema/accounts.ts'
import { applications, replyPromises } from '../../db/schema/applications.ts'
import { calendarFeeds } from '../../db/schema/calendar-feeds.ts'
import { sha256 } from '../../http/security/token.ts'
import { stage } from '../../testing/stage.ts'
import { eraseAccounts } from '../account/erase.ts'
import { hashPassword } from '../auth/password.ts'
import { interviewsOn } from '../interviews/testing/scenery.ts'

const here = await stage()
const { as, anyone, db, deps, clock, student, company, internship, application, exportOf } = here
const { scheduled, cancel } = interviewsOn(here)

type Person = { id: string }
const url = '/api/users/me/calendar'
const create = async (who: Person): Promise<string> => (await as(who)({ method: 'POST', url })).json().data.url
const read = (address: string) => anyone({ url: address })
const revoke = (who: Person) => as(who)({ method: 'DELETE', url })

/** The events of a feed, read alike by two parsers: summary and start, for a whole day without a time. */
async function eventsOf(who: Person): Promise<Record<string, string>> {
  const { body, statusCode } = await read(await create(who))
  expect(statusCode).toBe(200)
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  const others = Object.values(nodeIcal.sync.parseICS(body)).filter((one): one is VEvent => one?.type === 'VEVENT')
  expect(others.map(({ uid, summary }) => [uid, summary])).toEqual(events.map(({ uid, summary }) => [uid, summary]))
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  const startOf = ({ startDate }: ICAL.Event) =>
    startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString()
  return Object.fromEntries(events.map((event) => [event.summary, startOf(event)]))
}

test('holds the agreed interviews of both sides, and no cancelled one', async () => {
  const { asha, kite, id } = await scheduled([48])
  const { startsAt } = (await as(kite)({ url: `/api/interviews/${id}` })).json().data
  expect(await eventsOf(asha)).toEqual({ 'Interview: Data intern (Kite Labs)': startsAt })
  expect(await eventsOf(kite)).toEqual({ 'Interview: Data intern (Asha Rao)': startsAt })
  await cancel(kite, id)
  expect(await eventsOf(asha)).toEqual({})
})

test('holds the days of promised replies in India, and for a company one event a day', async () => {
  const kite = await company()
  const listing = await internship({ company: kite })
  const [asha, ravi] = [await student(), await student()]
  for (const { id: studentId } of [asha, ravi]) {
    const { id: applicationId } = await application({ internshipId: listing.id, studentId })
    const promise = {
      applicationId,
      companyId: kite.id,
      about: 'application',
      startedAt: '2030-01-01T00:00:00.000Z',
    } as const
    await db.insert(replyPromises).values({ ...promise, replyBy: '2030-01-08T18:29:59.999Z' })
  }
  expect(await eventsOf(asha)).toEqual({ 'Reply due from Kite Labs: Data intern': '2030-01-08' })
  expect(await eventsOf(kite)).toEqual({ 'Reply to 2 applicants: Data intern': '2030-01-08' })
})

test('holds the days of an offer once it is sent, until it is declined', async () => {
  const kite = await company()
  const listing = await internship({ company: kite })
  const asha = await student()
  const offer = { status: 'accepted', answerBy: '2030-02-01', offerStartsOn: '2030-03-01' } as const
  const tellAt = new Date(clock.now.getTime() + 60_000).toISOString()
  const { id } = await application({ ...offer, internshipId: listing.id, studentId: asha.id, tellAt })
  expect(await eventsOf(asha)).toEqual({})
  expect(await eventsOf(kite)).toEqual({})
  await db.update(applications).set({ tellAt: null }).where(eq(applications.id, id))
  expect(await eventsOf(asha)).toEqual({
    'Answer the offer of Kite Labs: Data intern': '2030-02-01',
    'Start of Data intern (Kite Labs)': '2030-03-01',
  })
  expect(await eventsOf(kite)).toEqual({
    'Answer to your offer due from Asha Rao: Data intern': '2030-02-01',
    'Start of Data intern (Asha Rao)': '2030-03-01',
  })
  await db.update(applications).set({ answer: 'declined' }).where(eq(applications.id, id))
  expect(await eventsOf(asha)).toEqual({})
})

test('answers a revoked or replaced address with 410, and an unknown one with 404', async () => {
  const asha = await student()
  const first = await create(asha)
  const second = await create(asha)
  expect((await read(first)).statusCode).toBe(410)
  expect((await read(second)).headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'cache-control': 'private, no-cache',
  })
  expect((await as(asha)({ url })).json().data.createdAt).not.toBeNull()
  await revoke(asha)
  expect((await read(second)).json()).toMatchObject({ code: 'revoked' })
  expect((await as(asha)({ url })).json().data).toEqual({ createdAt: null })
  expect((await read('/api/calendar/unknown/fledge.ics')).statusCode).toBe(404)
})

const changePassword = async ({ id }: Person) => {
  const passwordHash = await hashPassword('a kite over Pune')
  await db.update(users).set({ passwordHash }).where(eq(users.id, id))
  const payload = { currentPassword: 'a kite over Pune', newPassword: 'two kites over Pune' }
  return as({ id })({ method: 'POST', url: '/api/auth/change-password', payload })
}
const resetPassword = async ({ id }: Person) => {
  const expiresAt = new Date(clock.now.getTime() + 60_000).toISOString()
  await db.insert(mailedTokens).values({ tokenHash: sha256(id), userId: id, purpose: 'reset_password', expiresAt })
  return anyone({
    method: 'POST',
    url: '/api/auth/reset-password',
    payload: { token: id, password: 'a kite over Pune' },
  })
}
const endOtherSessions = (who: Person) => as(who)({ method: 'DELETE', url: '/api/auth/sessions' })

test.each([
  ['a new password', changePassword],
  ['a forgotten password', resetPassword],
  ['ending all other sessions', endOtherSessions],
])('%s ends the address of this person only', async (_name, end) => {
  const [asha, ravi] = [await student(), await student()]
  const [address, other] = [await create(asha), await create(ravi)]
  expect((await end(asha)).statusCode).toBe(200)
  expect((await read(address)).statusCode).toBe(410)
  expect((await read(other)).statusCode).toBe(200)
})

test('keeps one address when two are created at once, and stores no secret', async () => {
  const asha = await student()
  const made = await Promise.all([create(asha), create(asha)])
  const codes = await Promise.all(made.map(async (address) => (await read(address)).statusCode))
  expect(codes.toSorted()).toEqual([200, 410])
  const stored = JSON.stringify(await db.select().from(calendarFeeds))
  for (const address of made) expect(stored).not.toContain(address.split('/')[3])
})

test('limits reads of an address', async () => {
  const address = await create(await student())
  const codes = []
  for (let reads = 0; reads <= 120; reads += 1) codes.push((await read(address)).statusCode)
  expect(codes.filter((code) => code === 200)).toHaveLength(120)
  expect(codes.at(-1)).toBe(429)
})

test.each([student, company])('ends with the account, and the export names its days only', async (make) => {
  const who = await make()
  const address = await create(who)
  const exported = JSON.parse((await exportOf(who))['fledge.json']!)
  expect(exported.calendarAddresses).toEqual([{ createdAt: expect.any(String), revokedAt: null }])
  await db.update(users).set({ eraseAt: clock.now.toISOString() }).where(eq(users.id, who.id))
  expect((await read(address)).statusCode).toBe(410)
  await eraseAccounts(deps)
  expect(await db.$count(calendarFeeds, eq(calendarFeeds.userId, who.id))).toBe(0)
})
