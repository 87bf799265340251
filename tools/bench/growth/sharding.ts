import type pg from 'pg'

/** Small enough to be whole on each machine, or without people. */
const copied =
  'companies company_domains internships internship_versions contact_messages limit_counters socket_io_attachments'

/**
 * Prints what stands against sharding by person, as Citus does it: unique keys that a machine cannot check alone, because
 * they lack the person, and tables that name none.
 */
export async function listAgainstSharding(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; key: string; named: boolean }>(
    `select t.relname as table, format('%s (%s)', i.relname, string_agg(a.attname, ', ')) as key,
       exists (select from pg_attribute where attrelid = t.oid and attname in ('student_id', 'user_id')) as named
     from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
       join pg_attribute a on a.attrelid = t.oid and a.attnum = any (x.indkey)
     where t.relnamespace = 'public'::regnamespace and x.indisunique and t.relname <> all ($1)
     group by t.oid, t.relname, i.relname having not bool_or(a.attname in ('student_id', 'user_id')) order by 1, 2`,
    [copied.split(' ')],
  )
  const unnamed = new Set(rows.filter(({ named }) => !named).map(({ table }) => table))
  console.log(`unique keys without the person: ${rows.map(({ key }) => key).join('; ')}`)
  console.log(`tables that name no person: ${[...unnamed].join(', ')}`)
}
