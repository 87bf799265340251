import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'
import { loggerSettings } from './request-log.ts'

const lines: string[] = []
const logger = { ...loggerSettings('info'), stream: { write: (line: string) => void lines.push(line) } }
const { app, anyone, as, db, student } = await stage({}, { logger })

app.get('/api/failing-query', () => db.execute(sql`select ${'asha@secret.test'}::uuid`))
app.get('/api/failing-code', () => {
  throw new TypeError('kite is undefined')
})

test('logs route, status, user and duration of a response', async () => {
  const asha = await student()
  const reply = await as(asha)({ url: '/api/notifications', query: { limit: '7' } })

  const line = JSON.parse(lines.at(-1)!)
  expect(line).toMatchObject({
    method: 'GET',
    route: '/api/notifications',
    status: 200,
    user: asha.id,
    msg: 'answered',
  })
  expect(line.ms).toBeGreaterThan(0)
  expect(line.reqId).toBe(reply.headers['x-request-id'])
})

test('logs no unknown address and no parameter of a failing query', async () => {
  const addresses = ['/api/asha@secret.test/%zz?x=query-secret', '/no/asha@secret.test', '/api/failing-query']
  for (const url of addresses) await anyone({ url })

  for (const secret of ['query-secret', 'secret.test']) expect(lines.join('')).not.toContain(secret)
})

test('logs the type and stack of a server error', async () => {
  await anyone({ url: '/api/failing-query' })
  const [query] = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request failed')
  expect(query.err).toMatchObject({ code: '22P02', stack: expect.stringContaining('    at ') })

  await anyone({ url: '/api/failing-code' })
  const code = lines.map((line) => JSON.parse(line)).findLast(({ msg }) => msg === 'request failed')
  expect(code.err).toMatchObject({ type: 'TypeError', message: 'kite is undefined' })
  expect(code.err.stack).toContain('request-log.test.ts')
})
