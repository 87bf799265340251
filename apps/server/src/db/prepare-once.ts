import type { Db } from './client.ts'

/** Builds a prepared statement once for the pool and for each of its connections, because that takes longer than to run it. */
export function prepareOnce<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<object, Statement>()
  return (db) => {
    const client = clientOf(db)
    const statement = built.get(client) ?? build(db)
    built.set(client, statement)
    return statement
  }
}

/** What a prepared statement runs on: the pool, or the connection of a transaction, which later ones use again. */
const clientOf = ({ _ }: Db): object => (_.session as unknown as { client: object }).client
