import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { errorCode } from './errors.ts'

/** Whether a process with this id lives. A zombie counts as ended. */
export function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  const state = process.platform === 'linux' ? stateInProc(pid) : stateInPs(pid)
  return state !== null && !/^[ZX]/.test(state)
}

/** Sends a signal; 0 only checks. Returns whether the process exists. */
export function signalProcess(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function stateInProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the name in brackets and may hold spaces; the state follows it (proc(5)).
    return stat.slice(stat.lastIndexOf(')') + 2)
  } catch {
    return null
  }
}

function stateInPs(pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return null
  }
}
