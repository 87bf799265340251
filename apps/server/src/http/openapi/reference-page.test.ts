import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'

const { anyone } = await stage()

test('the API reference allows its own inline script only', async () => {
  const { statusCode, headers, body } = await anyone({ url: '/api/reference/' })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  const script = /<script type="text\/javascript">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(body).not.toContain('https://')
})

test('the policy of other pages does not change', async () => {
  await anyone({ url: '/api/reference/' })
  const { headers } = await anyone({ url: '/api/health' })
  expect(headers['content-security-policy']).toContain("script-src 'self';")
})

test('its script comes from this server', async () => {
  const { statusCode, headers } = await anyone({ url: '/api/reference/js/scalar.js' })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/javascript; charset=utf-8')
})

test('the address without a slash redirects to the page', async () => {
  const { statusCode, headers } = await anyone({ url: '/api/reference' })
  expect(statusCode).toBe(301)
  expect(headers['location']).toBe('/api/reference/')
})
