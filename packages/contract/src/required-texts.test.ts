import { expect, test } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from './http/all-endpoints.ts'

/** Not shown to anyone: passwords are compared, ids are looked up. */
const unseen = /(password|id)$/i

type Field = { name: string; schema: z.ZodType }

/** Every field of every body that refuses the empty text, with the parts of a choice taken one by one. */
const required: Field[] = allEndpoints
  .flatMap(({ method, path, body }) => fieldsOf(body, `${method} ${path}`))
  .filter(({ name, schema }) => !unseen.test(name) && messageOf(schema, '') !== undefined)

function fieldsOf(body: unknown, name: string): Field[] {
  if (body instanceof z.ZodDiscriminatedUnion || body instanceof z.ZodUnion)
    return body.options.flatMap((option) => fieldsOf(option, name))
  if (!(body instanceof z.ZodObject)) return []
  return Object.entries(body.shape).map(([key, schema]) => ({ name: `${name} ${key}`, schema: schema as z.ZodType }))
}

function messageOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

test('the fields that have to be filled in are found', () => {
  const names = required.map(({ name }) => name)
  for (const field of ['title', 'description', 'requirements', 'location', 'duration'])
    expect(names).toContain(`POST /api/internship ${field}`)
  for (const name of ['POST /api/auth/register companyName', 'POST /api/contact message', 'POST /api/interviews place'])
    expect(names).toContain(name)
})

test.each(required)('$name rejects invisible text like an empty one', ({ schema }) => {
  for (const text of ['\u200b', '\u2060\u200d\ufeff', '\u3164 \u00ad'])
    expect(messageOf(schema, text)).toBe(messageOf(schema, ''))
})

test('rejects a saved search for invisible text', () => {
  const save = allEndpoints.find(({ method, path }) => method === 'POST' && path === '/api/saved/searches')!.body!
  expect(messageOf(save, { name: 'Mine', q: '\u200b' })).toBe(messageOf(save, { name: 'Mine', q: '' }))
  expect(messageOf(save, { name: 'Mine', q: 'क्\u200dष' })).toBeUndefined()
})
