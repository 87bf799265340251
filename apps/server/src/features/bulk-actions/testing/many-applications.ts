import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'

/** Inserts this many students with an application each, with promises to reply and confirmed addresses. */
export async function insertApplications(db: Db, internshipId: string, count: number): Promise<void> {
  await db.execute(sql`
    with people as (
      insert into users (email, password_hash, role, email_verified_at)
      select gen_random_uuid() || '@example.test', 'none', 'student', now() from generate_series(1, ${count})
      returning id
    ), named as (
      insert into students (user_id, first_name, last_name, university, major, graduation_year)
      select id, 'Asha', 'Rao', 'Pune University', 'Computer Science', 2027 from people returning user_id
    ), sent as (
      insert into applications (internship_id, internship_version, student_id)
      select ${internshipId}::uuid, 1, user_id from named returning id, created_at
    )
    insert into reply_promises (application_id, company_id, about, started_at, reply_by)
    select sent.id, internships.company_id, 'application', sent.created_at, sent.created_at + interval '14 days'
    from sent cross join internships where internships.id = ${internshipId}::uuid`)
}

/** Numbers that an act on all applications of a listing changes together. */
export async function countTraces(db: Db, internshipId: string) {
  const { rows } = (await db.execute(sql`
    select
      (count(*) filter (where status = 'rejected'))::int as rejected,
      (count(*) filter (where first_answer_at is not null))::int as answered,
      (select count(*)::int from application_events join applications on applications.id = application_id
        where internship_id = ${internshipId}::uuid and kind = 'decided') as events,
      (select count(*)::int from notifications where internship_id = ${internshipId}::uuid
        and kind = 'application_rejected') as notified,
      (select count(*)::int from bulk_actions join internships using (company_id)
        where internships.id = ${internshipId}::uuid) as acts
    from applications where internship_id = ${internshipId}::uuid`)) as unknown as { rows: Traces[] }
  return rows[0]!
}
type Traces = { rejected: number; answered: number; events: number; notified: number; acts: number }
