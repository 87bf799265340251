import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settings } from '../../db/schema/accounts.ts'
import { stage } from '../../testing/stage.ts'

const { as, db, published, student, company } = await stage()
const url = '/api/users/me/settings'
const put = (body: object) => ({ method: 'PUT', url, body }) as const
const usual = {
  email: true,
  push: true,
  applications: true,
  matches: true,
  messages: false,
  profileVisible: true,
  showEmail: false,
  showPhone: false,
  theme: 'system',
  matchAlerts: true,
  weeklyDigest: true,
  undoSeconds: null,
}

test('returns the specified defaults without storing them', async () => {
  const asha = await student()
  expect((await as(asha)({ url })).json()).toEqual({ success: true, data: usual })
  expect(await db.$count(settings, eq(settings.userId, asha.id))).toBe(0)
})

test('stores a first choice with the same defaults', async () => {
  const asha = await student()
  const reply = await as(asha)(put({ showPhone: true }))
  expect(reply.statusCode).toBe(200)
  for (const { json } of [reply, await as(asha)({ url })]) expect(json().data).toEqual({ ...usual, showPhone: true })
})

test('publishes a change to one’s other pages only', async () => {
  const [asha, ben] = [await student(), await student()]
  await as(asha)(put({ theme: 'dark' }))
  expect(published.filter(({ event }) => event === 'accountChanged')).toContainEqual({
    userId: asha.id,
    event: 'accountChanged',
    payload: {},
  })
  expect((await as(ben)({ url })).json().data).toEqual(usual)
})

test('keeps concurrent changes of different switches', async () => {
  const asha = await student()
  const off = { email: false, push: false, applications: false, matches: false }
  await Promise.all(Object.entries(off).map(([flag, isOn]) => as(asha)(put({ [flag]: isOn }))))
  expect((await as(asha)({ url })).json().data).toMatchObject(off)
})

test('lets companies choose how long they can undo, and ignores the setting for students', async () => {
  const [kite, asha] = [await company(), await student()]
  expect((await as(kite)(put({ undoSeconds: 7200 }))).json().data.undoSeconds).toBe(7200)
  expect((await as(asha)(put({ undoSeconds: 7200 }))).json().data.undoSeconds).toBeNull()
})

test.each([
  ['theme', { theme: 'purple' }],
  ['email', { email: 'yes' }],
  ['showPhone', { showPhone: null }],
  ['undoSeconds', { undoSeconds: 11 }],
  ['undoSeconds', { undoSeconds: -1 }],
  ['undoSeconds', { undoSeconds: '10' }],
])('rejects %s with %j and changes nothing', async (field, body) => {
  const kite = await company()
  const reply = await as(kite)(put({ ...body, messages: true }))
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields)).toEqual([field])
  expect((await as(kite)({ url })).json().data).toEqual(usual)
})
