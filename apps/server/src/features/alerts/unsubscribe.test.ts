import { unsubscribeLinkDays } from '@fledge/contract/email-tokens'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailedTokens } from '../../db/schema/accounts.ts'
import { mails } from '../../db/schema/mails.ts'
import { stage } from '../../testing/stage.ts'
import { insertNotifications } from '../notifications/insert-notifications.ts'
import { matchedNotice } from './alert-notices.ts'
import { announce } from './announce.ts'

const { as, anyone, db, deps, clock, published, sendMails, student, internship, confirmEmail } = await stage()

type Person = { id: string; email: string }

async function confirmedStudent() {
  const asha = await student()
  await confirmEmail(asha)
  return asha
}

async function saveSearch(person: Person, name = 'React in Pune') {
  const payload = { name, q: name, alert: 'at_once' }
  return (await as(person)({ method: 'POST', url: '/api/saved/searches', payload })).json().data
}

/** The token in the mail of the search. */
async function tokenFor(person: Person, search: { id: string; name: string }): Promise<string> {
  await announce(deps, (await internship({ title: search.name })).id)
  return lastToken(person, `search:${search.id}`)
}

async function lastToken({ email }: Person, alert: string): Promise<string> {
  await sendMails()
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.alert, alert as 'digest')))
  expect(mail?.unsubscribeLink).toMatch(/^\/unsubscribe\?token=[\w-]{43}$/)
  return mail!.unsubscribeLink!.split('=')[1]!
}

const page = (token: string) => anyone({ url: `/api/unsubscribe?token=${token}` })
const press = (token: string, form: { payload?: string; headers?: Record<string, string> } = {}) =>
  anyone({ method: 'POST', url: `/api/unsubscribe?token=${token}`, ...form })
const searchesOf = async (person: Person) => (await as(person)({ url: '/api/saved/searches' })).json().data
const settingsOf = async (person: Person) => (await as(person)({ url: '/api/users/me/settings' })).json().data

test('shows what would stop and stops nothing before the press', async () => {
  const asha = await confirmedStudent()
  const search = await saveSearch(asha)
  const reply = await page(await tokenFor(asha, search))
  expect(reply.json()).toEqual({ success: true, data: { alert: 'search', name: 'React in Pune', active: true } })
  expect((await searchesOf(asha))[0].alert).toBe('at_once')
})

test.each([
  [
    'a form of RFC 8058',
    { payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  ],
  [
    'a multipart form',
    {
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
  ],
  ['no body', {}],
])('one press without a session stops only this alert, with %s', async (_name, form) => {
  const asha = await confirmedStudent()
  const [search, other] = [await saveSearch(asha), await saveSearch(asha, 'Kotlin')]
  const token = await tokenFor(asha, search)
  for (const reply of [await press(token, form), await press(token, form)]) {
    expect(reply.statusCode).toBe(200)
    expect(reply.json().data).toEqual({ alert: 'search', name: 'React in Pune', active: false })
  }
  expect((await searchesOf(asha)).map(({ id, alert }: { id: string; alert: string }) => [id, alert])).toEqual([
    [other.id, 'at_once'],
    [search.id, 'never'],
  ])
  expect(await settingsOf(asha)).toMatchObject({ email: true, matches: true, matchAlerts: true, weeklyDigest: true })
})

test.each([
  ['matches', 'matchAlerts'],
  ['digest', 'weeklyDigest'],
] as const)('the link of %s switches off %s only', async (alert, flag) => {
  const asha = await confirmedStudent()
  const notice = matchedNotice(asha.id, await internship(), 80)
  await insertNotifications(deps, [{ ...notice, alert }])
  const before = await settingsOf(asha)
  const token = await lastToken(asha, alert)
  expect((await page(token)).json().data).toEqual({ alert, name: null, active: true })
  expect((await press(token)).json().data).toEqual({ alert, name: null, active: false })
  expect(await settingsOf(asha)).toEqual({ ...before, [flag]: false })
  expect(published).toContainEqual({ userId: asha.id, event: 'accountChanged', payload: {} })
})

test('a browser is sent to the page that asks', async () => {
  const reply = await anyone({ url: '/api/unsubscribe?token=abc', headers: { accept: 'text/html,*/*;q=0.8' } })
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/unsubscribe?token=abc'])
})

test('the link of a deleted search stops nothing else', async () => {
  const asha = await confirmedStudent()
  const search = await saveSearch(asha)
  const token = await tokenFor(asha, search)
  await as(asha)({ method: 'DELETE', url: `/api/saved/searches/${search.id}` })
  const stopped = { alert: 'search', name: null, active: false }
  expect((await page(token)).json().data).toEqual(stopped)
  expect((await press(token)).json().data).toEqual(stopped)
})

test('an unknown, expired or foreign token stops nothing', async () => {
  const asha = await confirmedStudent()
  const token = await tokenFor(asha, await saveSearch(asha))
  await as(asha)({ method: 'POST', url: '/api/auth/resend-verification' })
  const refusal = {
    code: 'link_too_old',
    message: 'This link no longer works. You can change your alerts in your settings.',
  }
  for (const wrong of ['x', `${token}x`, '']) {
    expect((await page(wrong)).json()).toMatchObject(refusal)
    expect((await press(wrong)).json()).toMatchObject(refusal)
  }
  const reset = await anyone({
    method: 'POST',
    url: '/api/auth/reset-password',
    payload: { token, password: 'a long enough password' },
  })
  expect(reset.json()).toMatchObject({ code: 'link_too_old' })
  const sentAt = clock.now
  clock.now = new Date(sentAt.getTime() + unsubscribeLinkDays * 24 * 3_600_000)
  expect((await press(token)).statusCode).toBe(400)
  clock.now = sentAt
  expect((await searchesOf(asha))[0].alert).toBe('at_once')
})

test('stores only the hash of the token', async () => {
  const asha = await confirmedStudent()
  const token = await tokenFor(asha, await saveSearch(asha))
  const rows = await db.select().from(mailedTokens).where(eq(mailedTokens.userId, asha.id))
  expect(rows).toEqual([expect.objectContaining({ purpose: 'unsubscribe', alert: expect.stringMatching(/^search:/) })])
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('refuses a form that is too large', async () => {
  const reply = await press('x', {
    payload: `x=${'y'.repeat(3000)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(reply.statusCode).toBe(413)
})
