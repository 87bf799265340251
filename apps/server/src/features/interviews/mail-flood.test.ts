import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'
import { createContactLimit } from '../applications/contact-limit.ts'
import { interviewsOn } from './testing/scenery.ts'

const scene = await stage()
const { student, company, internship, application, confirmEmail, as, deps } = scene
const { applicants, propose, proposeAgain, ask, mailsOf, notificationsOf } = interviewsOn(scene)

test('60 proposals in a second send no mail to an unconfirmed address', async () => {
  const [victim, cannon] = [await student(), await company({ companyName: 'Buy gold' })]
  const statuses: number[] = []
  for (let n = 0; n < 60; n += 1) {
    const listing = await internship({ company: cannon, title: `Buy gold ${n}` })
    const sent = await application({ studentId: victim.id, internshipId: listing.id })
    statuses.push((await propose(cannon, sent.id)).statusCode)
  }
  expect(await mailsOf(victim)).toEqual([])
  expect(statuses.filter((status) => status === 201)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  expect(await notificationsOf(victim)).toHaveLength(30)
})

test('limits mails to a confirmed address, with fixed subjects', async () => {
  const [victim, cannon] = [await student(), await company({ companyName: 'Buy gold' })]
  await confirmEmail(victim)
  for (let n = 0; n < 40; n += 1) {
    const listing = await internship({ company: cannon, title: `Buy gold ${n}` })
    await propose(cannon, (await application({ studentId: victim.id, internshipId: listing.id })).id)
  }
  const mails = await mailsOf(victim)
  expect(mails).toHaveLength(30)
  expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['Interview proposed']))
})

test('limits proposals to ten per application and hour without affecting others', async () => {
  const { kite, sent } = await applicants()
  const id = (await propose(kite, sent.id)).json().data.id
  for (let n = 1; n < 10; n += 1) expect((await proposeAgain(kite, id)).statusCode).toBe(200)

  const refused = await proposeAgain(kite, id)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().message).toBe('Too many interview requests to this person. Please wait a while and try again.')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)

  const other = await applicants({ kite })
  expect((await propose(kite, other.sent.id)).statusCode).toBe(201)
})

test('limits requests for other times to ten an hour', async () => {
  const { asha, kite, sent } = await applicants()
  const id = (await propose(kite, sent.id)).json().data.id
  const statuses: number[] = []
  for (let n = 0; n < 11; n += 1) statuses.push((await ask(asha, id)).statusCode)
  expect(statuses.at(-1)).toBe(429)
})

test('limits messages to sixty per application, side and hour', async () => {
  const { asha, kite, sent } = await applicants()
  const write = (who: { id: string }) =>
    as(who)({ method: 'POST', url: `/api/apply/${sent.id}/messages`, payload: { text: 'Hello' } })
  // Counted directly, because a person can send at most 20 a minute.
  const earlier = createContactLimit(deps, 'message')
  for (let n = 0; n < 59; n += 1) await earlier.use(kite, { applicationId: sent.id, recipientId: asha.id })

  expect((await write(kite)).statusCode).toBe(201)
  const refused = await write(kite)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().message).toBe('Too many messages to this person. Please wait a while and try again.')
  expect((await write(asha)).statusCode).toBe(201)
})
