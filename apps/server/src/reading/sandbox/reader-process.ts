import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { limits } from '../limits.ts'
import { type Failed, type FileKind, type FinishedReading, failed, fileKinds, readingThrew } from '../outcome.ts'
import { dropNetwork } from './drop-network.ts'
import { dropPrivileges } from './drop-privileges.ts'
import { encodeFrame } from './frames.ts'
import { processorStopwatch, residentMemory, trackMemory } from './process-usage.ts'
import { receiveResponses } from './responses.ts'

/** A child process that reads one file at a time. */
export type ReaderProcess = {
  /** Never rejects: a process that ends, or exceeds a limit, gives a ProcessEnd. `maxProcessorTime` is in milliseconds. */
  read: (bytes: Uint8Array, kind: FileKind, maxProcessorTime?: number) => Promise<FinishedReading | ProcessEnd>
  /** Resident memory in bytes. */
  memory: () => number
  isAlive: () => boolean
  /** Kills the process and waits until it has ended. */
  end: () => Promise<void>
}

/**
 * Why a process ended without a response.
 * - `killed`: from outside; `how` is the signal, the exit code or the error of the start. Says nothing about the file.
 * - `starved`: it got less than half of its time on a processor in several times as long. Says nothing about the file.
 * - `unfinished`: it used up `maxProcessorTime`.
 * - `crashed`: an error or the heap limit, caused by this file or by an earlier one; `outcome` applies to this file.
 */
export type ProcessEnd =
  | { ended: 'killed'; how: string }
  | { ended: 'starved' }
  | { ended: 'unfinished' }
  | { ended: 'crashed'; outcome: Failed }

/** Milliseconds of processor time for one file, and bytes of resident memory. */
export type ProcessLimits = { time: number; memory: number }

/** Starts a process, which ends with this one. */
export function startReaderProcess(allowed: ProcessLimits): ReaderProcess {
  const { child, pipe } = spawnSandboxed()
  const state: KillState = { reason: null }
  const ended = new Promise<FinishedReading | ProcessEnd>((resolve) => {
    child.once('exit', (code, signal) => resolve(classifyExit(code, signal, state.reason)))
    child.on('error', (error) => {
      // A process that did not start emits no exit.
      if (child.pid === undefined) resolve({ ended: 'killed', how: error.message })
      else child.kill('SIGKILL')
    })
  })
  const nextResponse = receiveResponses(pipe, () => child.kill('SIGKILL'))
  setReferenced(child, pipe, false)

  return {
    read: async (bytes, kind, maxProcessorTime = Number.POSITIVE_INFINITY) => {
      setReferenced(child, pipe, true)
      const stopGuard = guard(child, { ...allowed, maxProcessorTime }, state)
      const response = nextResponse()
      pipe.write(encodeFrame(Buffer.of(fileKinds.indexOf(kind)), bytes))
      try {
        return await Promise.race([response, ended])
      } finally {
        stopGuard()
        setReferenced(child, pipe, false)
      }
    },
    memory: () => residentMemory(child.pid),
    isAlive: () => child.exitCode === null && child.signalCode === null && !pipe.destroyed,
    end: async () => {
      child.ref()
      child.kill('SIGKILL')
      await ended
    },
  }
}

/**
 * Spawns a child that can read this program and its packages, and no other file, program or setting. It has no network,
 * no privileges and limited resources, where the system supports that. The only connection is a pipe of bytes: Node's
 * IPC channel would accept messages of any length, and handles.
 */
function spawnSandboxed(): { child: ChildProcess; pipe: Socket } {
  const root = fileURLToPath(new URL('../../../../../', import.meta.url))
  const readable = ['apps/server/', 'packages/', 'node_modules/', 'package.json', 'tsconfig.base.json']
  const command = {
    file: process.execPath,
    args: [
      '--permission',
      // For @napi-rs/canvas, which renders pages.
      '--allow-addons',
      ...readable.map((path) => `--allow-fs-read=${root}${path}`),
      `--max-old-space-size=${limits.heapMegabytes}`,
      // Otherwise what loading the modules leaves behind stays allocated, more than a file needs.
      '--max-semi-space-size=4',
      fileURLToPath(new URL('./sandbox-child.ts', import.meta.url)),
    ],
  }
  const { file, args } = dropNetwork(dropPrivileges(command))
  const child = spawn(file, args, {
    // Otherwise @napi-rs/canvas reads the fonts of the system.
    env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
    // The child's user may have no access to the server's working folder.
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    // Ctrl-C ends the server first, which lets a reading finish.
    detached: true,
  })
  // There is no pipe when the system refused the process.
  const pipe = child.stdio?.[3]
  return { child, pipe: pipe instanceof Socket ? pipe : new Socket().destroy() }
}

/** Milliseconds. */
const memoryCheckInterval = 25

type KillReason = 'over limit' | 'starved' | 'unfinished'
type KillState = { reason: KillReason | null }

type FileLimits = ProcessLimits & { maxProcessorTime: number }

/** Kills a child that exceeds a limit. Returns a function that stops the guard. */
function guard(child: ChildProcess, { time, memory, maxProcessorTime }: FileLimits, state: KillState): () => void {
  const usage = trackMemory(child.pid)
  const elapsed = processorStopwatch(child.pid)
  const kill = (reason: KillReason) => {
    state.reason ??= reason
    child.kill('SIGKILL')
  }
  const deadline = setTimeout(() => {
    kill(elapsed() < time / 2 ? 'starved' : 'over limit')
  }, time * limits.patience)
  const checks = setInterval(() => {
    if (usage.predict(memoryCheckInterval) > memory) kill('over limit')
    if (elapsed() > maxProcessorTime) kill('unfinished')
    if (elapsed() > time) kill('over limit')
  }, memoryCheckInterval)
  return () => {
    clearTimeout(deadline)
    clearInterval(checks)
  }
}

/** An idle child does not keep this process running. */
function setReferenced(child: ChildProcess, pipe: Socket, isReferenced: boolean) {
  if (isReferenced) {
    child.ref()
    pipe.ref()
  } else {
    child.unref()
    pipe.unref()
  }
}

/** 134 is the exit code of SIGABRT, with which V8 ends a process that exceeds its heap. */
const abortedExitCode = 134

function classifyExit(
  code: number | null,
  signal: NodeJS.Signals | null,
  reason: KillReason | null,
): FinishedReading | ProcessEnd {
  if (reason === 'starved' || reason === 'unfinished') return { ended: reason }
  if (reason === 'over limit') return failed('too_complex')
  const killed: ProcessEnd = { ended: 'killed', how: signal ?? `exit code ${code}` }
  if (signal === 'SIGKILL' || signal === 'SIGTERM') return killed
  if (signal !== null || code === abortedExitCode) return { ended: 'crashed', outcome: failed('too_complex') }
  return code === readingThrew ? { ended: 'crashed', outcome: failed('damaged') } : killed
}
