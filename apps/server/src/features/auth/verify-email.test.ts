import { resendVerification, verifyEmail } from '@fledge/contract/email-tokens'
import { postInternship } from '@fledge/contract/listings/internship-form'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { internships } from '../../db/schema/internships.ts'
import { mails } from '../../db/schema/mails.ts'
import { listingFields, readMails, stage } from '../../testing/stage.ts'

const { anyone, as, db, clock, student, company, sendMails } = await stage({ requireVerifiedEmail: true })

const kite = {
  role: 'company',
  password: 'a kite over Pune',
  companyName: 'Kite Labs',
  contactPerson: 'Meera Iyer',
  industry: 'Technology',
  companySize: '11-50',
}
const listing = { ...listingFields, location: 'Pune, India' }
const register = (email: string) => anyone({ method: 'POST', url: '/api/auth/register', body: { ...kite, email } })
const verify = (token: unknown) => anyone({ method: 'POST', url: verifyEmail.path, body: { token } })
async function linksTo(email: string) {
  await sendMails()
  const sent = await readMails(db, eq(mails.recipient, email)).then((rows) => rows.reverse())
  return sent.map(({ link }) => /^\/verify-email\?token=([\w-]{43})$/.exec(link ?? '')?.[1] ?? '')
}

test('mails a link that confirms the address, repeatedly', async () => {
  const { user, token } = (await register('hr@kite.test')).json()
  expect(user.emailVerified).toBe(false)
  const [secret = ''] = await linksTo('hr@kite.test')

  for (let n = 0; n < 2; n += 1) {
    const reply = await verify(secret)
    expect(reply.statusCode).toBe(200)
    expect(reply.json().data).toEqual({ email: 'hr@kite.test' })
  }
  const me = await anyone({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })
  expect(me.json().user.emailVerified).toBe(true)
})

test('stores no confirmation link in plain text', async () => {
  await register('ops@kite.test')
  const [waiting] = await readMails(db, eq(mails.recipient, 'ops@kite.test'))
  expect(waiting?.subject).toBe('Confirm your address for Fledge')
  expect(JSON.stringify(waiting)).not.toContain('token=')
})

test('mails nothing for a rejected registration', async () => {
  const before = await db.$count(mails)
  await register('hr@kite.test')
  expect(await db.$count(mails)).toBe(before)
})

test('requires a confirmed address before posting, if configured', async () => {
  const labs = await company()
  const post = () => as(labs)({ method: 'POST', url: postInternship.path, body: listing })
  const refused = await post()
  expect(refused.statusCode).toBe(403)
  expect(refused.json().code).toBe('verify_email_first')
  expect(await db.$count(internships, eq(internships.companyId, labs.id))).toBe(0)

  await as(labs)({ method: 'POST', url: resendVerification.path })
  await verify((await linksTo(labs.email))[0])
  const { data } = (await post()).json()
  expect(data.company).toMatchObject({ companyName: 'Kite Labs', verified: true })
  const read = await anyone({ url: `/api/internship/${data.id}` })
  expect(read.json().data.company.verified).toBe(true)
})

test('mails the link again a few times an hour until the address is confirmed', async () => {
  const asha = await student()
  const again = () => as(asha)({ method: 'POST', url: resendVerification.path })
  for (let n = 0; n < 4; n += 1) expect((await again()).statusCode).toBe(200)
  const links = await linksTo(asha.email)
  expect(new Set(links).size).toBe(4)
  expect((await verify(links[3])).statusCode).toBe(200)
  expect((await again()).json()).toMatchObject({ code: 'already_verified' })
  expect((await again()).statusCode).toBe(429)
})

test('rejects an invented or week-old link', async () => {
  const asha = await student()
  await as(asha)({ method: 'POST', url: resendVerification.path })
  const [secret] = await linksTo(asha.email)
  for (const token of ['', 'x', 'x'.repeat(43)]) expect((await verify(token)).json().code).toBe('link_too_old')
  const before = clock.now
  clock.now = new Date(before.getTime() + 8 * 86_400_000)
  expect((await verify(secret)).json().code).toBe('link_too_old')
  clock.now = before
})
