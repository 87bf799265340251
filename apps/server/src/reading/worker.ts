import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { limits } from './limits.ts'
import { type FileKind, failed, type ReadOutcome } from './outcome.ts'
import { residentMemory } from './resident-memory.ts'

/** One child process that reads files, one at a time. */
export type Worker = {
  /**
   * Never rejects: a child that dies, is too slow or takes too much memory gives an outcome as well. 'killed' when
   * somebody else ended the process, which says nothing about the file.
   */
  read: (bytes: Uint8Array, kind: FileKind) => Promise<ReadOutcome | 'killed'>
  memory: () => Promise<number>
  isAlive: () => boolean
  /** Ends the process at once and waits until it is gone. */
  end: () => Promise<void>
}

export type WorkerLimits = { time: number; memory: number }

export function startWorker(allowed: WorkerLimits): Worker {
  const child = startChild()
  const spent = { isSpent: false }
  const gone = new Promise<ReadOutcome | 'killed'>((resolve) => {
    child.once('exit', (code, signal) => resolve(outcomeOfExit(code, signal, spent.isSpent)))
    child.on('error', () => {
      // A process that could not be started never ends. Other errors come with the end, which is waited for.
      if (child.pid === undefined) resolve('killed')
      else child.kill('SIGKILL')
    })
  })
  hold(child, false)

  return {
    read: async (bytes, kind) => {
      const answer = new Promise<ReadOutcome>((resolve) =>
        child.once('message', (message) => resolve(outcomeOf(message))),
      )
      hold(child, true)
      const release = guard(child, allowed, spent)
      if (child.connected) child.send({ bytes, kind }, (error) => error && child.kill('SIGKILL'))
      try {
        return await Promise.race([answer, gone])
      } finally {
        release()
        hold(child, false)
      }
    },
    memory: () => residentMemory(child.pid),
    isAlive: () => child.exitCode === null && child.signalCode === null && child.connected,
    end: async () => {
      child.ref()
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** A child that may read this program and its packages, and else nothing: no other file, program or setting. */
function startChild(): ChildProcess {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const own = ['apps/server/', 'packages/', 'node_modules/', 'package.json', 'tsconfig.base.json']
  return fork(new URL('child.ts', import.meta.url), [], {
    execArgv: [
      '--permission',
      ...own.map((path) => `--allow-fs-read=${root}${path}`),
      `--max-old-space-size=${limits.heapMegabytes}`,
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

// How often the memory of a child is looked at, in milliseconds.
const watchEvery = 25

/** Kills a child that takes too long or too much; the function that it gives ends the guard. */
function guard(child: ChildProcess, { time, memory }: WorkerLimits, spent: { isSpent: boolean }): () => void {
  const kill = () => {
    spent.isSpent = true
    child.kill('SIGKILL')
  }
  const deadline = setTimeout(kill, time)
  const watch = setInterval(async () => {
    if ((await residentMemory(child.pid)) > memory) kill()
  }, watchEvery)
  return () => {
    clearTimeout(deadline)
    clearInterval(watch)
  }
}

/** A child without work does not keep the program running. */
function hold(child: ChildProcess, working: boolean) {
  if (working) child.ref()
  else child.unref()
  if (working) child.channel?.ref()
  else child.channel?.unref()
}

/** Killed by us, or ended by V8 for its heap (SIGABRT): the file was too much. */
function outcomeOfExit(code: number | null, signal: NodeJS.Signals | null, isSpent: boolean): ReadOutcome | 'killed' {
  if (!isSpent && (signal === 'SIGKILL' || signal === 'SIGTERM')) return 'killed'
  return failed(signal !== null || code === 134 ? 'too_complex' : 'damaged')
}

const isOutcome = (value: unknown): value is ReadOutcome => typeof value === 'object' && value !== null && 'ok' in value

const outcomeOf = (message: unknown): ReadOutcome => (isOutcome(message) ? message : failed('damaged'))
