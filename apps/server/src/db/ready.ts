import type { SQL } from 'drizzle-orm'
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

/** What `sql.placeholder(name)` stands for, by name. */
type Values = Record<string, unknown>
type Query<T> = { prepare: (name: string) => { execute: (values?: Values) => Promise<T> } }

/**
 * A query that is put together once for the process, and whose plan each connection keeps under a name of its own, after
 * PostgreSQL has planned it for the values of the first five times: for what every request asks. What changes from one
 * time to the next are placeholders. Under the name '' it is put together once and planned each time: a plan that is
 * kept takes its connection's memory.
 */
export function ready<T>(name: string, build: (db: Db) => Query<T>): (db: Db, values?: Values) => Promise<T> {
  let kept: ReturnType<Query<T>['prepare']> | undefined
  return (db, values) => {
    kept ??= build(db).prepare(name)
    return on(db, kept).execute(values)
  }
}

/** The same for a statement in SQL. Gives its rows; times come as PostgreSQL writes them. */
export function readySql<Row>(name: string, statement: SQL): (db: Db, values?: Values) => Promise<Row[]> {
  let kept: PgPreparedQuery<PreparedQueryConfig & { execute: { rows: Row[] } }> | undefined
  return async (db, values) => {
    kept ??= db._.session.prepareQuery(new PgDialect().sqlToQuery(statement), undefined, name, false)
    return (await on(db, kept).execute(values)).rows
  }
}

/**
 * A prepared query belongs to the connection or pool it was made with. Here it is made once, and asks whichever it is
 * given: Drizzle has no word for that, and keeps both under the name `client` (its session.ts for node-postgres).
 */
function on<Q extends { execute: (values?: Values) => unknown }>(db: Db, query: Q): Q {
  const { client } = db._.session as unknown as { client: unknown }
  return Object.create(query, { client: { value: client } }) as Q
}
