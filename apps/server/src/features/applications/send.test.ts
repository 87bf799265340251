import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { applicationEvents, applications } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'
import { mails } from '../../db/schema/mails.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import type { NewNotification } from '../notifications/new-notification.ts'
import { toStore } from '../notifications/store.ts'
import { apply as applyAs } from './apply.ts'
import { findToSend, type Sending, send, type ToSend } from './send-queries.ts'

const { as, db, deps, student, company, internship, resumeOf } = await resumeStage()

async function scenery() {
  const [asha, kite] = [await student(), await company()]
  const listing = await internship({ company: kite, title: 'Data intern' })
  const resumeId = await resumeOf(asha)
  const found = (await find(asha, listing))!
  return { asha, kite, listing, resumeId, found }
}
type Scenery = Awaited<ReturnType<typeof scenery>>

/** What was found, to be sent as if nothing had happened since. */
function sendingOf({ asha, listing, found }: Pick<Scenery, 'asha' | 'listing' | 'found'>): Sending {
  const { held, before, version } = found
  const id = before?.id ?? crypto.randomUUID()
  const notice = {
    ...{ userId: asha.id, event: `application:${id}:${crypto.randomUUID()}`, type: 'info' },
    ...{ category: 'application_status', priority: 'normal', title: 'Application sent', message: 'You applied.' },
  } as NewNotification
  const settings = { email: true, push: true, applications: true, matches: true, messages: true }
  const recipient = { email: asha.email, role: 'student', settings, isConfirmed: true, isLeaving: false } as const
  return {
    ...{ id, internshipId: listing.id, version, studentId: asha.id, resumeId: held!.id, fileId: held!.fileId },
    ...{ beforeId: before?.id ?? null, attempt: before?.attempt ?? 0 },
    told: toStore([notice], new Map([[asha.id, recipient]])),
  }
}

const sendFound = async (given: Pick<Scenery, 'asha' | 'listing' | 'found'>) => (await send(db, [sendingOf(given)]))[0]
const find = async (asha: { id: string }, listing: { id: string }) =>
  (await findToSend(db, [{ studentId: asha.id, internshipId: listing.id }]))[0]
const apply = ({ asha, listing, resumeId }: Pick<Scenery, 'asha' | 'resumeId'> & { listing: { id: string } }) =>
  as(asha)({ method: 'POST', url: `/api/apply/${listing.id}`, payload: { resumeId } })

async function written({ asha, listing }: Pick<Scenery, 'asha' | 'listing'>) {
  const rows = await db.select().from(applications).where(eq(applications.internshipId, listing.id))
  const lines = await Promise.all(
    rows.map(({ id }) => db.$count(applicationEvents, eq(applicationEvents.applicationId, id))),
  )
  const told = await db.$count(notifications, eq(notifications.userId, asha.id))
  return { rows: rows.length, lines, told, mails: await db.$count(mails, eq(mails.recipient, asha.email)) }
}

const nothing = { rows: 0, lines: [], told: 0, mails: 0 }
const edited = {
  ...{ title: 'Data intern', description: 'Something else.', requirements: ['SQL'], location: 'Pune' },
  ...{ type: 'Hybrid', duration: '6 months', stipend: 1 },
}

test('the application, its line, the notification and its mail are written together', async () => {
  const given = await scenery()
  expect(await sendFound(given)).toMatchObject({ told: [{ userId: given.asha.id }] })
  expect(await written(given)).toEqual({ rows: 1, lines: [1], told: 1, mails: 1 })
})

test.each<[string, (given: Scenery) => Promise<{ statusCode: number }>]>([
  ['edited', ({ kite, listing }) => as(kite)({ method: 'PUT', url: `/api/internship/${listing.id}`, payload: edited })],
  [
    'paused',
    ({ kite, listing }) =>
      as(kite)({ method: 'PATCH', url: `/api/internship/${listing.id}/state`, payload: { state: 'paused' } }),
  ],
  ['taken down', ({ kite, listing }) => as(kite)({ method: 'DELETE', url: `/api/internship/${listing.id}` })],
])('of a listing that was %s since it was read nothing is written', async (_what, happen) => {
  const given = await scenery()
  expect((await happen(given)).statusCode).toBe(200)

  expect(await sendFound(given)).toBeUndefined()
  expect(await written(given)).toEqual(nothing)
})

test('of a resume that was deleted or replaced since it was read nothing is written', async () => {
  const given = await scenery()
  await as(given.asha)({ method: 'DELETE', url: `/api/resume/${given.resumeId}` })
  expect(await sendFound(given)).toBeUndefined()

  await resumeOf(given.asha)
  expect(await sendFound(given)).toBeUndefined()
  expect(await written(given)).toEqual(nothing)
})

test('what was sent since it was read is not sent again, and what was withdrawn once only', async () => {
  const given = await scenery()
  expect(await sendFound(given)).toBeDefined()
  expect(await sendFound(given)).toBeUndefined()
  const [{ id } = { id: '' }] = await db
    .select()
    .from(applications)
    .where(eq(applications.internshipId, given.listing.id))
  const again: ToSend = (await find(given.asha, given.listing))!
  expect(await sendFound({ ...given, found: again })).toBeUndefined()

  await as(given.asha)({ method: 'POST', url: `/api/apply/${id}/withdraw` })
  expect(await sendFound({ ...given, found: again })).toBeDefined()
  expect(await sendFound({ ...given, found: again })).toBeUndefined()
  const [row] = await db.select().from(applications).where(eq(applications.internshipId, given.listing.id))
  expect(row).toMatchObject({ id, attempt: 2, withdrawnAt: null })
})

test('applying takes three statements: who asks, what it depends on, and what is written', async () => {
  const { asha, listing, resumeId } = await scenery()
  const { client } = db._.session as unknown as { client: { query: () => void; connect: () => void } }
  const [asked, begun] = [vi.spyOn(client, 'query'), vi.spyOn(client, 'connect')]

  const reply = await apply({ asha, listing, resumeId })

  expect(reply.statusCode).toBe(201)
  expect(asked).toHaveBeenCalledTimes(3)
  // Each query takes a connection, and no transaction takes one besides.
  expect(begun).toHaveBeenCalledTimes(3)
  asked.mockRestore()
  begun.mockRestore()
})

test('of several that are sent at the same moment each is told of its own, and what is not so any more is left out', async () => {
  const [first, second, edited] = await Promise.all([scenery(), scenery(), scenery()])
  await as(edited.kite)({ method: 'DELETE', url: `/api/internship/${edited.listing.id}` })

  const sent = await send(db, [first, edited, second, first].map(sendingOf))

  expect(sent.map((one) => one?.told.map(({ userId }) => userId))).toEqual([
    ...[[first.asha.id], undefined, [second.asha.id], undefined],
  ])
  expect(await Promise.all([first, second, edited].map(written))).toEqual([
    ...Array(2).fill({ rows: 1, lines: [1], told: 1, mails: 1 }),
    nothing,
  ])
})

test('both sides are told, each of its own, when one event concerns both', async () => {
  const given = await scenery()
  const sending = sendingOf(given)
  const [notice] = sending.told.notices
  sending.told.notices.push({ ...notice!, userId: given.kite.id })

  const [sent] = await send(db, [sending])

  expect(sent!.told.map(({ userId }) => userId)).toEqual([given.asha.id, given.kite.id])
})

test('one that the database refuses does not take those with it that came at the same moment', async () => {
  const [first, refused, second] = await Promise.all([scenery(), scenery(), scenery()])
  await db.execute(
    sql.raw(`alter table applications add constraint refused check (student_id <> '${refused.asha.id}') not valid`),
  )

  const replies = await Promise.all([first, refused, second].map(apply)).finally(() =>
    db.execute(sql`alter table applications drop constraint refused`),
  )

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 500, 201])
  expect(await Promise.all([first, second, refused].map(written))).toMatchObject([
    ...Array(2).fill({ rows: 1, lines: [1], told: 1 }),
    nothing,
  ])
})

test('what speaks against one application is no word to those at the same moment', async () => {
  const [first, paused, second] = await Promise.all([scenery(), scenery(), scenery()])
  await as(paused.kite)({
    ...{ method: 'PATCH', url: `/api/internship/${paused.listing.id}/state`, payload: { state: 'paused' } },
  })

  const replies = await Promise.all(
    [first, paused, second, { ...first, listing: { id: crypto.randomUUID() } }].map(apply),
  )

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 409, 201, 404])
  expect(await written(paused)).toEqual(nothing)
})

test('an error of ours with one application is not told to those at the same moment', async () => {
  const [first, broken] = await Promise.all([scenery(), scenery()])
  const nameless = Object.defineProperty({ ...broken.asha }, 'email', {
    get() {
      throw new TypeError('no address')
    },
  })
  const requestOf = ({ listing, resumeId }: Scenery) => ({ internshipId: listing.id, resumeId })

  const [sent, failed] = await Promise.allSettled([
    applyAs(deps, first.asha, requestOf(first)),
    applyAs(deps, nameless, requestOf(broken)),
  ])

  expect(sent.status).toBe('fulfilled')
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no address' } })
  expect(await written(broken)).toEqual(nothing)
})

test('a listing that somebody works on is waited for by those who apply to it, and by nobody else', async () => {
  const [busy, free] = await Promise.all([scenery(), scenery()])

  const { waits } = await db.transaction(async (tx) => {
    await tx.execute(sql`select from ${internships} where ${internships.id} = ${busy.listing.id} for update`)
    const [waits, goes] = [apply(busy), apply(free)]
    expect((await goes).statusCode).toBe(201)
    expect(await written(busy)).toEqual(nothing)
    return { waits }
  })

  expect((await waits).statusCode).toBe(201)
  expect(await written(busy)).toMatchObject({ rows: 1, lines: [1] })
})

test('many who apply at the same moment take few statements', async () => {
  const kite = await company()
  const listing = await internship({ company: kite, title: 'Data intern' })
  const people = await Promise.all(Array.from({ length: 12 }, async () => student()))
  const resumes = await Promise.all(people.map((one) => resumeOf(one)))
  const { client } = db._.session as unknown as { client: { query: () => void } }
  const asked = vi.spyOn(client, 'query')

  const replies = await Promise.all(
    people.map((one, index) =>
      as(one)({ method: 'POST', url: `/api/apply/${listing.id}`, payload: { resumeId: resumes[index] } }),
    ),
  )

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 201))
  expect(asked.mock.calls.length).toBeLessThan(1.5 * people.length)
  asked.mockRestore()
})
