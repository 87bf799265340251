import {
  onTimeShare,
  type ReplyRecord,
  recordDays,
  recordMin,
  replyRecord,
} from '@fledge/core/applications/reply-record'
import { dayMs } from '@fledge/core/time/units'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, isAmong } from '../../db/client.ts'
import { replyPromises } from '../../db/schema/applications.ts'

type ReplyCounts = { due: number; onTime: number }

/** Applications with a reply due in the last `recordDays` days, by company. Closed promises do not count. */
export async function countReplies(
  db: Db,
  companyIds: readonly string[],
  now: Date,
): Promise<Map<string, ReplyCounts>> {
  if (companyIds.length === 0) return new Map()
  const isCompany = isAmong(replyPromises.companyId, new Set(companyIds))
  const { rows } = (await db.execute(sql`
    select company_id as id, ${due}::int as due, (${onTime})::int as "onTime"
    from ${dueApplications(now, isCompany)} group by company_id`)) as unknown as {
    rows: ({ id: string } & ReplyCounts)[]
  }
  return new Map(rows.map(({ id, due, onTime }) => [id, { due, onTime }]))
}

/** A subquery of the ids of companies with a public record of at least `onTimeShare` at this time. */
export const companiesOnTime = (now: Date): SQL => sql`(
  select company_id from ${dueApplications(now, sql`true`)} group by company_id
  having ${due} >= ${recordMin} and ${onTime} >= ${due} * ${onTimeShare}::numeric)`

const due = sql`count(*)`
const onTime = sql`count(*) filter (where on_time)`

/** The applications with a due reply as rows of `company_id` and `on_time`. */
function dueApplications(now: Date, where: SQL): SQL {
  const until = now.toISOString()
  const from = new Date(now.getTime() - recordDays * dayMs).toISOString()
  const { companyId, applicationId, replyBy, answeredAt, closedAt } = replyPromises
  return sql`(
    select ${companyId}, bool_and(coalesce(${answeredAt} <= ${replyBy}, false)) as on_time
    from ${replyPromises}
    where ${where} and ${closedAt} is null
      and ${replyBy} < ${until}::timestamptz and ${replyBy} > ${from}::timestamptz
    group by ${companyId}, ${applicationId}
  ) as counted`
}

type OfCompany = { company: { id: string; replyRecord: ReplyRecord | null } }

export async function addReplyRecords<L extends OfCompany>(db: Db, listings: readonly L[], now: Date): Promise<L[]> {
  const companyIds = listings.map(({ company }) => company.id)
  const counts = await countReplies(db, companyIds, now)
  return listings.map((listing) => {
    const counted = counts.get(listing.company.id)
    return { ...listing, company: { ...listing.company, replyRecord: counted ? replyRecord(counted) : null } }
  })
}
