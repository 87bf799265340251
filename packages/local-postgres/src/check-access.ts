import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { LocalPostgresError } from './errors.ts'
import { canEnter, type SystemUser } from './system-user.ts'

/**
 * Throws when PostgreSQL could not use the cluster: another user owns it, its owner may not write it, or a folder above
 * it is closed to `user` (null: the user of this process).
 */
export async function checkAccess(cluster: string, user: SystemUser | null): Promise<void> {
  const { uid, mode } = await stat(cluster)
  const runner = user?.uid ?? process.getuid?.() ?? uid
  if (uid !== runner)
    refuse(cluster, `it belongs to user ${uid}, and PostgreSQL runs as user ${runner}`, `chown -R ${runner} ${cluster}`)
  if ((mode & 0o700) !== 0o700) refuse(cluster, 'its owner may not read and write it', chmodCommand(cluster))
  const closed = user && (await findClosedFolder(cluster, user))
  if (closed) refuse(cluster, `${closed} is closed to user ${runner}, as whom PostgreSQL runs`, `chmod a+x ${closed}`)
}

/** The remedy when PostgreSQL itself was denied a file of the cluster. */
export function filePermissionAdvice(cluster: string): string {
  return `Its files have to belong to the owner of ${cluster}, who may read and write them (chown -R, ${chmodCommand(cluster)}).`
}

const chmodCommand = (cluster: string) => `chmod -R u+rwX,go-rwx ${cluster}`

function refuse(cluster: string, reason: string, remedy: string): never {
  throw new LocalPostgresError(`The database in ${cluster} cannot be used: ${reason}.\nRepair it with: ${remedy}`)
}

/** The outermost folder above the path that the user may not enter. */
async function findClosedFolder(path: string, user: SystemUser): Promise<string | null> {
  const above = dirname(path)
  const outer = above === path ? null : await findClosedFolder(above, user)
  return outer ?? ((await canEnter(path, user)) ? null : path)
}
