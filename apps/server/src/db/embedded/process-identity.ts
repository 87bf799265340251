import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { errorCode } from './failure.ts'

/** A process id is used again after a while; together with the moment it started it names one process for good. */
export type ProcessIdentity = { pid: number; started: string }

/** The living process with this id, or null. One that ended and was not collected by its parent yet counts as ended. */
export function identifyProcess(pid: number): ProcessIdentity | null {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null
  const found = process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  return found && !/^[ZX]/.test(found.state) ? { pid, started: found.started } : null
}

export function isSameProcess(one: ProcessIdentity): boolean {
  return identifyProcess(one.pid)?.started === one.started
}

/** Sends a signal if the process is there (0 only asks); false when it is not. */
export function signalProcess(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function fromProc(pid: number) {
  const stat = readOrNull(`/proc/${pid}/stat`)
  if (stat === null) return null
  // The second field is the name in brackets and may hold spaces; state is field 3 and start time field 22 (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0] ?? '', started: `${bootId()}:${fields[19]}` }
}

/** Start times count from the boot, so the boot belongs to the identity. */
function bootId(): string {
  return (readOrNull('/proc/sys/kernel/random/boot_id') ?? '').trim()
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function fromPs(pid: number) {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
    const [state = '', ...started] = line.split(/\s+/)
    return { state, started: started.join(' ') }
  } catch {
    return null
  }
}
