import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { applicationEvents, applications } from '../../db/schema/applications.ts'
import { mails } from '../../db/schema/mails.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import type { NewNotification } from '../notifications/new-notification.ts'
import { toStore } from '../notifications/store.ts'
import { findToSend, send, type ToSend } from './send-queries.ts'

const { as, db, student, company, internship, resumeOf } = await resumeStage()

async function scenery() {
  const [asha, kite] = [await student(), await company()]
  const listing = await internship({ company: kite, title: 'Data intern' })
  const resumeId = await resumeOf(asha)
  const found = (await findToSend(db, asha.id, listing.id))!
  return { asha, kite, listing, resumeId, found }
}
type Scenery = Awaited<ReturnType<typeof scenery>>

/** Sends what was found, as if nothing had happened since. */
function sendFound({ asha, listing, found }: Pick<Scenery, 'asha' | 'listing' | 'found'>) {
  const notice = {
    ...{ userId: asha.id, event: `test:${crypto.randomUUID()}`, type: 'info', category: 'application_status' },
    ...{ priority: 'normal', title: 'Application sent', message: 'You applied.' },
  } as NewNotification
  const settings = { email: true, push: true, applications: true, matches: true, messages: true }
  const { values } = toStore(
    [notice],
    new Map([[asha.id, { email: asha.email, role: 'student', settings, isLeaving: false }]]),
  )
  const { held, before, version } = found
  return send(db, {
    ...{ id: before?.id ?? crypto.randomUUID(), internshipId: listing.id, version, studentId: asha.id },
    ...{ resumeId: held!.id, fileId: held!.fileId, beforeId: before?.id ?? null, attempt: before?.attempt ?? 0 },
    ...values,
  })
}

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
  const again: ToSend = (await findToSend(db, given.asha.id, given.listing.id))!
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

  const reply = await as(asha)({ method: 'POST', url: `/api/apply/${listing.id}`, payload: { resumeId } })

  expect(reply.statusCode).toBe(201)
  expect(asked).toHaveBeenCalledTimes(3)
  // Each query takes a connection, and no transaction takes one besides.
  expect(begun).toHaveBeenCalledTimes(3)
  asked.mockRestore()
  begun.mockRestore()
})
