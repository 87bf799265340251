import type pg from 'pg'

/** A table and its columns in order. */
export type Table = { name: string; columns: string[] }

/** Transient tables. */
const notKept = ['socket_io_attachments', 'limit_counters']

/** The tables with their columns, each after those it references. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: columns } = await client.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and table_name <> all ($1)
     group by table_name order by table_name`,
    [notKept],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const sorted: Table[] = []
  const waiting = new Map(columns.map((table) => [table.name, table]))
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ name }) => isFree(name, references, waiting))
    if (free.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...waiting.keys()]}`)
    for (const table of free) waiting.delete(table.name)
    sorted.push(...free)
  }
  return sorted
}

const isFree = (name: string, references: { from: string; to: string }[], waiting: ReadonlyMap<string, Table>) =>
  references.every(({ from, to }) => from !== name || to === name || !waiting.has(to))

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** `"table" ("column", …)`, for COPY. */
export const targetOf = ({ name, columns }: Table): string => `${quoted(name)} (${columns.map(quoted).join(', ')})`

export async function countRows(client: pg.ClientBase, { name }: Table): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${quoted(name)}`)
  return rows[0]?.n ?? 0
}
