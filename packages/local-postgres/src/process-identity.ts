import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { errorCode } from './errors.ts'

/** Process ids are reused; id and start time together identify a process. */
export type ProcessIdentity = { pid: number; started: string }

/** The living process with this id, or null. A zombie counts as ended. */
export function identifyProcess(pid: number): ProcessIdentity | null {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null
  const found = process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  return found && !/^[ZX]/.test(found.state) ? { pid, started: found.started } : null
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identifyProcess(identity.pid)?.started === identity.started
}

/** Sends a signal; 0 only checks. Returns whether the process exists. */
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

/** Start times count from the boot. */
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
