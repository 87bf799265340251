import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { EmbeddedPostgresError } from './failure.ts'
import { canEnter, type SystemUser } from './system-user.ts'

/**
 * Refuses a cluster that its PostgreSQL could not use, in words: one of another user, one that its owner may not write,
 * or one behind a folder that is closed to `user` (null: ourselves, who got as far as here).
 */
export async function refuseWithoutAccess(cluster: string, user: SystemUser | null): Promise<void> {
  const { uid, mode } = await stat(cluster)
  const runner = user?.uid ?? process.getuid?.() ?? uid
  if (uid !== runner)
    refuse(cluster, `it belongs to user ${uid}, and PostgreSQL runs as user ${runner}`, `chown -R ${runner} ${cluster}`)
  if ((mode & 0o700) !== 0o700) refuse(cluster, 'its owner may not read and write it', opening(cluster))
  const closed = user && (await findClosed(cluster, user))
  if (closed) refuse(cluster, `${closed} is closed to user ${runner}, as whom PostgreSQL runs`, `chmod a+x ${closed}`)
}

/** What to do when PostgreSQL itself was refused a file inside. */
export const adviceOf = (cluster: string): string =>
  `Its files have to belong to the owner of ${cluster}, who may read and write them (chown -R, ${opening(cluster)}).`

const opening = (cluster: string) => `chmod -R u+rwX,go-rwx ${cluster}`

function refuse(cluster: string, reason: string, remedy: string): never {
  throw new EmbeddedPostgresError(
    `The database in ${cluster} cannot be used: ${reason}.\n` +
      `Fix this (${remedy}), or set DATA_DIR to another folder.`,
  )
}

/** The outermost folder on the way to the cluster that the user may not pass. */
async function findClosed(path: string, user: SystemUser): Promise<string | null> {
  const above = dirname(path)
  const outer = above === path ? null : await findClosed(above, user)
  return outer ?? ((await canEnter(path, user)) ? null : path)
}
