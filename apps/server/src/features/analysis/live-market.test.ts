import { findRow, listingVersion, type Market } from '@fledge/core/matching/market/market'
import { rowAsks } from '@fledge/core/matching/market/market-block'
import { skills } from '@fledge/core/skills/vocabulary'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { internships, internshipVersions } from '../../db/schema/internships.ts'
import { listingFields, stage } from '../../testing/stage.ts'
import { deleteInternshipRow, updateInternship } from '../internships/listing-queries.ts'
import { createLiveMarket } from './live-market.ts'

const { db, company, internship } = await stage()
const kite = await company()
const fields = { ...listingFields, description: 'SQL.', type: 'Remote' as const, duration: '2 months', stipend: 5000 }

async function idsIn(market: ReturnType<typeof createLiveMarket>) {
  return new Set((await market.current(db)).placeById.keys())
}

test('each of many concurrent callers sees what existed when it called', async () => {
  const market = createLiveMarket()
  const seen = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { id } = await internship({ company: kite })
      return (await idsIn(market)).has(id)
    }),
  )
  expect(seen).toEqual(Array(20).fill(true))
})

test('a process scores changes of another at once', async () => {
  const [one, two] = [createLiveMarket(), createLiveMarket()]
  const edited = await internship({ company: kite })
  const takenDown = await internship({ company: kite })
  await Promise.all([idsIn(one), idsIn(two)])
  const { id } = await internship({ company: kite })
  await updateInternship(db, kite, edited, { ...fields, title: 'Chef', requirements: ['Baking'] })
  await db.update(internships).set({ deletedAt: new Date().toISOString() }).where(eq(internships.id, takenDown.id))
  const [first, second] = [await one.current(db), await two.current(db)]
  expect([...first.placeById.keys()].sort()).toEqual([...second.placeById.keys()].sort())
  for (const market of [first, second]) {
    expect([market.placeById.has(id), market.placeById.has(takenDown.id), listingVersion(market, edited.id)]).toEqual([
      true,
      false,
      2,
    ])
    expect(askedIn(market, edited.id)).toEqual(['Baking'])
  }
})

function askedIn(market: Market, id: string): string[] {
  const { block, row } = findRow(market, market.placeById.get(id)!)
  return rowAsks(block, row).flatMap(({ terms }) => terms.map((term) => skills[term]!.name))
}

test('finds an edit whose transaction overlapped the last update', async () => {
  const market = createLiveMarket()
  const listing = await internship({ company: kite })
  const versionIn = async () => listingVersion(await market.current(db), listing.id)
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
  expect(await versionIn()).toBe(1)

  end()
  await slow

  expect(await versionIn()).toBe(2)
})

test('removes a deleted listing at once, for single scores within ten seconds', async () => {
  const clock = { ms: 0 }
  const [one, two] = [createLiveMarket(), createLiveMarket({ now: () => clock.ms })]
  const { id } = await internship({ company: kite })
  const isThere = async () => (await two.covering(db)).placeById.has(id)
  expect([(await idsIn(one)).has(id), await isThere()]).toEqual([true, true])

  await deleteInternshipRow(db, id)

  expect(await db.$count(internshipVersions, eq(internshipVersions.internshipId, id))).toBe(0)
  expect(await idsIn(one)).not.toContain(id)
  clock.ms += 9_999
  expect(await isThere()).toBe(true)
  clock.ms += 1
  expect(await isThere()).toBe(false)
})

test('finds a deleted listing by a count for which no single score waits', async () => {
  const clock = { ms: 0 }
  const market = createLiveMarket({ now: () => clock.ms })
  const { id } = await internship({ company: kite })
  const isThere = async () => (await market.covering(db)).placeById.has(id)
  await market.covering(db)
  await deleteInternshipRow(db, id)

  clock.ms += 5000
  expect(await isThere()).toBe(true)
  await expect.poll(isThere).toBe(false)
})

test('removes deleted listings for rankings also while others request scores', async () => {
  const market = createLiveMarket()
  const { id } = await internship({ company: kite })
  await market.covering(db)
  await deleteInternshipRow(db, id)
  const [, , seen] = await Promise.all([market.covering(db), market.covering(db), market.current(db)])
  expect(seen.placeById.has(id)).toBe(false)
})
