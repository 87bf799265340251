import type { Internship } from '@fledge/contract/internships'
import type { ListingCheck } from '@fledge/contract/listings/listing-checks'
import { describeCompetition } from '@fledge/core/internships/competition'
import { indianDay } from '@fledge/core/internships/state'
import { compareStipend } from '@fledge/core/trust/compare-stipend'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { descriptionHash, internships, isOpen } from '../../db/schema/internships.ts'
import type { Deps } from '../../deps.ts'
import { findSiteProof } from '../companies/site-queries.ts'

/**
 * Adds the checks of a listing: what the company says about a vacancy, its last activity, its stipend if it is far from
 * those of similar listings, an earlier listing of the same company with its title, an older listing of another company
 * with its description, how many applied, and the proved site of its company.
 */
export async function addChecks({ db, now }: Pick<Deps, 'db' | 'now'>, listing: Internship): Promise<Internship> {
  const [facts, site] = await Promise.all([readFacts(db, listing), findSiteProof(db, listing.company.id)])
  const { median, listings, lastActive, vacancyStatedAt, postedBeforeAt, isCopied } = facts
  const checks: ListingCheck[] = [{ code: 'last_active', day: indianDay(new Date(lastActive)) }]
  const { vacancy } = listing
  if (vacancy && vacancyStatedAt)
    checks.unshift({ code: 'vacancy', vacancy, day: indianDay(new Date(vacancyStatedAt)) })
  const code = compareStipend(listing.stipend, { median, listings })
  if (code) checks.push({ code, checkedAt: now().toISOString(), stipend: listing.stipend, median, listings })
  if (postedBeforeAt) checks.push({ code: 'posted_before', postedAt: new Date(postedBeforeAt).toISOString() })
  if (isCopied) checks.push({ code: 'copied_text', checkedAt: now().toISOString() })
  if (listing.showsCompetition) checks.push({ code: 'competition', ...describeCompetition(facts) })
  if (site) checks.push({ code: 'site_proved', ...site })
  return { ...listing, checks }
}

type Facts = {
  median: number
  listings: number
  lastActive: string
  vacancyStatedAt: string | null
  postedBeforeAt: string | null
  isCopied: boolean
  received: number
  answered: number
}

/** The newest open listings among which similar ones are looked for; bounds the query on a large market. */
const listingsRead = 2000
/** Characters below which descriptions are alike by chance. */
const shortestDescription = 120
/** Applications whose answers are read; bounds the query for a listing with very many. */
const applicationsRead = 1000

/**
 * Similar are paid open listings of other companies with the same work type and a skill in common. A decision counts
 * once it is released, so that the date gives no held decision away.
 */
async function readFacts(db: Db, { id, company, type, requirements, updatedAt }: Internship): Promise<Facts> {
  const skills = sql.param(requirements.map((skill) => skill.toLowerCase()))
  const { rows } = (await db.execute(sql`
    with newest as (
      select company_id, type, stipend, requirements from ${internships}
      where ${isOpen} order by ${internships.createdAt} desc limit ${listingsRead}
    ), alike as (
      select stipend from newest
      where type = ${type} and stipend > 0 and company_id <> ${company.id}
        and string_to_array(lower(array_to_string(requirements, E'\\x1f')), E'\\x1f') && ${skills}::text[]
    ), received as (
      select id, seen_at, first_answer_at, withdrawn_at, case when tell_at is null then decided_at end as released_at
      from applications where internship_id = ${id} limit ${applicationsRead}
    )
    , own as (select *, ${descriptionHash(internships.description)} as hash from internships where id = ${id})
    select
      coalesce((select percentile_cont(0.5) within group (order by stipend) from alike), 0)::int as median,
      (select count(*) from alike)::int as listings,
      greatest(
        ${updatedAt}::timestamptz,
        (select max(greatest(seen_at, first_answer_at, released_at)) from received),
        (select max(messages.created_at) from messages join received on received.id = application_id
          where sender = 'company'),
        (select max(interviews.updated_at) from interviews join received on received.id = application_id
          where changed_by = 'company')
      ) as "lastActive",
      (select count(*) from received where withdrawn_at is null)::int as received,
      (select count(*) from received where withdrawn_at is null and first_answer_at is not null)::int as answered,
      own.vacancy_stated_at as "vacancyStatedAt",
      (select max(earlier.created_at) from internships as earlier, own
        where earlier.company_id = own.company_id and earlier.created_at < own.created_at and earlier.type = own.type
          and earlier.place_text = own.place_text and earlier.title_text = own.title_text) as "postedBeforeAt",
      exists (
        select from ${internships}, own
        where ${isOpen} and ${internships.companyId} <> own.company_id and ${descriptionHash(internships.description)} = own.hash
          and length(own.description) >= ${shortestDescription}
          and ${writtenAt(sql`${internships.id}`)} < ${writtenAt(sql`own.id`)}
      ) as "isCopied"
    from own`)) as unknown as {
    rows: [Facts]
  }
  return rows[0]
}

/** When a listing first had the description of `own`; an edit of other fields does not change it. */
const writtenAt = (id: SQL) => sql`(select min(versions.created_at) from internship_versions as versions
  where versions.internship_id = ${id} and md5(regexp_replace(lower(versions.description), '\\W+', ' ', 'g')) = own.hash)`
