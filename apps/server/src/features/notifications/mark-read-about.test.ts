import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '../../db/schema/notifications.ts'
import { promisesOn } from '../../testing/promises.ts'
import { stage } from '../../testing/stage.ts'
import { insertNotifications } from './insert-notifications.ts'

const here = await stage()
const { as, db, deps, published, student, company, internship, application } = here
const { proposeInterview } = promisesOn(here)

const [kite, asha] = [await company(), await student()]
const about = (event: string) => ({
  userId: kite.id,
  senderId: asha.id,
  event,
  content: { kind: 'application_received', params: { student: 'Asha Rao', listing: 'Data intern' } } as const,
})

/** An application with notifications of its company about it, another application and another company's. */
async function notified() {
  const [{ id }, { id: other }] = [await sent(), await sent()]
  const events = [`application:${id}:received`, `nudge:${id}:1`, `messages:${id}:1`, `application:${other}:received`]
  await insertNotifications(deps, events.map(about))
  await insertNotifications(deps, [{ ...about(`application:${id}:received`), userId: (await company()).id }])
  published.splice(0)
  return { id, other }
}
const sent = async () => application({ internshipId: (await internship({ company: kite })).id })

async function unread(id: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, kite.id), eq(notifications.isRead, false)))
  return rows.flatMap(({ event }) => (event.split(':')[1] === id ? event.split(':')[0]! : [])).sort()
}

test.each([
  ['opening it', 'POST', '/seen', {}],
  ['shortlisting it', 'PUT', '/shortlist', { shortlisted: true }],
  ['deciding it', 'PUT', '', { status: 'rejected', tellIn: 10 }],
] as const)(
  '%s marks what the bell says about an application as read, and nothing else',
  async (_act, method, path, payload) => {
    const { id, other } = await notified()
    const reply = await as(kite)({ method, url: `/api/apply/${id}${path}`, payload })
    expect(reply.statusCode).toBe(200)
    expect(await unread(id)).toEqual(['messages'])
    expect(await unread(other)).toEqual(['application'])
    expect(published.filter(({ userId, event }) => userId === kite.id && event === 'notificationRead')).toHaveLength(2)
  },
)

test('so does an act on many', async () => {
  const { id, other } = await notified()
  await as(kite)({ method: 'POST', url: '/api/apply/bulk', payload: { act: 'reject', ids: [id] } })
  expect([await unread(id), await unread(other)]).toEqual([['messages'], ['application']])
})

test('reading a conversation marks what the bell says about its messages as read', async () => {
  const { id } = await notified()
  await as(kite)({ method: 'POST', url: `/api/apply/${id}/messages/read` })
  expect(await unread(id)).toEqual(['application', 'nudge'])
})

test('answering a proposal marks it as read', async () => {
  const { id } = await sent()
  const proposed = (await proposeInterview(kite, id)).json().data
  await insertNotifications(deps, [about(`interview:${proposed.id}:others_asked:1`)])
  expect(await unread(proposed.id)).toEqual(['interview'])
  const cancelled = await as(kite)({
    method: 'POST',
    url: `/api/interviews/${proposed.id}/cancel`,
    payload: { reason: 'Filled' },
  })
  expect(cancelled.statusCode).toBe(200)
  expect(await unread(proposed.id)).toEqual([])
})

test('a refused act marks nothing as read', async () => {
  const { id } = await notified()
  await as(await company())({ method: 'POST', url: `/api/apply/${id}/seen` })
  await as(kite)({ method: 'PUT', url: `/api/apply/${randomUUID()}`, payload: { status: 'rejected' } })
  expect(await unread(id)).toEqual(['application', 'messages', 'nudge'])
})
