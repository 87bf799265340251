import { beforeEach, expect, test } from 'vitest'
import { internships } from '../../db/schema/internships.ts'
import { childrenOf, parseXml, textOf } from '../../testing/parse-xml.ts'
import { stage } from '../../testing/stage.ts'
import { countParts, listPart } from './sitemaps.ts'

const { anyone, db, company, internship, closeEach } = await stage({ publicUrl: 'https://fledge.test' })
beforeEach(async () => {
  await db.delete(internships)
})

const open = async (url: string) => {
  const reply = await anyone({ url })
  expect(reply.statusCode, url).toBe(200)
  expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-cache')
  return parseXml(reply.body)
}
const addresses = async (url: string) => (await open(url)).children.map((entry) => textOf(entry, 'loc'))

test('robots.txt leaves out the API and names the sitemap', async () => {
  const reply = await anyone({ url: '/robots.txt' })
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: https://fledge.test/sitemap.xml\n')
})

test('the sitemap is an index of parts that exist', async () => {
  expect(await addresses('/sitemap.xml')).toEqual(['https://fledge.test/sitemaps/pages.xml'])
  const kite = await company({ companyName: 'Kite <Labs>' })
  const listing = await internship({ company: kite })
  const parts = await addresses('/sitemap.xml')
  expect(parts).toEqual(
    ['pages', 'internships-1', 'companies-1'].map((name) => `https://fledge.test/sitemaps/${name}.xml`),
  )
  const [page] = childrenOf(await open('/sitemaps/internships-1.xml'), 'url')
  expect(textOf(page!, 'loc')).toBe(`https://fledge.test/internships/${listing.id}`)
  expect(textOf(page!, 'lastmod')).toBe(listing.updatedAt)
  const [ofKite] = childrenOf(await open('/sitemaps/companies-1.xml'), 'url')
  expect(textOf(ofKite!, 'loc')).toBe(`https://fledge.test/companies/kite-labs-${kite.id}`)
  expect(textOf(ofKite!, 'lastmod')).toBe(listing.createdAt)
  expect(await addresses('/sitemaps/pages.xml')).toContain('https://fledge.test/internships')
})

test('a listing that closes leaves at once, with its company', async () => {
  const [kite, other] = [await company(), await company()]
  const listings = await Promise.all(Array.from({ length: 4 }, () => internship({ company: kite })))
  const open = await internship({ company: other })
  expect(await addresses('/sitemaps/internships-1.xml')).toHaveLength(5)
  expect(await addresses('/sitemaps/companies-1.xml')).toHaveLength(2)
  await closeEach(kite, listings)
  expect(await addresses('/sitemaps/internships-1.xml')).toEqual([`https://fledge.test/internships/${open.id}`])
  expect(await addresses('/sitemaps/companies-1.xml')).toHaveLength(1)
})

test('answers 404 for parts that do not exist', async () => {
  for (const file of ['internships-2.xml', 'internships-0.xml', 'internships-01.xml', 'students-1.xml', 'x', 'pages'])
    expect((await anyone({ url: `/sitemaps/${file}` })).statusCode, file).toBe(404)
})

test.each(['internships', 'companies'] as const)('divides %s into parts without gaps or repetitions', async (kind) => {
  const owners = await Promise.all(Array.from({ length: 7 }, () => company()))
  const paths: string[] = []
  for (const owner of owners) {
    const { id } = await internship({ company: owner })
    paths.push(kind === 'internships' ? `/internships/${id}` : `/companies/kite-labs-${owner.id}`)
  }
  const numbers = Array.from({ length: await countParts(db, kind, 3) }, (_, index) => index + 1)
  const parts = await Promise.all(
    numbers.map(async (part) => (await listPart(db, kind, part, 3))!.map(({ path }) => path)),
  )
  expect(parts.map((part) => part.length)).toEqual([3, 3, 1])
  expect(parts.flat().toSorted()).toEqual(paths.toSorted())
  expect(await listPart(db, kind, 4, 3)).toBeUndefined()
})
