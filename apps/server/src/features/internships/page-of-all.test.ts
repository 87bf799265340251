import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companies, users } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import { stage } from '../../testing/stage.ts'
import { listInternships } from './list-queries.ts'

const { db, as, anyone, company, internship } = await stage()
const kite = await company({ companyName: 'Kite Labs' })
const orbit = await company({ companyName: 'Orbit' })
for (let n = 1; n <= 4; n += 1) await internship({ company: n % 2 ? kite : orbit, title: `Role ${n}` })

const firstPage = { sort: 'newest', limit: 3, after: null } as const
const read = async () => (await listInternships(db, {}, firstPage)).rows
const titles = async () => (await read()).map(({ title }) => title)
const byTitle = (title: string) => eq(internships.title, title)

test('a page that nobody wrote to is the very same object, and another page another one', async () => {
  const [one, two] = [await read(), await read()]
  expect(one).toBe(two)
  const { rows, hasMore } = await listInternships(db, {}, { ...firstPage, limit: 4 })
  expect([rows.length, hasMore]).toEqual([4, false])
  expect(await read()).toBe(one)
})

test.each([
  ['a new listing', () => internship({ company: kite, title: 'Role 5' }), ['Role 5', 'Role 4', 'Role 3']],
  [
    'a listing that is edited',
    () => db.update(internships).set({ title: 'Role four' }).where(byTitle('Role 4')),
    ['Role 5', 'Role four', 'Role 3'],
  ],
  [
    'one that is paused, and one that comes up for it',
    () => db.update(internships).set({ state: 'paused' }).where(byTitle('Role 5')),
    ['Role four', 'Role 3', 'Role 2'],
  ],
  [
    'one behind the page that goes, which leaves the page as it is',
    () => db.update(internships).set({ state: 'closed' }).where(byTitle('Role 1')),
    ['Role four', 'Role 3', 'Role 2'],
  ],
  [
    'one whose last day to apply has gone by',
    () => db.update(internships).set({ applyBy: '2020-01-31' }).where(byTitle('Role 3')),
    ['Role four', 'Role 2'],
  ],
])('a page shows %s', async (_what, write, expected) => {
  await read()
  await write()
  expect(await titles()).toEqual(expected)
})

test('a page shows the new name of a company, and that its address is its own', async () => {
  await read()
  await db.update(companies).set({ companyName: 'Orbit Works' }).where(eq(companies.userId, orbit.id))
  const [renamed] = await read()
  expect(renamed).toMatchObject({ companyName: 'Orbit Works', company: { verified: false } })
  await db.update(users).set({ emailVerifiedAt: new Date().toISOString() }).where(eq(users.id, orbit.id))
  const [verified] = await read()
  expect(verified!.company).toMatchObject({ verified: true })
})

test('rows that one transaction wrote are told apart', async () => {
  const all = ['Role 5', 'Role 6', 'Role 7', 'Role 8', 'Role 9']
  for (const title of all) await internship({ company: kite, title })
  await db.update(internships).set({ openings: 2 }).where(eq(internships.companyId, kite.id))
  expect(await titles()).toEqual(['Role 9', 'Role 8', 'Role 7'])
  await db.delete(internships).where(byTitle('Role 8'))
  expect(await titles()).toEqual(['Role 9', 'Role 7', 'Role 6'])
})

test('a page without listings, and the first listing after it', async () => {
  await db.update(internships).set({ state: 'closed' })
  expect(await read()).toEqual([])
  expect(await read()).toBe(await read())
  await internship({ company: kite, title: 'The first' })
  expect(await titles()).toEqual(['The first'])
})

test('what the company of a listing is shown beside is not kept for others', async () => {
  const url = '/api/internship?limit=3'
  const [own] = (await as(kite)({ url })).json().data
  const [others] = (await anyone({ url })).json().data
  expect(own).toMatchObject({ title: 'The first', applicationsCount: 0 })
  expect(others).not.toHaveProperty('applicationsCount')
})
