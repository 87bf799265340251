import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'

const { as, anyone, company, student } = await stage()
const [kite, asha] = [await company(), await student()]

const listing = {
  ...{ title: 'Data intern', description: 'Clean data.', requirements: ['SQL'], location: 'Pune', type: 'Hybrid' },
  ...{ duration: '3 months', stipend: 1 },
}
const post = async (payload: object) =>
  (await (await as(kite))({ method: 'POST', url: '/api/internship', payload })).json()

test.each([
  [{ ...listing, title: undefined }, 'title', 'This field is required'],
  [{ ...listing, description: ['x'] }, 'description', 'Enter text'],
  [{ ...listing, requirements: null }, 'requirements', 'This field is required'],
  [{ ...listing, requirements: 7 }, 'requirements', 'This value is not valid'],
  [{ ...listing, requirements: ['SQL', 7] }, 'requirements', 'Enter text'],
  [{ ...listing, requirements: ['x'.repeat(501)] }, 'requirements.0', 'At most 500 characters'],
])('a field says what to do about it', async (body, field, said) => {
  expect((await post(body)).fields).toEqual({ [field]: said })
})

test.each([
  ['limit=0', 'limit: At least 1'],
  ['limit=1001', 'limit: At most 1,000'],
  ['limit=some', 'limit: Enter a number'],
  ['q=a&q=b', 'q: Enter text'],
  ['sort=first', 'sort: Choose one of: newest, oldest, stipend-high, stipend-low, best-match'],
])('a message about a query names its part: %s', async (query, said) => {
  expect((await anyone({ url: `/api/internship?${query}` })).json().message).toBe(said)
})

test.each(['[]', 'null', '"x"', '1'])('a body that is no object is said to be none: %s', async (payload) => {
  const headers = { 'content-type': 'application/json' }
  const reply = await (await as(kite))({ method: 'POST', url: '/api/internship', headers, payload })
  expect([reply.statusCode, reply.json().message]).toEqual([400, 'Send a JSON object'])
})

test('a body that did not come is one without fields', async () => {
  const reply = await (await as(kite))({ method: 'POST', url: '/api/internship' })
  expect(reply.json()).toMatchObject({ code: 'not_valid', fields: { title: 'This field is required' } })
})

test('a body of another type is told the right one', async () => {
  const headers = { 'content-type': 'text/plain' }
  const reply = await (await as(kite))({ method: 'POST', url: '/api/internship', headers, payload: '{}' })
  expect([reply.statusCode, reply.json().message]).toEqual([415, 'Send JSON, with the content type application/json.'])
})

test('what is nested too deeply is not taken for a forbidden character', async () => {
  const reply = await (await as(asha))({ method: 'PUT', url: '/api/users/me', payload: { firstName: deep(500) } })
  expect([reply.statusCode, reply.json().message]).toEqual([400, 'This is nested too deeply.'])
})

function deep(levels: number): unknown {
  return JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)
}
