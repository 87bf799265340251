import { messageTemplatesMax } from '@fledge/contract/constants'
import type { MessageTemplate } from '@fledge/contract/messages'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messageTemplates } from '../../db/schema/message-templates.ts'
import { stage } from '../../testing/stage.ts'

const { as, db, company } = await stage()

type Person = { id: string }
const url = '/api/message-templates'
const create = (who: Person, payload: object) => as(who)({ method: 'POST', url, payload })
const change = (who: Person, id: string, payload: object) => as(who)({ method: 'PUT', url: `${url}/${id}`, payload })
const remove = (who: Person, id: string) => as(who)({ method: 'DELETE', url: `${url}/${id}` })
const listOf = async (who: Person): Promise<MessageTemplate[]> => (await as(who)({ url })).json().data

/** Opens database connections first, so that the requests of a race overlap. */
const warmUp = (who: Person) => Promise.all(Array.from({ length: 8 }, () => listOf(who)))

const hello = { name: 'Hello', text: 'Hi {first name}, thank you for applying to {internship}.' }

test('a company creates, changes, lists and deletes its templates', async () => {
  const kite = await company()
  const reply = await create(kite, { ...hello, name: ' Hello ' })
  expect([reply.statusCode, reply.json().data]).toMatchObject([201, hello])
  await create(kite, { name: 'a first one', text: 'No names.' })
  expect((await listOf(kite)).map(({ name }) => name)).toEqual(['a first one', 'Hello'])

  const { id } = reply.json().data
  const changed = await change(kite, id, { name: 'hello', text: 'Dear {First name}' })
  expect(changed.json().data).toMatchObject({ id, name: 'hello', text: 'Dear {First name}' })
  expect((await remove(kite, id)).json()).toEqual({ success: true, data: { id } })
  expect((await remove(kite, id)).statusCode).toBe(404)
  expect((await listOf(kite)).map(({ name }) => name)).toEqual(['a first one'])
})

test('lists no templates of another company', async () => {
  const [kite, moth] = [await company(), await company()]
  await create(kite, hello)
  expect(await listOf(moth)).toEqual([])
  expect((await create(moth, hello)).statusCode).toBe(201)
})

test.each([
  ['without a name', { text: 'Hi' }, { name: 'This field is required' }],
  ['with a long name', { name: 'n'.repeat(61), text: 'Hi' }, { name: 'At most 60 characters' }],
  ['without text', { name: 'Hello', text: ' ' }, { text: 'Please write something first.' }],
  [
    'with a long text',
    { name: 'Hello', text: 'x'.repeat(2001) },
    { text: 'A message is at most 2,000 characters long.' },
  ],
  [
    'with an unknown name in braces',
    { name: 'Hello', text: 'You get {salary}' },
    { text: '{salary} cannot be filled in. Use {first name}, {internship}, {company}, or remove the braces.' },
  ],
])('a template %s is refused with its field and the remedy', async (_name, payload, fields) => {
  const kite = await company()
  const reply = await create(kite, payload)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().fields).toEqual(fields)
  expect(await listOf(kite)).toEqual([])
})

test('a name is used once in any case, also concurrently and by a change', async () => {
  const kite = await company()
  await warmUp(kite)
  const replies = await Promise.all([create(kite, hello), create(kite, { ...hello, name: 'HELLO' })])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  const other = (await create(kite, { name: 'Other', text: 'x' })).json().data
  const reply = await change(kite, other.id, { name: 'hello', text: 'x' })
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'name_taken'])
  expect(reply.json().message).toBe('You already have a template named “hello”. Choose another name.')
  expect(await listOf(kite)).toHaveLength(2)
})

test('refuses more templates than the limit, also concurrently', async () => {
  const kite = await company()
  const full = Array.from({ length: messageTemplatesMax - 1 }, (_, n) => ({
    companyId: kite.id,
    name: `${n}`,
    text: 'x',
  }))
  await db.insert(messageTemplates).values(full)
  await warmUp(kite)
  const replies = await Promise.all([...'abcde'].map((name) => create(kite, { name, text: 'x' })))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409])
  const refused = replies.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json().message).toBe(
    'You can keep up to 50 templates. To add another, delete one you no longer need.',
  )
  expect(await db.$count(messageTemplates, eq(messageTemplates.companyId, kite.id))).toBe(messageTemplatesMax)
})
