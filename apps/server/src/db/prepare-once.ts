import type { Db } from './client.ts'

/** Builds a prepared statement once for each pool or transaction, because building takes longer than running a short one. */
export function prepareOnce<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>()
  return (db) => {
    const statement = built.get(db) ?? build(db)
    built.set(db, statement)
    return statement
  }
}
