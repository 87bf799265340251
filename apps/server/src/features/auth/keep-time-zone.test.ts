import { timeZoneHeader } from '@fledge/contract/auth'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { stage } from '../../testing/stage.ts'
import { interviewsOn } from '../interviews/testing/scenery.ts'

const scene = await stage()
const { as, anyone, db } = scene
const { proposed, pick, mailsOf } = interviewsOn(scene)

const zoneOf = async ({ id }: { id: string }) =>
  (await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, id)))[0]?.timeZone
const start = (who: { id: string }, zone: string) =>
  as(who)({ url: '/api/auth/me', headers: { [timeZoneHeader]: zone } })

test('mails and notifications about a time name the zone of the reader’s browser and that of the meeting', async () => {
  const { asha, kite, interview } = await proposed()
  expect((await start(asha, 'Europe/Berlin')).statusCode).toBe(200)
  await pick(asha, interview.id, interview.slots[0]!.id)

  const zones = /\(India Standard Time\), .*\(Central European (Standard|Summer) Time\)/
  const mail = (await mailsOf(asha)).at(-1)!
  expect(mail.text).toMatch(zones)
  expect(mail.attachments[0]?.content.replace(/\r\n /g, '')).toMatch(/Central European/)
  const { notifications } = (await as(asha)({ url: '/api/notifications' })).json()
  expect(notifications[0].message).toMatch(zones)
  expect(JSON.stringify(await mailsOf(kite))).not.toContain('Central European')
})

test('keeps the zone of a sign-in and of a registration', async () => {
  const account = { email: 'zone@people.test', password: 'a kite over Pune' }
  const student = {
    ...account,
    role: 'student',
    firstName: 'Asha',
    lastName: 'Rao',
    university: 'IIT Bombay',
    major: 'Design',
    graduationYear: 2027,
  }
  const post = (url: string, body: object, zone: string) =>
    anyone({ method: 'POST', url, body, headers: { [timeZoneHeader]: zone } })
  const { user } = (await post('/api/auth/register', student, 'Asia/Kathmandu')).json()
  expect(await zoneOf(user)).toBe('Asia/Kathmandu')
  expect((await post('/api/auth/login', account, 'America/Toronto')).statusCode).toBe(200)
  expect(await zoneOf(user)).toBe('America/Toronto')
})

test.each(['Mars/Olympus', '+05:30', '', "'; drop table users", 'x'.repeat(5000)])(
  'ignores %j, which is no time zone',
  async (zone) => {
    const { asha } = await proposed()
    expect((await start(asha, zone)).statusCode).toBe(200)
    expect(await zoneOf(asha)).toBe('Asia/Kolkata')
  },
)
