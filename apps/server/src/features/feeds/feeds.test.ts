import { changeInternshipState } from '@fledge/contract/internships'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { internships } from '../../db/schema/internships.ts'
import { unusedId } from '../../http/contract/ids.ts'
import { childrenOf, parseXml, textOf, type XmlElement } from '../../testing/parse-xml.ts'
import { stage } from '../../testing/stage.ts'
import { indeedFeed } from './indeed-feed.ts'

const origin = 'https://fledge.test'
const { anyone, as, db, company, internship } = await stage({ publicUrl: origin })
beforeEach(() => db.delete(internships))

const open = async (url: string): Promise<XmlElement> => {
  const reply = await anyone({ url })
  expect(reply.statusCode, url).toBe(200)
  return parseXml(reply.body)
}
const linksOf = (feed: XmlElement) =>
  Object.fromEntries(childrenOf(feed, 'link').map(({ attributes }) => [attributes['rel'], attributes['href']]))
const idsOf = (feed: XmlElement) => childrenOf(feed, 'entry').map((entry) => textOf(entry, 'id'))

const hostile = '<script>alert("1")</script> & ]]> \u0000\u0008\u001B\uFFFE\uD800 🪁 \'काइट\''
const harmless = '<script>alert("1")</script> & ]]>  🪁 \'काइट\''
/** A listing with texts that the API rejects but an older release may have stored. PostgreSQL stores no NUL. */
async function hostileInternship() {
  const text = hostile.replace('\u0000', '').toWellFormed().replace('\uFFFD', '')
  const kite = await company({ companyName: text })
  return internship({ company: kite, title: text, description: `${text}\nSecond line`, location: `${text}, Austin` })
}

test('a search feed lists the newest matching internships', async () => {
  const first = await internship({ title: 'Lantern Intern', type: 'Remote' })
  const second = await internship({ title: 'Lantern Intern', type: 'Remote', stipend: 20_000, location: 'Pune' })
  await internship({ title: 'Lantern Intern', type: 'Hybrid' })
  await internship({ title: 'Other Intern', type: 'Remote' })
  const feed = await open('/internships.atom?q=lantern&type=Remote&sort=oldest&cursor=zzz&unknown=1')
  expect(textOf(feed, 'title')).toBe('Remote internships for “lantern” · Fledge')
  expect(textOf(feed, 'id')).toBe(`${origin}/internships.atom?q=lantern&type=Remote`)
  expect(linksOf(feed)).toEqual({
    self: `${origin}/internships.atom?q=lantern&type=Remote`,
    alternate: `${origin}/internships?q=lantern&type=Remote`,
  })
  expect(idsOf(feed)).toEqual([second, first].map(({ id }) => `${origin}/internships/${id}`))
  expect(textOf(feed, 'updated')).toBe(second.updatedAt)
  const [entry] = childrenOf(feed, 'entry')
  expect(textOf(entry!, 'title')).toBe('Lantern Intern at Kite Labs')
  expect(textOf(entry!, 'summary')).toBe('Pune, Remote. ₹20,000 / month, 3 months.')
  expect(textOf(entry!, 'published')).toBe(second.createdAt)
})

test('a search feed has at most 50 entries and is valid without any', async () => {
  const kite = await company()
  const empty = await open('/internships.atom')
  expect(textOf(empty, 'title')).toBe('Internships · Fledge')
  expect(textOf(empty, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
  for (let n = 0; n < 52; n += 1) await internship({ company: kite })
  expect(idsOf(await open('/internships.atom'))).toHaveLength(50)
})

test('the feed of a company lists its open internships only', async () => {
  const kite = await company({ companyName: 'Kite & Sons' })
  const [listing, paused, expired] = [
    await internship({ company: kite }),
    await internship({ company: kite }),
    await internship({ company: kite }),
  ]
  await internship()
  await as(kite)({
    method: 'PATCH',
    url: changeInternshipState.path.replace(':id', paused.id),
    body: { state: 'paused' },
  })
  await db.update(internships).set({ applyBy: '2020-01-01' }).where(eq(internships.id, expired.id))
  const path = `/companies/kite-sons-${kite.id}`
  const feed = await open(`${path}/internships.atom`)
  expect(textOf(feed, 'title')).toBe('Internships at Kite & Sons · Fledge')
  expect(linksOf(feed)).toEqual({ self: `${origin}${path}/internships.atom`, alternate: `${origin}${path}` })
  expect(idsOf(feed)).toEqual([`${origin}/internships/${listing.id}`])
  const moved = await anyone({ url: `/companies/old-${kite.id}/internships.atom` })
  expect(moved.statusCode).toBe(301)
  expect(moved.headers.location).toBe(`${path}/internships.atom`)
  for (const slug of [unusedId, 'kite'])
    expect((await anyone({ url: `/companies/${slug}/internships.atom` })).statusCode).toBe(404)
})

test('feeds are well-formed with any text', async () => {
  const { id } = await hostileInternship()
  const [entry] = childrenOf(await open('/internships.atom'), 'entry')
  expect(textOf(entry!, 'id')).toBe(`${origin}/internships/${id}`)
  expect(textOf(entry!, 'title')).toBe(`${harmless} at ${harmless}`)
  expect(textOf(entry!, 'content')).toBe(`${harmless}\nSecond line`)
  const [job] = childrenOf(await open('/feeds/indeed.xml'), 'job')
  expect(textOf(job!, 'title')).toBe(harmless)
  expect(textOf(job!, 'company')).toBe(harmless)
  expect(textOf(job!, 'city')).toBe(harmless)
  expect(textOf(job!, 'description')).toBe(`${harmless.replaceAll('<', '&lt;')}<br>\nSecond line`)
  await open(`/internships.atom?q=${encodeURIComponent('<script>&]]>"\u0001')}&location=%3Cb%3E`)
})

test('the Indeed feed has the required elements of each open internship', async () => {
  const listing = await internship({ location: 'Austin, USA', type: 'Remote', applyBy: '2099-01-31' })
  const unpaid = await internship({ stipend: 0, type: 'On-site', location: 'Pune, India' })
  const kite = await company()
  const closed = await internship({ company: kite })
  await as(kite)({
    method: 'PATCH',
    url: changeInternshipState.path.replace(':id', closed.id),
    body: { state: 'closed' },
  })
  const feed = await open('/feeds/indeed.xml')
  expect(feed.name).toBe('source')
  expect(textOf(feed, 'publisherurl')).toBe(origin)
  const jobs = childrenOf(feed, 'job').map(({ children }) =>
    Object.fromEntries(children.map(({ name, text }) => [name, text])),
  )
  expect(jobs.map(({ referencenumber }) => referencenumber)).toEqual([unpaid.id, listing.id])
  expect(jobs[1]).toEqual({
    title: 'Data intern',
    date: listing.createdAt,
    referencenumber: listing.id,
    requisitionid: listing.id,
    url: `${origin}/internships/${listing.id}`,
    company: 'Kite Labs',
    city: 'Austin',
    country: 'US',
    description: listing.description,
    salary: '₹15,000 per month',
    jobtype: 'internship',
    remotetype: 'Fully remote',
    expirationdate: '2099-01-31',
  })
  for (const name of ['salary', 'remotetype', 'expirationdate']) expect(jobs[0]).not.toHaveProperty(name)
})

test('the Indeed feed reads page by page up to its limit', async () => {
  const kite = await company()
  for (let n = 0; n < 260; n += 1) await internship({ company: kite })
  const read = async (most?: number) => {
    let xml = ''
    for await (const part of indeedFeed(db, origin, new Date(), most)) xml += part
    return new Set(childrenOf(parseXml(xml), 'job').map((job) => textOf(job, 'referencenumber'))).size
  }
  expect(await read()).toBe(260)
  expect(await read(255)).toBe(255)
  expect(await read(10)).toBe(10)
})
