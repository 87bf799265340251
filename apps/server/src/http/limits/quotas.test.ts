import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { users } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import { pdfOf, uploadOf } from '../../testing/resume-files.ts'
import { companyFields, listingFields, stage } from '../../testing/stage.ts'
import { unusedId } from '../contract/ids.ts'

const env = { REGISTRATIONS_PER_HOUR: '2', LISTINGS_PER_HOUR: '2', ANALYSES_PER_HOUR: '2' }
const { app, as, db, student, company } = await stage({ limits: readConfig(env).limits })
const listing = { ...listingFields, stipend: 1 }

test('quotas are off by default', () => {
  const { registrationsPerHour, listingsPerHour, analysesPerHour } = readConfig({}).limits
  expect(registrationsPerHour).toBe(null)
  expect(listingsPerHour).toBe(null)
  expect(analysesPerHour).toBe(null)
})

test('limits registrations of one address per hour', async () => {
  const register = (n: number, remoteAddress: string) => {
    const body = { ...companyFields, email: `hr${n}@kite.test` }
    return app.inject({ method: 'POST', url: '/api/auth/register', body, remoteAddress })
  }
  const statuses = [await register(1, '10.0.0.1'), await register(2, '10.0.0.1')].map(({ statusCode }) => statusCode)
  const late = await register(3, '10.0.0.1')
  expect([...statuses, late.statusCode, late.json().code]).toEqual([201, 201, 429, 'too_many'])
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(3000)
  expect((await register(4, '10.0.0.2')).statusCode).toBe(201)
  expect(await db.$count(users)).toBe(3)
})

test('limits listings of one company per hour', async () => {
  const post = async (who: { id: string }) =>
    (await as(who)({ method: 'POST', url: '/api/internship', payload: listing })).statusCode
  const [one, other] = [await company(), await company()]
  expect(await post(one)).toBe(201)
  expect(await post(one)).toBe(201)
  expect(await post(one)).toBe(429)
  expect(await post(other)).toBe(201)
  expect(await db.$count(internships)).toBe(3)
})

test('limits applications of one student per hour', async () => {
  const [asha, ravi] = [await student(), await student()]
  const send = async (who: { id: string }) =>
    (await as(who)({ method: 'POST', url: `/api/apply/${unusedId}`, payload: { resumeId: null } })).statusCode
  for (let sent = 0; sent < 200; sent++) expect(await send(asha)).toBe(404)
  expect(await send(asha)).toBe(429)
  expect(await send(ravi)).toBe(404)
})

test('an upload counts as an analysis', async () => {
  const asha = await student()
  const send = async () => as(asha)(await uploadOf(await pdfOf(['Asha Rao', 'Skills', 'SQL'])))
  expect((await send()).statusCode).toBe(201)
  expect((await send()).json().code).toBe('resume_limit')

  const refused = await send()

  expect(refused.statusCode).toBe(429)
  expect(refused.json().code).toBe('too_many')
})

test('limits analyses of one student per hour', async () => {
  const asha = await student()
  const analyze = async () =>
    (await as(asha)({ method: 'POST', url: '/api/ai/analyze-resume', payload: { resumeId: unusedId } })).statusCode
  expect(await analyze()).toBe(404)
  expect(await analyze()).toBe(404)
  expect(await analyze()).toBe(429)
})

test('limits what-if requests to five times the analyses per hour', async () => {
  const asha = await student()
  const ask = async () => (await as(asha)({ url: '/api/ai/what-if' })).statusCode
  for (let asked = 0; asked < 10; asked++) expect(await ask()).not.toBe(429)
  expect(await ask()).toBe(429)
})
