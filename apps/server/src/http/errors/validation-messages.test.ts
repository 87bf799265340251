import { expect, test } from 'vitest'
import { listingFields, stage } from '../../testing/stage.ts'

const { as, anyone, company, student } = await stage()
const [kite, asha] = [await company(), await student()]

const listing = { ...listingFields, stipend: 1 }
const post = async (payload: object) =>
  (await (await as(kite))({ method: 'POST', url: '/api/internship', payload })).json()

test.each([
  [{ ...listing, title: undefined }, 'title', 'This field is required'],
  [{ ...listing, description: ['x'] }, 'description', 'Enter text'],
  [{ ...listing, requirements: null }, 'requirements', 'This field is required'],
  [{ ...listing, requirements: 7 }, 'requirements', 'This value is not valid'],
  [{ ...listing, requirements: ['SQL', 7] }, 'requirements', 'Enter text'],
  [{ ...listing, requirements: ['x'.repeat(501)] }, 'requirements.0', 'At most 500 characters'],
])('names what to enter in an invalid field', async (body, field, said) => {
  expect((await post(body)).fields).toEqual({ [field]: said })
})

test.each([
  ['limit=0', 'limit: At least 1'],
  ['limit=1001', 'limit: At most 1,000'],
  ['limit=some', 'limit: Enter a number'],
  ['q=a&q=b', 'q: Enter text'],
  ['sort=first', 'sort: Choose one of: relevance, newest, oldest, stipend-high, stipend-low, best-match'],
])('names the parameter of an invalid query: %s', async (query, said) => {
  expect((await anyone({ url: `/api/internship?${query}` })).json().message).toBe(said)
})

test.each(['[]', 'null', '"x"', '1'])('asks for an object instead of %s', async (payload) => {
  const headers = { 'content-type': 'application/json' }
  const reply = await (await as(kite))({ method: 'POST', url: '/api/internship', headers, payload })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().message).toBe('Send a JSON object')
})

test('treats a missing body as an object without fields', async () => {
  const reply = await (await as(kite))({ method: 'POST', url: '/api/internship' })
  expect(reply.json()).toMatchObject({ code: 'not_valid', fields: { title: 'This field is required' } })
})

test('names the supported content type', async () => {
  const headers = { 'content-type': 'text/plain' }
  const reply = await (await as(kite))({ method: 'POST', url: '/api/internship', headers, payload: '{}' })
  expect(reply.statusCode).toBe(415)
  expect(reply.json().message).toBe('Send JSON, with the content type application/json.')
})

test('reports a body that is nested too deeply', async () => {
  const reply = await (await as(asha))({ method: 'PUT', url: '/api/users/me', payload: { firstName: deep(500) } })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().message).toBe('This is nested too deeply.')
})

function deep(levels: number): unknown {
  return JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)
}
