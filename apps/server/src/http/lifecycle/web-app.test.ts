import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { stage } from '../../testing/stage.ts'

const folder = await mkdtemp(join(inject('runFolder'), 'web-'))
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'index.html'), '<!doctype html><title>Fledge</title>')
await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
await writeFile(join(folder, 'assets', 'index-4f3a.js'), `console.log('${'kite '.repeat(500)}')`)
await writeFile(join(folder, 'assets', 'pdf.worker-9c1b.mjs'), 'self.onmessage = () => {}')
await writeFile(join(folder, '.env'), 'SECRET=1')
await writeFile(join(folder, 'about.html'), '<!doctype html><title>About</title>')
await writeFile(join(folder, 'assets', 'about-77aa.js'), 'plain')
await writeFile(join(folder, 'assets', 'about-77aa.js.br'), 'compressed when it was built')
afterAll(() => rm(folder, { recursive: true }))

const { anyone } = await stage({}, { webFolder: folder })
const page = '<!doctype html><title>Fledge</title>'

test.each(['/', '/?from=mail', '/index.html'])('%s is a page of the web app and is revalidated', async (url) => {
  const reply = await anyone({ url, headers: { accept: 'text/html' } })
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toEqual(page)
  expect(reply.headers['cache-control']).toBe('no-cache')
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.headers['content-security-policy']).toContain("script-src 'self'")
})

test.each([
  '/no/such/page',
  '/apiary',
  '/..%2f..%2f..%2fetc/passwd',
  '/.env',
  '/.git/config',
  '/favicon.ico',
  '/wp-login.php',
  '/student/report.pdf?x=1',
  '/%2eenv',
])('%s is 404 with the page of the web app', async (url) => {
  const reply = await anyone({ url, headers: { accept: 'text/html' } })
  expect(reply.statusCode).toBe(404)
  expect(reply.body).toEqual(page)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
})

test.each(['//api/internship', '//etc/passwd'])('%s is 404', async (path) => {
  const reply = await anyone({ url: `http://fledge.test${path}` })
  expect(reply.statusCode).toBe(404)
  expect(reply.json().message).toBe('This address does not exist.')
})

test('sends the prerendered document of a page', async () => {
  const reply = await anyone({ url: '/about?from=home' })
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toBe('<!doctype html><title>About</title>')
  expect(reply.headers['cache-control']).toBe('no-cache')
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('sends files that the build compressed to clients that accept them', async () => {
  const url = '/assets/about-77aa.js'
  const reply = await anyone({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(reply.headers['content-encoding']).toBe('br')
  expect(reply.body).toBe('compressed when it was built')
  expect(reply.headers['content-type']).toMatch(/\/javascript/)
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await anyone({ url })).body).toBe('plain')
})

test.each(['/assets/index-4f3a.js', '/assets/pdf.worker-9c1b.mjs'])('%s is cached forever', async (url) => {
  const reply = await anyone({ url })
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(reply.headers['content-type']).toMatch(/\/javascript; charset=utf-8$/)
})

test('revalidates a file without a hash in its name', async () => {
  const first = await anyone({ url: '/favicon.svg' })
  expect(first.headers['cache-control']).toBe('no-cache')
  const again = await anyone({ url: '/favicon.svg', headers: { 'if-none-match': String(first.headers['etag']) } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('scripts are compressed', async () => {
  const reply = await anyone({ url: '/assets/index-4f3a.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(reply.headers['content-encoding']).toBe('br')
  expect(reply.rawPayload.length).toBeLessThan(500)
})

test.each([
  ['GET', '/api/no/such/address'],
  ['GET', '/assets/gone-1234.js'],
  ['GET', '/socket.io/'],
  ['POST', '/login'],
  ['GET', '/assets/..%2f..%2fpackage.json'],
] as const)('%s %s is answered with an error body instead of a page', async (method, url) => {
  const reply = await anyone({ method, url })
  expect(reply.json().success).toBe(false)
  expect([400, 403, 404]).toContain(reply.statusCode)
})
