import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'
import { createContactLimit } from '../applications/contact-limit.ts'
import { interviewsOn } from './testing/scenery.ts'

const scene = await stage()
const { student, company, internship, application, confirmEmail, as, deps } = scene
const { applicants, propose, proposeAgain, ask, mailsOf, toldOf } = interviewsOn(scene)

test('60 proposals in a second to an address that is not confirmed send no mail', async () => {
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
  expect(await toldOf(victim)).toHaveLength(30)
})

test('a confirmed address gets a bounded number of mails, and none has a subject of the sender’s', async () => {
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

test('one application gets ten proposals an hour, and other applications are not affected', async () => {
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

test('a student asks for other times ten times an hour', async () => {
  const { asha, kite, sent } = await applicants()
  const id = (await propose(kite, sent.id)).json().data.id
  const statuses: number[] = []
  for (let n = 0; n < 11; n += 1) statuses.push((await ask(asha, id)).statusCode)
  expect(statuses.at(-1)).toBe(429)
})

test('one application gets sixty messages an hour from each side', async () => {
  const { asha, kite, sent } = await applicants()
  const write = (who: { id: string }) =>
    as(who)({ method: 'POST', url: `/api/apply/${sent.id}/messages`, payload: { text: 'Hello' } })
  // Beside this one, a person sends 20 a minute at most: those of the hour before are counted directly.
  const earlier = createContactLimit(deps, 'message')
  for (let n = 0; n < 59; n += 1) await earlier.use(kite, { applicationId: sent.id, recipientId: asha.id })

  expect((await write(kite)).statusCode).toBe(201)
  const refused = await write(kite)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().message).toBe('Too many messages to this person. Please wait a while and try again.')
  expect((await write(asha)).statusCode).toBe(201)
})
