import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import type { Db } from './client.ts'
import { ready, readySql } from './ready.ts'
import { users } from './schema/accounts.ts'

const [one, two] = [await testDatabase(), await testDatabase()]
afterAll(async () => {
  await one.close()
  await two.close()
})

const emailsOf = ready('test: emails', (db) =>
  db
    .select({ email: users.email, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.email, sql.placeholder('email'))),
)
const addUser = readySql<{ email: string }>(
  'test: add',
  sql`insert into ${users} (email, password_hash, role) values (${sql.placeholder('email')}, 'none', 'student') returning email`,
)
const plansNamed = readySql<{ name: string }>(
  'test: plans',
  sql`select name from pg_prepared_statements where name = ${sql.placeholder('name')}`,
)
const find = async (db: Db, email: string) => (await emailsOf(db, { email })).map((row) => row.email)

test('a statement asks the database that it is given, whichever it was made with', async () => {
  expect(await addUser(one.db, { email: 'asha@one.test' })).toEqual([{ email: 'asha@one.test' }])
  await addUser(two.db, { email: 'ben@two.test' })

  expect(await find(one.db, 'asha@one.test')).toEqual(['asha@one.test'])
  expect(await find(two.db, 'asha@one.test')).toEqual([])
  expect(await find(two.db, 'ben@two.test')).toEqual(['ben@two.test'])
  const [row] = await emailsOf(one.db, { email: 'asha@one.test' })
  expect(row!.createdAt).toBe(new Date(row!.createdAt).toISOString())
})

test('in a transaction it belongs to the transaction', async () => {
  const failed = one.db.transaction(async (db) => {
    await addUser(db, { email: 'carla@one.test' })
    expect(await find(db, 'carla@one.test')).toEqual(['carla@one.test'])
    expect(await find(one.db, 'carla@one.test')).toEqual([])
    throw new Error('no')
  })

  await expect(failed).rejects.toThrow('no')
  expect(await find(one.db, 'carla@one.test')).toEqual([])
})

test('a connection plans it once, under its name', async () => {
  const named = await one.db.transaction(async (db) => {
    for (let n = 0; n < 3; n += 1) await find(db, 'asha@one.test')
    return plansNamed(db, { name: 'test: emails' })
  })
  expect(named).toEqual([{ name: 'test: emails' }])
})
