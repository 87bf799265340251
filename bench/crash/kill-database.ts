import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Kills every PostgreSQL process that works in this database folder, at once. */
export async function killDatabase(folder: string): Promise<void> {
  const cluster = statSync(realpathSync(join(folder, 'cluster')))
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && worksIn(name, cluster.ino)) process.kill(Number(name), 'SIGKILL')
  }
}

function worksIn(pid: string, inode: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n' && statSync(`/proc/${pid}/cwd`).ino === inode
  } catch {
    return false
  }
}
