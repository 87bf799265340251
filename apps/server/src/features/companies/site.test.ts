import type { ListingCheck } from '@fledge/contract/listings/listing-checks'
import { indianDay } from '@fledge/core/internships/state'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { stage } from '../../testing/stage.ts'

const { anyone, as, db, deps, clock, company, internship, confirmEmail, published } = await stage()
const url = '/api/users/me/site'
const put = (domain: string) => ({ method: 'PUT', url, body: { domain } }) as const
const check = { method: 'POST', url: `${url}/check` } as const
let companies = 0

/** The records that the fake DNS has; null is a failed lookup. */
let records: string[] | null = []
let asked: string[] = []
beforeEach(() => {
  records = []
  asked = []
  deps.lookUpTxt = async (name) => {
    asked.push(name)
    return records
  }
})

/** A company with a confirmed address at its site, whose record is not there yet. */
async function withSite(over: { email?: string; domain?: string } = {}) {
  const domain = over.domain ?? `kite${++companies}.test`
  const kite = await company({ email: over.email ?? `hiring@${domain}` })
  await confirmEmail(kite)
  const { record } = (await as(kite)(put(domain))).json().data
  return { kite, domain, record }
}
const siteOf = async (who: { id: string }) => (await as(who)({ url })).json().data
const checkOf = async (who: { id: string }) => (await as(who)(check)).json().data
const shown = async ({ id }: { id: string }) => (await anyone({ url: `/api/companies/${id}` })).json().data.site

test('saves a pasted address as a domain with a record of its own, for its company only', async () => {
  const [kite, other] = [await company({ email: 'hr@kite.test' }), await company({ email: 'hr@gull.test' })]
  expect(await siteOf(kite)).toBeNull()
  const reply = await as(kite)(put('https://www.Kite.test/jobs'))
  expect(reply.json().data).toEqual({
    domain: 'kite.test',
    record: { name: '_fledge.kite.test', value: expect.stringMatching(/^fledge-proof=[0-9a-f]{32}$/) },
    checkedAt: null,
    provedAt: null,
    mail: 'unconfirmed',
  })
  expect(published).toContainEqual({ userId: kite.id, event: 'accountChanged', payload: {} })
  expect(await siteOf(other)).toBeNull()
  await as(other)(put('kite.test'))
  expect(await siteOf(other)).toMatchObject({ mail: 'elsewhere' })
  expect((await siteOf(other)).record.value).not.toBe(reply.json().data.record.value)
})

test('rejects what is no domain of a company and keeps the site', async () => {
  const { kite, domain } = await withSite()
  for (const text of ['localhost', '10.0.0.1', 'gmail.com', 'kite', 'github.io', 'co.uk', 'co.in', 'vercel.app'])
    expect(Object.keys((await as(kite)(put(text))).json().fields), text).toEqual(['domain'])
  expect(await siteOf(kite)).toMatchObject({ domain })
})

test('needs a company with a site', async () => {
  expect((await as(await company())(check)).statusCode).toBe(404)
  expect(asked).toEqual([])
})

test('shows a site whose record was found on the company page and its listings', async () => {
  const { kite, domain, record } = await withSite()
  const listing = await internship({ company: kite })
  records = ['v=spf1 -all', ` ${record.value} `]
  expect(await shown(kite)).toBeNull()
  expect(await checkOf(kite)).toMatchObject({ outcome: 'found', mail: 'at_site', provedAt: clock.now.toISOString() })
  expect(asked).toEqual([record.name])
  const foundOn = indianDay(clock.now)
  expect(await shown(kite)).toEqual({ domain, foundOn })
  const { checks } = (await anyone({ url: `/api/internship/${listing.id}` })).json().data
  expect(checks.filter(({ code }: ListingCheck) => code === 'site_proved')).toEqual([
    { code: 'site_proved', domain, foundOn },
  ])
})

test('removes the proof when the record is gone, and keeps it when the lookup fails', async () => {
  const { kite, record } = await withSite()
  records = [record.value]
  await checkOf(kite)
  const { provedAt } = await siteOf(kite)
  clock.now = new Date(clock.now.getTime() + 60_000)
  records = null
  expect(await checkOf(kite)).toMatchObject({ outcome: 'failed', provedAt, checkedAt: provedAt })
  expect(await shown(kite)).not.toBeNull()
  records = [record.value.replace('=', '=0')]
  expect(await checkOf(kite)).toMatchObject({
    outcome: 'missing',
    provedAt: null,
    checkedAt: clock.now.toISOString(),
  })
  expect(await shown(kite)).toBeNull()
})

test.each([
  ['hiring@mail.heron.test', 'heron.test', 'at_site'],
  ['hiring@gmail.com', 'heron.test', 'elsewhere'],
  ['hiring@evilheron.test', 'heron.test', 'elsewhere'],
  ['heron.test@gull.test', 'heron.test', 'elsewhere'],
  ['hiring@gull2.test', 'jobs.gull2.test', 'elsewhere'],
])('an address %s and the site %s: %s', async (email, domain, mail) => {
  const { kite, record } = await withSite({ email, domain })
  records = [record.value]
  expect(await checkOf(kite)).toMatchObject({ outcome: 'found', mail })
  expect((await shown(kite)) !== null).toBe(mail === 'at_site')
})

test('shows the proof only while the confirmed address is at the site', async () => {
  const { kite, record } = await withSite()
  records = [record.value]
  await checkOf(kite)
  const change = (values: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(values).where(eq(users.id, kite.id))
  await change({ emailVerifiedAt: null })
  expect(await siteOf(kite)).toMatchObject({ mail: 'unconfirmed' })
  expect(await shown(kite)).toBeNull()
  await confirmEmail(kite)
  expect(await shown(kite)).not.toBeNull()
  await change({ email: 'moved@elsewhere.test' })
  expect(await shown(kite)).toBeNull()
})

test('keeps record and proof when the same domain is saved, and clears both with another or none', async () => {
  const { kite, domain, record } = await withSite()
  records = [record.value]
  const { provedAt } = await checkOf(kite)
  await as(kite)(put(`www.${domain}`))
  expect(await siteOf(kite)).toMatchObject({ record, provedAt })
  const changed = (await as(kite)(put('other.test'))).json().data
  expect(changed).toMatchObject({ domain: 'other.test', provedAt: null, checkedAt: null })
  expect(changed.record.value).not.toBe(record.value)
  expect((await as(kite)(put(''))).json().data).toBeNull()
  expect(await siteOf(kite)).toBeNull()
})

test('limits the checks of one company per hour', async () => {
  const [{ kite }, { kite: other }] = [await withSite(), await withSite()]
  for (let n = 0; n < 30; n += 1) expect((await as(kite)(check)).statusCode).toBe(200)
  const refused = await as(kite)(check)
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBeDefined()
  expect((await as(other)(check)).statusCode).toBe(200)
})

/** Lookups that are answered by hand, in the order in which they were asked. */
function holdLookups() {
  const waiting: ((texts: string[]) => void)[] = []
  deps.lookUpTxt = () => new Promise((resolve) => waiting.push(resolve))
  const isAsked = (count: number) => expect.poll(() => waiting.length).toBe(count)
  return { waiting, isAsked }
}

test('a check that answers late does not undo a later one', async () => {
  const { kite, record } = await withSite()
  const { waiting, isAsked } = holdLookups()
  const early = checkOf(kite)
  await isAsked(1)
  clock.now = new Date(clock.now.getTime() + 1000)
  const late = checkOf(kite)
  await isAsked(2)
  waiting[1]?.([record.value])
  expect(await late).toMatchObject({ outcome: 'found' })
  waiting[0]?.([])
  expect(await early).toMatchObject({ outcome: 'found', provedAt: clock.now.toISOString() })
  expect(await shown(kite)).not.toBeNull()
})

test('a check of a site that was changed proves nothing', async () => {
  const { kite, domain, record } = await withSite()
  const { waiting, isAsked } = holdLookups()
  const checked = as(kite)(check)
  await isAsked(1)
  await as(kite)(put('other.test'))
  await as(kite)(put(domain))
  waiting[0]?.([record.value])
  expect((await checked).statusCode).toBe(409)
  expect(await siteOf(kite)).toMatchObject({ domain, provedAt: null, checkedAt: null })
})
