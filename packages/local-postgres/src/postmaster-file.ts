import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from './errors.ts'
import { isAlive } from './process-state.ts'

/** `ready` when it accepts connections; otherwise it is starting or stopping. */
type RunningPostmaster = { pid: number; port: number; ready: boolean }

/**
 * The PostgreSQL that runs on this cluster according to its postmaster.pid, or null. The file outlives a crash and is
 * copied with the folder, and its process id may have been reused: so the process must be alive and work in this folder.
 */
export function findPostmaster(cluster: string): RunningPostmaster | null {
  // Lines of postmaster.pid: process id, data folder, start time, port, socket folder, address, shared memory, status.
  const lines = readLines(join(cluster, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!worksIn(pid, cluster)) return null
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * Removes the file of a PostgreSQL that has ended. PostgreSQL itself refuses to start while another program of the same
 * user has the process id. Shared memory still guards the cluster.
 */
export function removePostmasterFile(cluster: string): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** Whether this is a living PostgreSQL process of this cluster: all of them have it as their working folder. */
export function worksIn(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  return process.platform === 'linux' ? isWorkingFolder(pid, cluster) : wasStartedFor(pid, cluster)
}

function isWorkingFolder(pid: number, cluster: string): boolean {
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8') !== 'postgres\n') return false
    const workingFolder = statSync(`/proc/${pid}/cwd`)
    const folder = statSync(cluster)
    return workingFolder.dev === folder.dev && workingFolder.ino === folder.ino
  } catch (error) {
    if (['ENOENT', 'EACCES', 'EPERM', 'ESRCH'].includes(errorCode(error) ?? '')) return false
    throw error
  }
}

function wasStartedFor(pid: number, cluster: string): boolean {
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' })
    return command.includes(`-D ${cluster} `)
  } catch {
    return false
  }
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
