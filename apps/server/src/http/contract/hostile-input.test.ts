import { companyRegistration, studentRegistration } from '@fledge/contract/auth'
import { allEndpoints } from '@fledge/contract/http/all-endpoints'
import type { Endpoint } from '@fledge/contract/http/endpoint'
import { problem } from '@fledge/contract/http/problem'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { listingFields, registrationFields, stage } from '../../testing/stage.ts'

const { anyone, tokenOf, student, company } = await stage()
const asha = await student()
const kite = await company()

const texts = [
  "'",
  '"',
  "' or '1'='1",
  "'; drop table users; --",
  '$1',
  '%',
  '\\',
  '../../etc/passwd',
  '<%= 7*7 %>',
  '{{7*7}}',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '\u{1f4a9}'.repeat(20),
  'ﷺ'.repeat(50),
  ' ',
  '\r\nset-cookie: a=b',
  'null',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
]
const values: unknown[] = [...texts, null, true, -1, 1e308, 0.1, [], [[]], ['\0'], [null], {}, { $gt: '' }, deep(500)]

function deep(levels: number): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < levels; level += 1) value = [value]
  return value
}

/** One value in three, others for each field and endpoint; all of them in `npm run test:long`. */
const shareOf = <T>(all: readonly T[], index: number): T[] =>
  inject('shareOfCases') < 1 ? all.filter((_, place) => (place + index) % 3 === 0) : [...all]

const named = allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const fieldsOf = (schema: unknown): string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  return Object.keys({ ...studentRegistration.shape, ...companyRegistration.shape })
}

const listing = { ...listingFields, stipend: 1 }
const registration = { ...registrationFields, email: 'a@example.test' }
/** Bodies that are right but for one field. */
const right: Record<string, object> = {
  '/api/internship': listing,
  '/api/internship/:id': listing,
  '/api/auth/register': registration,
  '/api/auth/login': { email: 'a@example.test', password: 'a kite over Pune' },
}

async function send({ method, path, access }: Endpoint, params: string, query: object, body: unknown) {
  const url = path.replace(/:\w+/g, () => encodeSafely(params))
  const authorization = `Bearer ${await tokenOf(access === 'company' ? kite : asha)}`
  const withBody = method === 'GET' ? {} : { payload: JSON.stringify(body) }
  return anyone({
    method,
    url,
    query: query as Record<string, string>,
    headers: { authorization, ...('payload' in withBody && { 'content-type': 'application/json' }) },
    ...withBody,
  })
}

const encodeSafely = (text: string) => encodeURIComponent(text.toWellFormed()) || '%00'

async function expectNoFault(endpoint: Endpoint, params: string, query: object, body: unknown) {
  const reply = await send(endpoint, params, query, body)
  expect(reply.statusCode, `${JSON.stringify([params, query, body]).slice(0, 200)}: ${reply.body}`).toBeLessThan(500)
  if (reply.statusCode >= 400) expect(problem.safeParse(reply.json()).success).toBe(true)
}

test.each(named.filter(([, { path }]) => path.includes(':')))(
  '%s handles any id without a server error',
  async (_name, endpoint) => {
    for (const text of shareOf(texts, allEndpoints.indexOf(endpoint))) await expectNoFault(endpoint, text, {}, {})
  },
)

test.each(named.filter(([, { query }]) => query))(
  '%s handles any query without a server error',
  async (_name, endpoint) => {
    for (const [index, field] of fieldsOf(endpoint.query).entries()) {
      for (const text of shareOf(texts, index)) await expectNoFault(endpoint, 'x', { [field]: text.toWellFormed() }, {})
      await expectNoFault(endpoint, 'x', { [field]: ['a', 'b'] }, {})
    }
  },
)

test.each(named.filter(([, { body }]) => body))(
  '%s handles any body without a server error',
  async (_name, endpoint) => {
    const fields = fieldsOf(endpoint.body)
    for (const [index, field] of fields.entries())
      for (const value of shareOf(values, index))
        await expectNoFault(endpoint, 'x', {}, { ...right[endpoint.path], [field]: value })
    for (const value of shareOf(values, allEndpoints.indexOf(endpoint))) {
      await expectNoFault(endpoint, 'x', {}, value)
      await expectNoFault(endpoint, 'x', {}, Object.fromEntries(fields.map((field) => [field, value])))
    }
  },
)
