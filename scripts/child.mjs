import { spawn } from 'node:child_process'
import { Failure } from './console.mjs'
import { root } from './project.mjs'

/**
 * `held`: a file descriptor to keep open. `endsBy`: what the command is sent for whatever signal we get.
 *
 * @typedef {import('node:child_process').SpawnOptions & { held?: number | undefined, endsBy?: NodeJS.Signals }} Options
 */

/**
 * Runs a command without a word, unless it fails: then the end of what it said is part of the Failure.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Options & { advice?: string }} [options]
 * @returns {Promise<void>}
 */
export async function runQuietly(command, args, { advice = '', ...options } = {}) {
  let said = ''
  const child = start(command, args, ['ignore', 'pipe', 'pipe'], options)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  }
  const { code, interrupted } = await endOf(child, options)
  if (interrupted) {
    process.stdout.write('stopped\n')
    process.exit(code || 130)
  }
  if (code === 0) return
  throw new Failure(`${[command, ...args].join(' ')} failed.\n${shorten(said.trim(), 3000)}`, advice)
}

/**
 * Keeps the beginning, where most tools say the reason, and the end, where the others do.
 *
 * @param {string} text
 * @param {number} most characters
 */
function shorten(text, most) {
  if (text.length <= most) return text
  return `${text.slice(0, most / 2)}\n…\n${text.slice(-most / 2)}`
}

/**
 * Runs a command with our own input and output and gives its exit code. A signal to us goes to it and is not acted on
 * here: the command decides how it ends, and we end with it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<{ code: number, interrupted: boolean }>}
 */
export function runAttached(command, args, options = {}) {
  return endOf(start(command, args, ['inherit', 'inherit', 'inherit'], options), options)
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {('inherit' | 'ignore' | 'pipe' | number)[]} stdio
 * @param {Options} options
 */
function start(command, args, stdio, { held, ...options }) {
  return spawn(command, args, {
    cwd: root,
    ...options,
    stdio: held === undefined ? stdio : [...stdio, held],
    // A group of its own, so that Ctrl-C reaches it once (through us) and its children with it.
    detached: true,
  })
}

/**
 * The exit code, and whether a signal was passed on before.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {Options} options
 * @returns {Promise<{ code: number, interrupted: boolean }>}
 */
function endOf(child, { endsBy }) {
  const forwarded = forwardSignals(child, endsBy)
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      forwarded.end()
      reject(error)
    })
    child.once('close', async (code, signal) => {
      await endOfGroup(child.pid)
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
    // npm passes on what the terminal has sent already; what comes later is meant.
    const isEcho = Date.now() - (sent.get(signal) ?? 0) < 1000
    sent.set(signal, Date.now())
    if (!isEcho) signalGroup(child.pid, endsBy ?? signal)
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
 * A command may end before its children have stopped.
 *
 * @param {number | undefined} pid
 */
async function endOfGroup(pid) {
  const until = Date.now() + 15_000
  while (signalGroup(pid, 0) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
}

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals | 0} signal 0 only asks
 * @returns {boolean} whether any process of the group was there
 */
function signalGroup(pid, signal) {
  try {
    return pid !== undefined && process.kill(-pid, signal)
  } catch {
    return false
  }
}
