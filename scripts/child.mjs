import { spawn } from 'node:child_process'
import { Failure } from './console.mjs'
import { root } from './project.mjs'

/**
 * `endsBy`: the signal that the command receives for any signal to this process.
 *
 * @typedef {import('node:child_process').SpawnOptions & { endsBy?: NodeJS.Signals }} Options
 */

/**
 * Runs a command without printing its output. Throws a Failure with the output when it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Options & { advice?: string }} [options]
 * @returns {Promise<void>}
 */
export async function runQuietly(command, args, { advice = '', ...options } = {}) {
  let output = ''
  const child = start(command, args, ['ignore', 'pipe', 'pipe'], options)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const { code, interrupted } = await waitForExit(child, options)
  if (interrupted) {
    process.stdout.write('stopped\n')
    process.exit(code || 130)
  }
  if (code === 0) return
  throw new Failure(`${[command, ...args].join(' ')} failed.\n${shorten(output.trim(), 3000)}`, advice)
}

/**
 * Keeps the beginning and the end: tools print the reason in either.
 *
 * @param {string} text
 * @param {number} maxLength characters
 */
function shorten(text, maxLength) {
  if (text.length <= maxLength) return text
  return `${text.slice(0, maxLength / 2)}\n…\n${text.slice(-maxLength / 2)}`
}

/**
 * Runs a command with the input and output of this process. Signals are passed on to the command, which decides how to
 * end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<{ code: number, interrupted: boolean }>}
 */
export function runAttached(command, args, options = {}) {
  return waitForExit(start(command, args, ['inherit', 'inherit', 'inherit'], options), options)
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {('inherit' | 'ignore' | 'pipe' | number)[]} stdio
 * @param {Options} options
 */
function start(command, args, stdio, options) {
  return spawn(command, args, {
    cwd: root,
    ...options,
    stdio,
    // A process group, so that Ctrl-C reaches the command and its children once, through this process.
    detached: true,
  })
}

/**
 * Resolves with the exit code, and whether a signal was passed on.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {Options} options
 * @returns {Promise<{ code: number, interrupted: boolean }>}
 */
function waitForExit(child, { endsBy }) {
  const forwarded = forwardSignals(child, endsBy)
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      forwarded.end()
      reject(error)
    })
    child.once('close', async (code, signal) => {
      await waitForGroup(child.pid)
      const interrupted = forwarded.end()
      resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 143), interrupted })
    })
  })
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} [endsBy]
 */
function forwardSignals(child, endsBy) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  /** @type {Map<string, number>} */
  const sent = new Map()
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // npm repeats the signals of the terminal.
    const isRepeated = Date.now() - (sent.get(signal) ?? 0) < 1000
    sent.set(signal, Date.now())
    if (!isRepeated) signalGroup(child.pid, endsBy ?? signal)
  }
  for (const signal of signals) process.on(signal, forward)
  return {
    end() {
      for (const signal of signals) process.off(signal, forward)
      return sent.size > 0
    },
  }
}

/**
 * Waits for the children of a command, which may outlive it.
 *
 * @param {number | undefined} pid
 */
async function waitForGroup(pid) {
  const until = Date.now() + 15_000
  while (signalGroup(pid, 0) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
}

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals | 0} signal 0 only checks
 * @returns {boolean} whether the group has a process
 */
function signalGroup(pid, signal) {
  try {
    return pid !== undefined && process.kill(-pid, signal)
  } catch {
    return false
  }
}
