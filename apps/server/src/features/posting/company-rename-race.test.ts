import type { InternshipFields } from '@fledge/contract/listings/internship-form'
import type { CompanyUser } from '@fledge/contract/users'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '../../db/client.ts'
import { internships } from '../../db/schema/internships.ts'
import type { Deps } from '../../deps.ts'
import { listingFields, stage } from '../../testing/stage.ts'
import { saveProfile } from '../profile/profile-routes.ts'
import { editListing } from './edit-listing.ts'
import { postListing } from './post-listing.ts'

const { db, deps, company, internship, statementsWait } = await stage()

const fields: InternshipFields = {
  ...listingFields,
  title: 'Design intern',
  description: 'Draw.',
  requirements: ['Figma'],
  duration: '6 months',
  stipend: 12_000,
}

const renamed = 'Zephyr Works'
const searchTextOf = async (id: string) =>
  (await db.select().from(internships).where(eq(internships.id, id)))[0]!.searchText
const rename = (kite: CompanyUser) => saveProfile(deps, kite, { companyName: renamed })

/** The request of `kite` still has the old company name. */
const writes = {
  'an edit': (here: Deps, kite: CompanyUser, id: string) => editListing(here, kite, id, fields),
  'a new listing': (here: Deps, kite: CompanyUser) => postListing(here, kite, fields),
}

test.each(Object.entries(writes))(
  '%s with the company name of before a rename is found by the new name',
  async (_name, write) => {
    const kite = await company({ companyName: 'Kite Labs' })
    const { id } = await internship({ company: kite })
    await rename(kite)
    const written = await searchTextOf((await write(deps, kite, id)).id)
    expect(written).toContain('zephyr')
    expect(written).not.toContain('kite')
  },
)

test.each(Object.entries(writes))('%s during a rename is found by the new name', async (_name, write) => {
  const kite = await company({ companyName: 'Kite Labs' })
  const { id } = await internship({ company: kite })
  const end = await begin((db) => saveProfile({ ...deps, db }, kite, { companyName: renamed }))
  const writing = write(deps, kite, id)
  await statementsWait(1)
  await end()
  const written = await searchTextOf((await writing).id)
  expect(written).toContain('design')
  expect(written).toContain('zephyr')
  expect(written).not.toContain('kite')
})

test.each(Object.entries(writes))('%s before a concurrent rename is found by the new name', async (_name, write) => {
  const kite = await company({ companyName: 'Kite Labs' })
  const { id } = await internship({ company: kite })
  let written = id
  const end = await begin(async (db) => {
    written = (await write({ ...deps, db }, kite, id)).id
  })
  const renaming = rename(kite)
  await statementsWait(1)
  await end()
  await renaming
  const text = await searchTextOf(written)
  expect(text).toContain('design')
  expect(text).toContain('zephyr')
  expect(text).not.toContain('kite')
})

test('a rename back to an earlier name updates the search texts', async () => {
  const kite = await company({ companyName: 'Kite Labs' })
  const { id } = await internship({ company: kite })
  await rename(kite)
  await saveProfile(deps, kite, { companyName: 'Kite Labs' })
  expect(await searchTextOf(id)).toContain('kite labs')
})

/** Runs work in a transaction and leaves it open; the returned function commits it. */
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
