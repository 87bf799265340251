import { beforeEach, expect, test } from 'vitest'
import { internships } from '../../db/schema/internships.ts'
import { unusedId } from '../../http/contract/ids.ts'
import { childrenOf, parseXml, textOf, type XmlElement } from '../../testing/parse-xml.ts'
import { stage } from '../../testing/stage.ts'

const origin = 'https://fledge.test'
const { anyone, db, company, internship, closeEach } = await stage({ publicUrl: origin })
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
  const [listing, ...others] = await Promise.all(Array.from({ length: 5 }, () => internship({ company: kite })))
  await internship()
  await closeEach(kite, others)
  const path = `/companies/kite-sons-${kite.id}`
  const feed = await open(`${path}/internships.atom`)
  expect(textOf(feed, 'title')).toBe('Internships at Kite & Sons · Fledge')
  expect(linksOf(feed)).toEqual({ self: `${origin}${path}/internships.atom`, alternate: `${origin}${path}` })
  expect(idsOf(feed)).toEqual([`${origin}/internships/${listing!.id}`])
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
  await open(`/internships.atom?q=${encodeURIComponent('<script>&]]>"\u0001')}&location=%3Cb%3E`)
})
