import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { answersOf } from './answers.ts'
import { frameOf } from './frames.ts'
import { giveWay } from './give-way.ts'
import { limits } from './limits.ts'
import { badFile, type Failed, type FileKind, type FinishedReading, failed, fileKinds } from './outcome.ts'
import { growthOf, processorStopwatch, processorTime, residentMemory } from './process-costs.ts'
import { withoutNetwork } from './without-network.ts'
import { withoutPrivileges } from './without-privileges.ts'

/** One child process that reads files, one at a time. */
export type Worker = {
  /**
   * Never rejects: a child that dies, is too slow or takes too much memory gives an outcome as well. 'killed' when
   * somebody else ended the process, 'starved' when the machine let it work for less than half of its time: both say
   * nothing about the file. 'crashed' when it ended over an error or its heap: for the file, or for what an earlier one
   * left behind. 'unfinished' when it used up `maxProcessorTime`, in milliseconds, before the file was read.
   */
  read: (bytes: Uint8Array, kind: FileKind, maxProcessorTime?: number) => Promise<FinishedReading | Ended>
  memory: () => number
  isAlive: () => boolean
  /** Ends the process at once and waits until it is gone. */
  end: () => Promise<void>
}

/** `how` is the signal or the exit code, or why there was no process at all; `outcome` is the file's, if it was the file. */
export type Ended =
  | { ended: 'killed'; how: string }
  | { ended: 'starved' }
  | { ended: 'unfinished' }
  | { ended: 'crashed'; outcome: Failed }

export type WorkerLimits = { time: number; memory: number; stepsBelow: number }

/**
 * Starts a child that ends with this process. `time` is for one file, in milliseconds; `memory` is in bytes; it works
 * `stepsBelow` steps of niceness below this process.
 */
export function startWorker(allowed: WorkerLimits): Worker {
  const { child, pipe } = startChild(allowed.stepsBelow)
  const ours: { kill: Kill | null } = { kill: null }
  const gone = new Promise<FinishedReading | Ended>((resolve) => {
    child.once('exit', (code, signal) => resolve(outcomeOfExit(code, signal, ours.kill)))
    child.on('error', (error) => {
      // A process that could not be started never ends. Other errors come with the end, which is waited for.
      if (child.pid === undefined) resolve({ ended: 'killed', how: error.message })
      else child.kill('SIGKILL')
    })
  })
  const nextAnswer = answersOf(pipe, () => child.kill('SIGKILL'))
  hold(child, pipe, false)

  return {
    read: async (bytes, kind, maxProcessorTime = Number.POSITIVE_INFINITY) => {
      hold(child, pipe, true)
      const release = guard(child, { ...allowed, maxProcessorTime }, ours)
      const answer = nextAnswer()
      pipe.write(frameOf(Buffer.of(fileKinds.indexOf(kind)), bytes))
      try {
        return await Promise.race([answer, gone])
      } finally {
        release()
        hold(child, pipe, false)
      }
    },
    memory: () => residentMemory(child.pid),
    isAlive: () => child.exitCode === null && child.signalCode === null && !pipe.destroyed,
    end: async () => {
      child.ref()
      child.kill('SIGKILL')
      await gone
    },
  }
}

/**
 * A child that may read this program and its packages, and else nothing: no other file, program or setting. It has no
 * network, no privileges and limited resources where the system can do that. It is reached by one pipe for bytes.
 * Node's own channel would believe it: messages of any length, and what they say of sockets and handles.
 */
function startChild(stepsBelow: number): { child: ChildProcess; pipe: Socket } {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const own = ['apps/server/', 'packages/', 'node_modules/', 'package.json', 'tsconfig.base.json']
  const command = {
    file: process.execPath,
    args: [
      '--permission',
      // For @napi-rs/canvas, which renders pages.
      '--allow-addons',
      ...own.map((path) => `--allow-fs-read=${root}${path}`),
      `--max-old-space-size=${limits.heapMegabytes}`,
      // One thread beside the main one, not four: they would take every processor, and make no resume faster.
      '--v8-pool-size=1',
      fileURLToPath(new URL('child.ts', import.meta.url)),
    ],
  }
  const { file, args } = withoutNetwork(withoutPrivileges(command))
  const child = spawn(file, args, {
    // @napi-rs/canvas would read the fonts of the system.
    env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
    // The folder that the server was started in may be closed to the child's user.
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  giveWay(child.pid, stepsBelow)
  // Where the system has no room for another process, it has given no pipe either.
  const pipe = child.stdio?.[3]
  return { child, pipe: pipe instanceof Socket ? pipe : new Socket().destroy() }
}

// How often the memory of a child is looked at, in milliseconds.
const watchEvery = 25

/** Why we ended a child: for what the file cost, for want of a processor to work on, or to let other files go first. */
type Kill = 'too much' | 'starved' | 'unfinished'

type FileLimits = Pick<WorkerLimits, 'time' | 'memory'> & { maxProcessorTime: number }

/** Kills a child that takes too long or too much; the function that it gives ends the guard. */
function guard(
  child: ChildProcess,
  { time, memory, maxProcessorTime }: FileLimits,
  ours: { kill: Kill | null },
): () => void {
  const before = processorTime(child.pid)
  const growth = growthOf(child.pid)
  const spent = processorStopwatch(child.pid)
  const kill = (why: Kill) => {
    ours.kill ??= why
    child.kill('SIGKILL')
  }
  const deadline = setTimeout(() => {
    kill(processorTime(child.pid) - before < time / 2 ? 'starved' : 'too much')
  }, time)
  const watch = setInterval(() => {
    if (growth.in(watchEvery) > memory) kill('too much')
    if (spent() > maxProcessorTime) kill('unfinished')
  }, watchEvery)
  return () => {
    clearTimeout(deadline)
    clearInterval(watch)
  }
}

/** A child without work does not keep the program running. */
function hold(child: ChildProcess, pipe: Socket, working: boolean) {
  if (working) child.ref()
  else child.unref()
  if (working) pipe.ref()
  else pipe.unref()
}

/**
 * Killed by us for what it took: the file was too much. Ended by V8, most often for its heap (SIGABRT), or by the child
 * for an error in its reading: crashed. Any other end is of a process that never came to the file.
 */
function outcomeOfExit(code: number | null, signal: NodeJS.Signals | null, kill: Kill | null): FinishedReading | Ended {
  const killed: Ended = { ended: 'killed', how: signal ?? `exit code ${code}` }
  if (kill === 'starved' || kill === 'unfinished') return { ended: kill }
  if (kill === 'too much') return failed('too_complex')
  if (signal === 'SIGKILL' || signal === 'SIGTERM') return killed
  if (signal !== null || code === 134) return { ended: 'crashed', outcome: failed('too_complex') }
  return code === badFile ? { ended: 'crashed', outcome: failed('damaged') } : killed
}
