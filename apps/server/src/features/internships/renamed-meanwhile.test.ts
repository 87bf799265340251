import type { InternshipFields } from '@fledge/contract/internships'
import type { CompanyUser } from '@fledge/contract/users'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '../../db/client.ts'
import { internships } from '../../db/schema/internships.ts'
import { stage } from '../../testing/stage.ts'
import { saveProfile } from '../profile/save-profile.ts'
import { edit } from './edit.ts'
import { post } from './post.ts'

const { db, deps, company, internship } = await stage()

const fields: InternshipFields = {
  ...{ title: 'Design intern', description: 'Draw.', requirements: ['Figma'], location: 'Pune' },
  ...{ type: 'Hybrid', duration: '6 months', stipend: 12_000 },
}

const renamed = 'Zephyr Works'
const searchTextOf = async (id: string) =>
  (await db.select().from(internships).where(eq(internships.id, id)))[0]!.searchText
const rename = (kite: CompanyUser) => saveProfile(deps, kite, { companyName: renamed })

/** `kite` is the company as its request knew it: by its old name. */
const acts = {
  'an edit': async (kite: CompanyUser, id: string) => (await edit(deps, kite, id, fields)).id,
  'a new listing': async (kite: CompanyUser) => (await post(deps, kite, fields)).id,
}

test.each(Object.entries(acts))(
  '%s after a rename that its request has not seen is found by the new name',
  async (_name, act) => {
    const kite = await company({ companyName: 'Kite Labs' })
    const { id } = await internship({ company: kite })
    await rename(kite)
    const written = await searchTextOf(await act(kite, id))
    expect([written.includes('zephyr'), written.includes('kite')]).toEqual([true, false])
  },
)

test.each(Object.entries(acts))('%s while a rename is on its way is found by the new name', async (_name, act) => {
  const kite = await company({ companyName: 'Kite Labs' })
  const { id } = await internship({ company: kite })
  const end = await begin((db) => saveProfile({ ...deps, db }, kite, { companyName: renamed }))
  const acting = act(kite, id)
  await somebodyWaits()
  await end()
  const written = await searchTextOf(await acting)
  expect([written.includes('design'), written.includes('zephyr'), written.includes('kite')]).toEqual([
    true,
    true,
    false,
  ])
})

test.each(Object.entries(acts))('a rename while %s is on its way finds it by the new name', async (name, _act) => {
  const kite = await company({ companyName: 'Kite Labs' })
  const { id } = await internship({ company: kite })
  let written = id
  const end = await begin(async (db) => {
    const inside = { ...deps, db }
    written = name === 'an edit' ? (await edit(inside, kite, id, fields)).id : (await post(inside, kite, fields)).id
  })
  const renaming = rename(kite)
  await somebodyWaits()
  await end()
  await renaming
  const text = await searchTextOf(written)
  expect([text.includes('design'), text.includes('zephyr'), text.includes('kite')]).toEqual([true, true, false])
})

test('a rename back to the name that its request knew renames the listings too', async () => {
  const kite = await company({ companyName: 'Kite Labs' })
  const { id } = await internship({ company: kite })
  await rename(kite)
  await saveProfile(deps, kite, { companyName: 'Kite Labs' })
  expect(await searchTextOf(id)).toContain('kite labs')
})

/** Does the work in a transaction and leaves it open; what comes back commits it. */
async function begin(work: (db: Db) => Promise<unknown>): Promise<() => Promise<void>> {
  const [done, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const whole = db.transaction(async (db) => {
    await work(db)
    done.resolve()
    await commit.promise
  })
  whole.catch(done.reject)
  await done.promise
  return async () => {
    commit.resolve()
    await whole
  }
}

/** Until a statement waits for another's lock. */
const somebodyWaits = () =>
  expect
    .poll(async () => {
      const [found] = await db
        .select({ waiting: sql<number>`count(*)::int` })
        .from(sql`pg_stat_activity`)
        .where(sql`datname = current_database() and wait_event_type = 'Lock'`)
      return found?.waiting
    })
    .toBe(1)
