import { eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../apps/server/src/db/client.ts'
import { companies } from '../../../apps/server/src/db/schema/accounts.ts'
import { internships } from '../../../apps/server/src/db/schema/internships.ts'
import { fingerprintListings } from '../../../apps/server/src/features/listing-checks/fingerprint-listings.ts'
import { fingerprintListing } from '../../../apps/server/src/features/listing-checks/near-duplicates.ts'

const posts = 200

/** Fingerprints the whole market, then times the check of listings that copy another company's text, and of new ones. */
export async function measureNearDuplicates(db: Db): Promise<string> {
  const begun = performance.now()
  await fingerprintListings({ db })
  await db.execute(sql`vacuum analyze listing_fingerprints`)
  const seconds = Math.round((performance.now() - begun) / 1000)
  const copied = await check(db, (text) => text.replace(/ (\w+)\.$/, ' every week.'))
  const fresh = await check(db, (text) => text.split(' ').toReversed().join(' '))
  return [
    `- near-duplicates (fingerprints of the market in ${seconds} s), ${posts} posts each, p50 / p95 / max in ms:`,
    `  copies ${copied.times}, ${copied.found} found; other texts ${fresh.times}, ${fresh.found} found.`,
  ].join('\n')
}

async function check(db: Db, change: (text: string) => string) {
  const times: number[] = []
  let found = 0
  for (const listing of await listingsOfAllAges(db)) {
    const start = performance.now()
    const { copiedAt } = await fingerprintListing(
      { db, now: () => new Date() },
      { id: listing.otherId, companyName: listing.otherName },
      { ...listing, type: 'Remote', description: change(listing.description), stipend: 1, duration: '1 month' },
    )
    times.push(performance.now() - start)
    if (copiedAt !== null) found += 1
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.ceil(share * times.length) - 1]!.toFixed(0)
  return { times: [at(0.5), at(0.95), at(1)].join(' / '), found }
}

/** Open listings spread over the market, each with a company that did not post it. */
async function listingsOfAllAges(db: Db) {
  const rows = await db
    .select({
      title: internships.title,
      description: internships.description,
      requirements: internships.requirements,
      location: internships.location,
      companyId: internships.companyId,
    })
    .from(internships)
    .where(eq(internships.state, 'open'))
    .orderBy(internships.id)
    .limit(posts)
  const [other] = await db.select().from(companies).where(ne(companies.userId, rows[0]!.companyId)).limit(1)
  return rows
    .filter(({ companyId }) => companyId !== other!.userId)
    .map((row) => ({ ...row, otherId: other!.userId, otherName: other!.companyName }))
}
