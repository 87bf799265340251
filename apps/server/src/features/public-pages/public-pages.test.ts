import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { changeInternshipState, deleteInternship } from '@fledge/contract/internships'
import type { PublicPage } from '@fledge/contract/site/public-pages'
import { eq } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/client.ts'
import { internships } from '../../db/schema/internships.ts'
import { unusedId } from '../../http/contract/ids.ts'
import { stage } from '../../testing/stage.ts'

/** A build whose renderer writes the data that it gets. */
const folder = await mkdtemp(join(inject('runFolder'), 'pages-'))
const server = join(folder, '.server')
for (const name of ['internships', 'companies']) await mkdir(join(server, name), { recursive: true })
const built = `<head><meta name="description" content="D"><link rel="icon"><title>T</title></head>
<body><div id="root">skeleton</div>
<noscript>N</noscript></body>`
const names = ['about.html', 'contact.html', 'internships/$id.html', 'internships/index.html', 'companies/$slug.html']
for (const name of names) await writeFile(join(server, name), built)
await writeFile(join(folder, 'index.html'), built)
await writeFile(
  join(server, 'render-page.js'),
  `globalThis.renderedPages = []
  export const renderPage = async (page, address) => {
    globalThis.renderedPages.push(page.kind)
    if (page.kind === 'search' && page.search.q === 'fail') throw new Error('cannot render')
    return { head: '<title>' + page.kind + '</title>', body: '<h1>$& ' + address.origin + address.path + '</h1>', data: JSON.stringify(page) }
  }`,
)
/** Accepts connections and never answers. */
const silent = createServer().listen(0, '127.0.0.1')
await once(silent, 'listening')
const { port: silentPort } = silent.address() as AddressInfo
afterAll(async () => {
  silent.close()
  await rm(folder, { recursive: true })
})

const publicUrl = 'http://fledge.test'
const { anyone, as, db, deps, student, company, internship, application } = await stage(
  { publicUrl },
  { webFolder: folder },
)
const { renderedPages } = globalThis as unknown as { renderedPages: string[] }
const open = async (url: string) => {
  const reply = await anyone({ url, headers: { host: 'other.test' } })
  const json = /id="page-data">(.*)<\/script>/.exec(reply.body)?.[1]
  return { reply, page: JSON.parse(json ?? 'null') as Extract<PublicPage, { kind: 'search' }> }
}

test('puts the rendered page, its head and its data into the built document', async () => {
  const { id } = await internship()
  const { reply, page } = await open(`/internships/${id}`)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('public, max-age=60')
  expect(reply.body).toContain('<title>internship</title>')
  expect(reply.body).toContain(`<div id="root"><h1>$& http://fledge.test/internships/${id}</h1></div>`)
  for (const removed of ['<title>T</title>', 'content="D"', 'skeleton']) expect(reply.body).not.toContain(removed)
  expect(page).toMatchObject({ kind: 'internship', id, internship: { id }, similar: [] })
})

test('answers 410 for a closed or withdrawn internship, with similar ones, and 404 for one that never was', async () => {
  const kite = await company()
  const requirements = ['React', 'CSS', 'Figma']
  const near = await internship({ requirements: ['react', 'Figma', 'SQL'] })
  const nearest = await internship({ requirements })
  await internship({ requirements: ['Accounting'] })
  const closed = await internship({ company: kite, requirements })
  const withdrawn = await internship({ company: kite, requirements })
  await application({ internshipId: withdrawn.id })
  await as(kite)({
    method: 'PATCH',
    url: changeInternshipState.path.replace(':id', closed.id),
    body: { state: 'closed' },
  })
  await as(kite)({ method: 'DELETE', url: deleteInternship.path.replace(':id', withdrawn.id) })
  for (const { id } of [closed, withdrawn]) {
    const { reply, page } = await open(`/internships/${id}`)
    expect(reply.statusCode).toBe(410)
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(page).toMatchObject({ kind: 'closed-internship', similar: [{ id: nearest.id }, { id: near.id }] })
  }
  for (const id of [unusedId, 'abc']) {
    const { reply, page } = await open(`/internships/${id}`)
    expect(reply.statusCode).toBe(404)
    expect(page.kind).toBe('missing-internship')
  }
})

test('searches page by page and ignores parameters that are not valid', async () => {
  for (let n = 0; n < 21; n += 1) await internship({ title: 'Paging Intern' })
  const first = (await open('/internships?q=paging&type=zzz&sort=&location=all')).page
  expect(first.search).toEqual({ q: 'paging', location: 'all' })
  expect(first.results.data).toHaveLength(20)
  expect(first.results.total).toBe(21)
  const second = (await open(`/internships?q=paging&cursor=${first.results.nextCursor}`)).page
  expect(second.results.data).toHaveLength(1)
  expect(second.results.nextCursor).toBeNull()
  for (const cursor of ['nonsense', 'W10']) {
    const { reply, page } = await open(`/internships?q=%22paging%22&cursor=${cursor}`)
    expect(reply.statusCode, cursor).toBe(200)
    expect(page.results.data, cursor).toHaveLength(20)
  }
})

test('shows a visitor nothing that only a member sees', async () => {
  const asha = await student()
  const { id } = await internship()
  const reply = await as(asha)({ url: `/internships/${id}` })
  expect(reply.body).not.toContain('"match"')
  expect(reply.body).not.toContain('applicationsCount')
})

test('renders pages without data of their own', async () => {
  for (const path of ['/', '/about', '/contact']) {
    const { reply, page } = await open(path)
    expect(reply.statusCode, path).toBe(200)
    expect(reply.body, path).toContain('<title>static</title>')
    expect(page, path).toEqual({ kind: 'static', path })
  }
})

const addresses = [
  '/',
  '/internships',
  '/internships?q=fail',
  `/internships/${unusedId}`,
  `/companies/kite-${unusedId}`,
]

test('answers a failure with 503 and the unrendered document, which no cache keeps', async () => {
  const reply = await anyone({ url: '/internships?q=fail' })
  expect(reply.statusCode).toBe(503)
  expect(reply.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  const advice = '<p class="page py-8">This page could not be loaded. Please load it again in a minute.</p>'
  expect(reply.body).toBe(built.replace('<noscript>N', `<noscript>${advice}`))
})

test.each([
  ['gone', () => openDatabase('postgres://fledge@127.0.0.1:1/fledge')],
  ['too slow', () => openDatabase(`postgres://fledge@127.0.0.1:${silentPort}/fledge`, { waitMs: 50 })],
])('answers 503 while the database is %s, on every public address and in the API', async (_state, connect) => {
  const broken = connect()
  const app = await buildApp({ ...deps, db: broken.db }, { webFolder: folder })
  const feeds = [
    '/internships.atom',
    '/sitemap.xml',
    '/sitemaps/internships-1.xml',
    `/internships/${unusedId}/image.png`,
  ]
  const calls = [
    '/api/internship',
    `/api/internship/${unusedId}`,
    '/api/internship/facets',
    `/api/companies/${unusedId}`,
  ]
  for (const url of [...addresses.slice(1), ...feeds, ...calls]) {
    const reply = await app.inject({ url })
    expect(reply.statusCode, url).toBe(503)
    expect(reply.headers, url).toMatchObject({ 'retry-after': expect.any(String), 'cache-control': 'no-store' })
  }
  expect((await app.inject({ url: '/' })).statusCode).toBe(200)
  await app.close()
  await broken.close()
})

test('asks a database that does not respond for no page', async () => {
  const app = await buildApp({ ...deps, isDatabaseReachable: async () => false }, { webFolder: folder })
  const before = renderedPages.length
  const statuses = addresses.map(async (url) => (await app.inject({ url })).statusCode)
  expect(await Promise.all(statuses)).toEqual([200, 503, 503, 503, 503])
  expect(renderedPages.length - before, 'pages rendered').toBeLessThanOrEqual(1)
  await app.close()
})

test('renders the same data once, whatever parameters are added', async () => {
  const { id } = await internship({ title: 'Rendered once' })
  const before = renderedPages.length
  const bodies = await Promise.all(
    ['', '?x=1', '?x=2&utm_source=a'].map(async (query) => (await open(`/internships/${id}${query}`)).reply.body),
  )
  expect(new Set(bodies).size).toBe(1)
  expect(renderedPages.length - before).toBe(1)
  await open('/internships?q=rendered+once&x=1')
  await open('/internships?x=2&q=rendered+once&sort=wrong')
  expect(renderedPages.length - before).toBe(2)
  await db.update(internships).set({ title: 'Changed', version: 2 }).where(eq(internships.id, id))
  expect((await open(`/internships/${id}?x=1`)).page).toMatchObject({ internship: { title: 'Changed' } })
  expect(renderedPages.length - before).toBe(3)
})

test('serves as many pages as fit into the queue, and rejects the others with 503', async () => {
  const asking = Promise.all(Array.from({ length: 60 }, (_, n) => anyone({ url: `/internships?q=many${n}` })))
  expect((await anyone({ url: '/api/internship?limit=1' })).statusCode, 'an API request at the same time').toBe(200)
  const replies = await asking
  const counts = Object.groupBy(replies, ({ statusCode }) => String(statusCode))
  expect(Object.keys(counts).toSorted()).toEqual(['200', '503'])
  expect(counts['200']?.length).toBeGreaterThanOrEqual(30)
  for (const { headers } of counts['503'] ?? []) expect(headers['retry-after']).toBe('5')
})

test('counts pages without data in the queue too', async () => {
  const replies = await Promise.all(Array.from({ length: 60 }, (_, n) => anyone({ url: `/companies/unknown-${n}` })))
  expect(replies.filter(({ statusCode }) => statusCode === 503).length).toBeGreaterThan(0)
})

test('an address that the visitor chose is in no shared cache', async () => {
  const app = await buildApp({ ...deps, publicUrl: null }, { webFolder: folder })
  const headers = { host: 'asked.test', 'x-forwarded-host': 'forged.test' }
  for (const url of ['/', '/internships', '/internships.atom', '/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml']) {
    const reply = await app.inject({ url, headers })
    expect(reply.statusCode, url).toBe(200)
    expect(reply.headers['cache-control'], url).toBe('no-store')
    expect(reply.body, url).toContain('http://asked.test')
    expect(reply.body, url).not.toContain('forged.test')
    const own = await anyone({ url, headers })
    expect(own.body, url).toContain(publicUrl)
    for (const host of ['asked.test', 'forged.test']) expect(own.body, url).not.toContain(host)
  }
  await app.close()
  const behindProxy = await buildApp({ ...deps, publicUrl: null }, { webFolder: folder, trustedProxies: 1 })
  const robots = await behindProxy.inject({ url: '/robots.txt', headers })
  expect(robots.body).toContain('http://forged.test/sitemap.xml')
  await behindProxy.close()
})

test('renders the page of a company at one address and redirects its other addresses there', async () => {
  const kite = await company({ companyName: 'Kite & Sons' })
  await internship({ company: kite })
  const { reply, page } = await open(`/companies/kite-sons-${kite.id}`)
  expect(reply.statusCode).toBe(200)
  expect(page).toMatchObject({ kind: 'company', id: kite.id, company: { companyName: 'Kite & Sons' } })
  for (const slug of [kite.id, `old-name-${kite.id}`, `kite-sons-${kite.id.toUpperCase()}`]) {
    const moved = await anyone({ url: `/companies/${slug}` })
    expect(moved.statusCode, slug).toBe(301)
    expect(moved.headers.location, slug).toBe(`/companies/kite-sons-${kite.id}`)
  }
})

test('answers 404 for an unknown company', async () => {
  for (const slug of [unusedId, `kite-${unusedId}`, 'kite', '%E0%A4%95']) {
    const { reply, page } = await open(`/companies/${slug}`)
    expect(reply.statusCode, slug).toBe(404)
    expect(page.kind, slug).toBe('missing-company')
  }
})

test('filters by the other parameters of the form and ignores invalid ones', async () => {
  const asked = { requirements: ['Weaving', 'Dyeing'], stipend: 20_000 }
  const found = await internship(asked)
  await internship({ ...asked, stipend: 5000 })
  const empty = 'q=&type=all&location=all&monthsMax=&startsBy=&field=&sort=newest'
  const { page } = await open(`/internships?${empty}&stipendMin=20000&skill=weaving%2C+dyeing`)
  expect(page.search).toEqual({
    type: 'all',
    location: 'all',
    stipendMin: 20_000,
    skill: 'weaving, dyeing',
    sort: 'newest',
  })
  expect(page.results).toMatchObject({ data: [{ id: found.id }], total: 1 })
  expect(page.facets.types).toEqual([{ value: found.type, count: 1 }])
  const invalid = 'stipendMin=some&monthsMax=0&startsBy=soon&skill=a,b,c,d,e,f&field=Astrology&replies=late'
  expect((await open(`/internships?${invalid}`)).page.search).toEqual({})
})
