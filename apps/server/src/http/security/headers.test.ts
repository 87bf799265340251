import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'
import { HttpProblem } from '../errors/problem.ts'

const { app, anyone, as, student } = await stage({}, { trustedProxies: 1 })
app.get('/api/failing', () => {
  throw new Error('secret detail')
})
for (const status of [429, 503] as const) {
  app.get(`/api/sends-${status}`, (_request, reply) => reply.code(status).send({}))
  app.get(`/api/throws-${status}`, () => {
    throw new HttpProblem(status, 'busy', 'Please wait.')
  })
  app.get(`/waits-${status}`, (_request, reply) => reply.code(status).header('retry-after', '30').send('later'))
}

test.each([
  ['/api/sends-429', '1'],
  ['/api/throws-429', '1'],
  ['/waits-429', '30'],
  ['/api/sends-503', '1'],
  ['/api/throws-503', '1'],
  ['/waits-503', '30'],
])('every 429 and 503 says when to try again: %s', async (url, seconds) => {
  expect((await anyone({ url })).headers['retry-after']).toBe(seconds)
})

test.each([
  ['the page', '/', 404],
  ['an answer', '/api/health', 200],
  ['an unknown address', '/api/nothing', 404],
  ['a refusal', '/api/auth/me', 401],
  ['a failure of ours', '/api/failing', 500],
  ['a broken address', '/api/internship/%zz', 400],
  ['an id beyond all ids', `/api/internship/${'x'.repeat(10_000)}`, 404],
])('%s carries the security headers and a readable body', async (_name, url, status) => {
  const { statusCode, headers, body } = await anyone({ url })

  expect(statusCode).toBe(status)
  const policy = String(headers['content-security-policy'])
  for (const rule of ["object-src 'none'", "base-uri 'none'"]) expect(policy).toContain(rule)
  expect(policy).toMatch(/frame-ancestors '(self|none)'/)
  expect(policy).toMatch(/script-src 'self'|default-src 'none'/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBeDefined()
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(body).not.toContain('secret detail')
  expect(JSON.parse(body).success).toBe(status === 200 ? undefined : false)
})

test('scripts come from our own files only, and never from the page itself', async () => {
  const policy = String((await anyone({ url: '/api/health' })).headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:/)
})

test('sends HSTS over https only', async () => {
  const over = async (proto: string) =>
    (await anyone({ url: '/api/health', headers: { 'x-forwarded-proto': proto } })).headers['strict-transport-security']
  expect(await over('https')).toContain('max-age=')
  expect(await over('http')).toBeUndefined()
})

test('API responses are not cached, and each has an id', async () => {
  const one = await as(await student())({ url: '/api/auth/me' })
  const two = await anyone({ url: '/api/site' })
  for (const { headers } of [one, two]) expect(headers['cache-control']).toBe('no-store')
  expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id'])
})

test.each(['/%61pi/site', '/a%70i/site'])('nor are they at an address written in another way: %s', async (url) => {
  const { statusCode, headers } = await anyone({ url })
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
})

test('signed-out pages are cached for five seconds, those of a session and errors are not', async () => {
  const url = '/api/internship'
  const signedOut = await anyone({ url })
  expect(signedOut.headers['cache-control']).toBe('public, max-age=5')
  expect(String(signedOut.headers['vary']).toLowerCase()).toContain('authorization')
  expect((await as(await student())({ url })).headers['cache-control']).toBe('no-store')
  expect((await anyone({ url: '/api/internship?limit=none' })).headers['cache-control']).toBe('no-store')
  expect((await anyone({ url: '/api/internship/x' })).headers['cache-control']).toBe('no-store')
})

test.each(['https://evil.example', 'null', 'http://localhost:3000'])('sends no CORS headers to %s', async (origin) => {
  const preflight = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  }
  for (const reply of [
    await anyone({ method: 'OPTIONS', url: '/api/auth/login', headers: preflight }),
    await anyone({ url: '/api/internship', headers: { origin } }),
  ]) {
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('HEAD answers like GET, without the body', async () => {
  const reply = await anyone({ method: 'HEAD', url: '/api/internship' })
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toBe('')
})

test('compresses long responses for clients that accept it', async () => {
  const reply = await anyone({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br, gzip' } })
  expect(reply.headers['content-encoding']).toBe('br')
})
