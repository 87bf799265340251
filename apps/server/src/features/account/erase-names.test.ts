import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { mails } from '../../db/schema/mails.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import { readMails } from '../../testing/stage.ts'
import { hashPassword } from '../auth/password.ts'
import { eraseAccounts } from './erase.ts'

const here = await resumeStage({ sessionHours: 1000, sessionDays: 1000 })
const { as, db, deps, clock, student, company, internship, confirmEmail, resumeOf, sendMails, notificationsOf } = here
const password = 'a kite over Pune'
const passwordHash = await hashPassword(password)

const pass = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * 86_400_000)
}

async function apply(who: { id: string }, listing: { id: string }): Promise<string> {
  const url = `/api/apply/${listing.id}`
  const reply = await as(who)({ method: 'POST', url, payload: { resumeId: await resumeIdOf(who) } })
  expect(reply.statusCode).toBe(201)
  return reply.json().data.id
}

const resumeIds = new Map<string, Promise<string>>()
function resumeIdOf(who: { id: string }): Promise<string> {
  const id = resumeIds.get(who.id) ?? resumeOf(who, ['A student', 'Skills', 'Python, SQL'])
  resumeIds.set(who.id, id)
  return id
}

/** Deletes the account over HTTP and lets the grace period pass. */
async function erase(who: { id: string }) {
  await db.update(users).set({ passwordHash }).where(eq(users.id, who.id))
  const reply = await as(who)({ method: 'POST', url: '/api/users/me/delete', payload: { password } })
  expect(reply.statusCode).toBe(200)
  pass(8)
  await eraseAccounts(deps)
}

/** The tables with a row that contains this text, those of the queue included. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = (await db.execute(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by name`)) as { rows: { name: string }[] }
  const found: string[] = []
  for (const { name } of tables) {
    const query = sql`select from ${sql.raw(name)} as line where position(${text} in line::text) > 0 limit 1`
    const { rows } = (await db.execute(query)) as { rows: object[] }
    if (rows.length > 0) found.push(name)
  }
  return found
}

test.each([
  ['waits to be sent', async () => undefined],
  ['was sent to the outbox', sendMails],
])('an erased student is in no table when the daily mail %s', async (_what, send) => {
  const kite = await company()
  await confirmEmail(kite)
  const listing = await internship({ company: kite })
  const asha = await student({ firstName: 'Asha', lastName: 'Iyengar' })
  const ben = await student({ firstName: 'Ben', lastName: 'Fernandes' })
  await apply(asha, listing)
  await apply(ben, listing)
  await send()
  expect(await tablesWith('Iyengar')).toEqual(['public.mails', 'public.notifications', 'public.students'])

  await erase(asha)

  expect(await tablesWith('Iyengar')).toEqual([])
  expect(await tablesWith('Fernandes')).toEqual(['public.notifications', 'public.students'])
  const [bell] = await notificationsOf(kite)
  expect(bell?.message).toBe('Ben Fernandes applied to Data intern.')
  const [mail] = await readMails(db, eq(mails.userId, kite.id))
  expect(mail?.text).toContain('There are new applications to Data intern.')
  await erase(ben)
})

test('a daily mail about a withdrawal is deleted with its student', async () => {
  const kite = await company()
  await confirmEmail(kite)
  const listing = await internship({ company: kite })
  const [asha, ben] = [await student({ lastName: 'Iyengar' }), await student({ lastName: 'Fernandes' })]
  await confirmEmail(asha, ben)
  const [ashasId, bensId] = [await apply(asha, listing), await apply(ben, listing)]
  const withdraw = (who: { id: string }, id: string) =>
    as(who)({ method: 'POST', url: `/api/apply/${id}/withdraw`, payload: {} })
  // Mails are daily by the time of the database, which a test cannot move.
  const anotherDay = () => db.update(mails).set({ event: sql`${mails.event} || ':' || ${mails.id}` })
  await anotherDay()
  expect((await withdraw(ben, bensId)).statusCode).toBe(200)
  await anotherDay()
  expect((await withdraw(asha, ashasId)).statusCode).toBe(200)
  expect(await tablesWith('Iyengar')).toContain('public.mails')

  await erase(asha)

  expect(await tablesWith('Iyengar')).toEqual([])
  const texts = (await readMails(db, eq(mails.userId, kite.id))).map(({ text }) => text.split('\n')[2])
  expect(texts).toContain('Asha Fernandes withdrew the application to Data intern.')
})
