import { lastAlertTime } from '@fledge/core/alerts'
import type { Market } from '@fledge/core/matching/market/market'
import type { Db } from '../../db/client.ts'
import { type Deps, inTransaction } from '../../deps.ts'
import { unusedId } from '../../http/contract/ids.ts'
import { insertMails } from '../../mail/insert-mails.ts'
import { nextTurn } from '../../next-turn.ts'
import { recordAnnouncements } from './alert-queries.ts'
import {
  findNewMatches,
  interviewsSection,
  matchesSection,
  type NewMatches,
  promisesSection,
} from './collect-digest.ts'
import * as queries from './digest-queries.ts'

/** Students per batch, which share the list of new internships. */
const pageSize = 100

type Week = { due: Date; market: Market; posted: readonly queries.PostedListing[] }

/** Mails the weekly digest to each student with news, in one transaction each: a crash loses and repeats none. */
export async function sendWeeklyDigests(deps: Deps): Promise<void> {
  const { db, now } = deps
  const due = lastAlertTime('weekly', now())
  const failures: unknown[] = []
  let after: string = unusedId
  for (;;) {
    const readers = await queries.listDigestReaders(db, { due, after, limit: pageSize })
    const week = readers.length > 0 && { due, ...(await findNews(deps, readers)) }
    for (const reader of readers) {
      if (week) await sendDigest(deps, reader, week).catch((error) => failures.push(error))
      await nextTurn()
    }
    const last = readers.at(-1)
    if (!last || readers.length < pageSize) break
    after = last.id
  }
  await queries.skipDigests(db, due, now())
  if (failures.length > 0) throw new AggregateError(failures, 'Some weekly digests could not be sent.')
}

async function findNews({ db, market, demo }: Deps, readers: readonly queries.DigestReader[]) {
  const since = readers.map(({ digestedAt }) => digestedAt).reduce((one, other) => (one < other ? one : other))
  return { market: await market.current(db), posted: await queries.listPostedSince(db, { since, demo }) }
}

async function sendDigest(deps: Deps, reader: queries.DigestReader, week: Week): Promise<void> {
  const matches = reader.wantsMatches ? await findNewMatches(deps.db, reader, week) : null
  await inTransaction(deps, async (tx) => {
    if (await queries.recordDigest(tx.db, reader.id, week.due, deps.now()))
      await insertDigest(tx, reader, { matches, due: week.due })
  })
}

/** Stores the mail, unless there is nothing to say. */
async function insertDigest(
  deps: Deps,
  reader: queries.DigestReader,
  { matches, due }: { matches: NewMatches | null; due: Date },
): Promise<void> {
  const { db, now } = deps
  const { id, email } = reader
  const fresh = matches && (await keepUnannounced(db, id, matches, now()))
  const interviews = await interviewsSection(db, id, now())
  const promises = await promisesSection(db, reader, now())
  if (fresh === null && interviews.length === 0 && promises.length === 0) return
  await insertMails(deps, [
    {
      userId: id,
      recipient: email,
      sender: null,
      event: `digest:${id}:${due.toISOString().slice(0, 10)}`,
      content: { kind: 'weekly_digest', params: { matches: fresh && matchesSection(fresh), interviews, promises } },
      link: '/student/dashboard',
      alert: 'digest',
    },
  ])
}

/** Records the matches as announced and leaves out those that another alert announced in the meantime. */
async function keepUnannounced(
  db: Db,
  studentId: string,
  { band, ranked }: NewMatches,
  now: Date,
): Promise<NewMatches | null> {
  const wanted = ranked.map(({ listing }) => ({ studentId, internshipId: listing.id }))
  const recorded = await recordAnnouncements(db, wanted, now)
  const isNew = new Set(recorded.map(({ internshipId }) => internshipId))
  const left = ranked.filter(({ listing }) => isNew.has(listing.id))
  return left.length === 0 ? null : { band, ranked: left }
}
