import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settings } from '../../db/schema/accounts.ts'
import { internshipReports, internships } from '../../db/schema/internships.ts'
import { mails } from '../../db/schema/mails.ts'
import { readMails, stage } from '../../testing/stage.ts'
import { insertNotifications } from '../notifications/insert-notifications.ts'

const { as, clock, company, confirmEmail, db, deps, internship, student, notificationsOf, mailsTo, erase } =
  await stage()

type Person = { id: string }
const report = (who: Person, id: string, body: object = { reason: 'asks_for_money', text: 'They want ₹500.' }) =>
  as(who)({ method: 'POST', url: `/api/internship/${id}/report`, body })
const ownReport = async (who: Person, id: string) =>
  (await as(who)({ url: `/api/internship/${id}/report` })).json().data
const answer = (who: Person, id: string, text = 'The fee was a mistake; we removed it.') =>
  as(who)({ method: 'PUT', url: `/api/internship/reports/${id}/reply`, body: { text } })
const received = async (who: Person) => (await as(who)({ url: '/api/internship/reports' })).json().data
const mailsAbout = (id: string) => readMails(db, eq(mails.link, `/internships/${id}`))

async function confirmedStudent() {
  const made = await student()
  await confirmEmail(made)
  return made
}

async function scene() {
  const [asha, kite] = [await student(), await company()]
  await confirmEmail(asha, kite)
  return { asha, kite, listing: await internship({ company: kite, title: 'Data intern' }) }
}

test('stores a report, mails it to the operator and notifies the company without the name of the student', async () => {
  const { asha, kite, listing } = await scene()
  expect(await ownReport(asha, listing.id)).toBeNull()
  const reply = await report(asha, listing.id)

  expect(reply.statusCode).toBe(201)
  const stored = { internshipId: listing.id, reason: 'asks_for_money', text: 'They want ₹500.' }
  expect(reply.json().data).toMatchObject({ ...stored, reply: null, repliedAt: null, outcome: 'unchanged' })
  expect(await ownReport(asha, listing.id)).toEqual(reply.json().data)
  const [mail] = await mailsAbout(listing.id)
  expect(mail).toMatchObject({ recipient: 'contact@fledge.test', subject: 'An internship was reported' })
  expect(mail?.text).toContain('Reason: It asks for money\n\nThe student wrote:\nThey want ₹500.')
  expect(await notificationsOf(kite)).toMatchObject([{ title: 'A student reported your internship' }])
  expect(await received(kite)).toEqual([{ ...reply.json().data, title: 'Data intern' }])
  for (const shown of [mail?.text, await notificationsOf(kite), await received(kite)]) {
    expect(JSON.stringify(shown)).not.toContain('Asha')
    expect(JSON.stringify(shown)).not.toContain(asha.id)
  }
})

test('rejects a second report with 409, also when both arrive at once', async () => {
  const { asha, listing } = await scene()
  const replies = await Promise.all([report(asha, listing.id), report(asha, listing.id)])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  expect(await db.$count(internshipReports, eq(internshipReports.internshipId, listing.id))).toBe(1)
  expect(await mailsAbout(listing.id)).toHaveLength(1)
})

test('the company answers once; the student and the operator get the answer', async () => {
  const { asha, kite, listing } = await scene()
  const { id } = (await report(asha, listing.id)).json().data
  const reply = await answer(kite, id)

  const text = 'The fee was a mistake; we removed it.'
  expect(reply.json().data).toMatchObject({ id, title: 'Data intern', reply: text })
  expect(await ownReport(asha, listing.id)).toMatchObject({ reply: text, repliedAt: clock.now.toISOString() })
  expect((await notificationsOf(asha)).map(({ title }) => title)).toEqual(['Your report was answered'])
  const sent = (await mailsAbout(listing.id)).find(({ subject }) => subject === 'A company answered a report')
  expect(sent?.text).toContain(`The company answered:\n${text}`)
  expect((await answer(kite, id, 'Again')).statusCode).toBe(409)
  expect(await ownReport(asha, listing.id)).toMatchObject({ reply: text })
})

test('mails the company once a day per listing, with the reason and without the student', async () => {
  const { asha, kite, listing } = await scene()
  const other = await internship({ company: kite, title: 'Go intern' })
  await Promise.all([
    report(asha, listing.id),
    report(await confirmedStudent(), listing.id, { reason: 'asks_for_money' }),
    report(await confirmedStudent(), listing.id, { reason: 'asks_for_money' }),
  ])
  await report(asha, other.id, { reason: 'not_real' })

  const [first, second, ...more] = await mailsTo(kite)
  expect(more).toEqual([])
  expect(first).toMatchObject({
    subject: 'A student reported your internship: Data intern',
    link: '/company/dashboard?tab=internships',
  })
  expect(first?.text).toContain('your internship Data intern.\n\nReason: It asks for money\n\n')
  expect(second?.text).toContain('your internship Go intern.\n\nReason: The internship is not real\n\n')
  expect(JSON.stringify([first, second])).not.toMatch(/Asha|₹500/)
  expect(await notificationsOf(kite)).toHaveLength(4)
})

test('mails the answer to the student, also on a day with a mail about a change of the listing', async () => {
  const { asha, kite, listing } = await scene()
  const change = {
    kind: 'listing_changed',
    params: { listing: 'Data intern', company: 'Kite Labs', changes: [] },
  } as const
  await insertNotifications(deps, [
    { userId: asha.id, senderId: null, event: 'change', content: change, internshipId: listing.id },
  ])
  await answer(kite, (await report(asha, listing.id)).json().data.id)
  const sent = (await mailsTo(asha)).find(
    ({ subject }) => subject === 'Your report was answered: Data intern at Kite Labs',
  )
  expect(sent?.text).toContain('answered your report: Data intern.')
  expect(sent?.link).toBe(`/student/dashboard?tab=internships&highlight=${listing.id}`)
})

test('sends no mails to people that have switched mails off', async () => {
  const { asha, kite, listing } = await scene()
  await db.insert(settings).values([asha, kite].map(({ id }) => ({ userId: id, email: false })))
  await answer(kite, (await report(asha, listing.id)).json().data.id)
  expect([await mailsTo(asha), await mailsTo(kite)]).toEqual([[], []])
  expect([await notificationsOf(asha), await notificationsOf(kite)].map(({ length }) => length)).toEqual([1, 1])
})

test('the outcome follows the listing: changed after an edit, closed once it is not open', async () => {
  const { asha, kite, listing } = await scene()
  await report(asha, listing.id)
  const { title, description, requirements, location, type, duration } = listing
  const body = { title, description, requirements, location, type, duration, stipend: 16_000 }
  await as(kite)({ method: 'PUT', url: `/api/internship/${listing.id}`, body })
  expect(await ownReport(asha, listing.id)).toMatchObject({ outcome: 'changed' })
  // The row stays, because the report refers to it.
  await as(kite)({ method: 'DELETE', url: `/api/internship/${listing.id}` })
  expect(await ownReport(asha, listing.id)).toMatchObject({ outcome: 'closed' })
})

test('rejects closed and unknown listings, and unknown reasons', async () => {
  const { asha, kite, listing } = await scene()
  expect((await report(asha, 'nothing')).statusCode).toBe(404)
  expect((await report(asha, listing.id, { reason: 'boring' })).json().fields).toHaveProperty('reason')
  const { id } = (await report(asha, listing.id)).json().data
  expect((await answer(kite, id, ' ')).statusCode).toBe(400)
  expect(await received(await company())).toEqual([])
  await db.update(internships).set({ state: 'closed' }).where(eq(internships.id, listing.id))
  expect((await report(await confirmedStudent(), listing.id)).statusCode).toBe(404)
})

test('limits the reports of a student per hour', async () => {
  const { asha, kite } = await scene()
  for (let n = 0; n < 10; n += 1)
    expect((await report(asha, (await internship({ company: kite })).id)).statusCode).toBe(201)
  expect((await report(asha, (await internship({ company: kite })).id)).statusCode).toBe(429)
})

test('erasing the student erases the report with its notification and mail', async () => {
  const { asha, kite, listing } = await scene()
  await report(asha, listing.id)
  await erase(asha)
  expect(await received(kite)).toEqual([])
  expect(await notificationsOf(kite)).toEqual([])
  expect(await mailsAbout(listing.id)).toEqual([])
})

test('takes reports only from students with a confirmed address', async () => {
  const { listing } = await scene()
  const refused = await report(await student(), listing.id)
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({ code: 'verify_email_first' })
  expect(await mailsAbout(listing.id)).toEqual([])
})
