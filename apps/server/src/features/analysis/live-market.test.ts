import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { internships, internshipVersions } from '../../db/schema/internships.ts'
import { stage } from '../../testing/stage.ts'
import { deleteInternshipRow, updateInternship } from '../internships/queries.ts'
import { createLiveMarket } from './live-market.ts'

const { db, company, internship } = await stage()
const kite = await company()
const fields = {
  ...{ title: 'Data intern', description: 'SQL.', requirements: ['SQL'], location: 'Pune' },
  ...{ type: 'Remote' as const, duration: '2 months', stipend: 5000 },
}

async function idsIn(market: ReturnType<typeof createLiveMarket>) {
  return new Set((await market.current(db)).rows.keys())
}

test('each of many callers at once sees what was there when it called', async () => {
  const market = createLiveMarket()
  const seen = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { id } = await internship({ company: kite })
      return (await idsIn(market)).has(id)
    }),
  )
  expect(seen).toEqual(Array(20).fill(true))
})

test('two processes see the same listings', async () => {
  const [one, two] = [createLiveMarket(), createLiveMarket()]
  await Promise.all([idsIn(one), idsIn(two)])
  const { id } = await internship({ company: kite })
  await db
    .update(internships)
    .set({ deletedAt: new Date().toISOString() })
    .where(eq(internships.id, (await internship()).id))
  expect(await idsIn(one)).toEqual(await idsIn(two))
  expect(await idsIn(one)).toContain(id)
})

test('an edit whose transaction began before others were seen, and ended after, is seen too', async () => {
  const market = createLiveMarket()
  const listing = await internship({ company: kite })
  const titleIn = async () => (await market.current(db)).rows.get(listing.id)?.listing.title
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const { promise: written, resolve: wrote } = Promise.withResolvers<void>()
  const slow = db.transaction(async (db) => {
    await updateInternship(db, kite, listing, { ...fields, title: 'Edited slowly' })
    wrote()
    await mayEnd
  })
  await written
  const { id: later } = await internship({ company: kite })
  expect(await idsIn(market)).toContain(later)
  expect(await titleIn()).toBe('Data intern')

  end()
  await slow

  expect(await titleIn()).toBe('Edited slowly')
})

test('a listing that was deleted with its row is gone', async () => {
  const market = createLiveMarket()
  const { id } = await internship({ company: kite })
  expect(await idsIn(market)).toContain(id)
  await deleteInternshipRow(db, id)
  expect(await db.$count(internshipVersions, eq(internshipVersions.internshipId, id))).toBe(0)
  expect(await idsIn(market)).not.toContain(id)
})
