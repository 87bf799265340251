import type { Deps } from './deps.ts'

/**
 * Runs work in one transaction. Everything outside the database that it asks of its dependencies (live events, stored
 * jobs, ended connections, released files) waits for the commit, because a rollback could not take it back. Inside
 * another transaction it waits for the commit of that one.
 */
export async function inTransaction<T>(deps: Deps, work: (tx: Deps) => Promise<T>): Promise<T> {
  const { publish, endConnections, jobs, files } = deps
  const afterCommit: (() => void | Promise<void>)[] = []
  const defer = (run: () => void | Promise<void>) => void afterCommit.push(run)
  const result = await deps.db.transaction((db) =>
    work({
      ...deps,
      db,
      publish: (...event) => defer(() => publish(...event)),
      endConnections: (tokenHash) => defer(() => endConnections(tokenHash)),
      files: { ...files, release: async (id) => defer(() => files.release(id)) },
      jobs: {
        ...jobs,
        async send(db, name, data, options) {
          await jobs.send(db, name, data, options)
          defer(() => jobs.wake(name))
        },
        async sendAll(db, name, data) {
          await jobs.sendAll(db, name, data)
          defer(() => jobs.wake(name))
        },
        wake: (name) => defer(() => jobs.wake(name)),
      },
    }),
  )
  for (const run of afterCommit) await run()
  return result
}
