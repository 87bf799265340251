import { limits } from './limits.ts'
import type { FileKind, FinishedReading } from './outcome.ts'
import { createReadingQueue, type QueuedFile } from './reading-queue.ts'
import { type ProcessEnd, type ReaderProcess, startReaderProcess } from './sandbox/reader-process.ts'

export type Reader = {
  /**
   * Reads a file in a child process. A hostile file gives an outcome within the limits; rejects with ReadingInterrupted
   * when the process ended, or was kept from running, for reasons outside the file. Waits until no first slice is
   * queued; accounts take turns.
   */
  read: (bytes: Uint8Array, kind: FileKind, account?: string) => Promise<FinishedReading>
  /** Reads a new file for a short time; 'unfinished' when it takes longer and has to be read by `read`. */
  readFirstSlice: (bytes: Uint8Array, kind: FileKind, account: string) => Promise<FinishedReading | 'unfinished'>
  /** Starts a process for an upload in progress when none is free: the start takes longer than the reading. */
  prepare: () => void
  /** Ends the child processes; unfinished readings reject. */
  close: () => Promise<void>
}

/** The reading says nothing about the file, which should be read again later. */
export class ReadingInterrupted extends Error {
  override name: string = 'ReadingInterrupted'
}

/** The server is stopping. */
export class ReaderClosed extends ReadingInterrupted {
  override name = 'ReaderClosed'

  constructor() {
    super('The reader of files is closed.')
  }
}

export type ReaderOptions = {
  /** Child processes, each of which reads one file at a time. */
  processes?: number
  /** Milliseconds after which an idle process ends. */
  idle?: number
  /** Milliseconds of processor time for one file. */
  time?: number
  /** Milliseconds of processor time for the first slice of a file, without the start of a process. */
  firstSlice?: number
  /** Bytes of resident memory for one process. */
  memory?: number
}

/** Creates a pool of child processes that read files. They start on demand and end when they are idle. */
export function createReader(options: ReaderOptions = {}): Reader {
  const { processes = 2, idle = 20_000, firstSlice = limits.firstSlice } = options
  const { time = limits.time, memory = limits.memory } = options
  const free: PooledProcess[] = []
  const all = new Set<PooledProcess>()
  const waiting = createReadingQueue<(pooled: PooledProcess) => void>()
  let isClosed = false

  function acquire(queued: QueuedFile): Promise<PooledProcess> | PooledProcess {
    const pooled = free.pop() ?? (all.size < processes ? start() : undefined)
    if (!pooled) return new Promise((resolve) => waiting.add(queued, resolve))
    clearTimeout(pooled.idleTimer)
    if (pooled.process.isAlive()) return pooled
    discard(pooled)
    return start()
  }

  function start(): PooledProcess {
    const pooled: PooledProcess = { process: startReaderProcess({ time, memory }), files: 0, idleTimer: undefined }
    all.add(pooled)
    return pooled
  }

  function release(pooled: PooledProcess) {
    const isReusable = !needsReplacement(pooled, memory)
    if (!isReusable) discard(pooled)
    const next = waiting.next()
    if (next) return next(isReusable ? pooled : start())
    if (isReusable) keepIdle(pooled)
  }

  function keepIdle(pooled: PooledProcess) {
    free.push(pooled)
    pooled.idleTimer = setTimeout(() => discard(pooled), idle).unref()
  }

  function discard(pooled: PooledProcess) {
    all.delete(pooled)
    if (free.includes(pooled)) free.splice(free.indexOf(pooled), 1)
    void pooled.process.end()
  }

  async function attempt(bytes: Uint8Array, kind: FileKind, queued: QueuedFile): Promise<Attempt> {
    if (isClosed) throw new ReaderClosed()
    const pooled = await acquire(queued)
    if (isClosed) throw new ReaderClosed()
    pooled.files++
    const begun = performance.now()
    const slice = firstSlice + (pooled.files === 1 ? limits.start : 0)
    const outcome = await pooled.process.read(bytes, kind, queued.isFirstSlice ? slice : undefined)
    if (isClosed) throw new ReaderClosed()
    release(pooled)
    return { outcome, filesOfProcess: pooled.files, duration: performance.now() - begun }
  }

  return {
    async read(bytes, kind, account = '') {
      const outcome = await readWithRetry(() => attempt(bytes, kind, { account, isFirstSlice: false }))
      if (outcome === 'unfinished') throw new Error('A file without a time slice was not read to the end.')
      return outcome
    },
    readFirstSlice(bytes, kind, account) {
      return readWithRetry(() => attempt(bytes, kind, { account, isFirstSlice: true }))
    },
    prepare() {
      if (isClosed || free.length > 0 || all.size >= processes) return
      try {
        keepIdle(start())
      } catch {
        // The system refuses another process now: a later reading starts one.
      }
    },
    async close() {
      isClosed = true
      const ended = [...all].map(({ process, idleTimer }) => {
        clearTimeout(idleTimer)
        return process.end()
      })
      for (const pooled of all) waiting.drain((resolve) => resolve(pooled))
      await Promise.all(ended)
    },
  }
}

type PooledProcess = { process: ReaderProcess; files: number; idleTimer: NodeJS.Timeout | undefined }

/** `filesOfProcess`: files that the process has read, this one included. `duration` is in milliseconds. */
type Attempt = { outcome: FinishedReading | ProcessEnd; filesOfProcess: number; duration: number }

async function readWithRetry(attempt: () => Promise<Attempt>): Promise<FinishedReading | 'unfinished'> {
  const first = await attempt()
  const { outcome } = shouldRetry(first) ? await attempt() : first
  if (!isProcessEnd(outcome)) return outcome
  if (outcome.ended === 'crashed') return outcome.outcome
  if (outcome.ended === 'unfinished') return 'unfinished'
  if (outcome.ended === 'starved') throw new ReadingInterrupted('The machine was too busy to read the file in time.')
  throw new ReadingInterrupted(`The process that reads files was ended from outside: ${outcome.how}.`)
}

const isProcessEnd = (outcome: FinishedReading | ProcessEnd): outcome is ProcessEnd => 'ended' in outcome

/** Milliseconds within which an error of the previous file may still end the process. */
const aftermath = 1000

/** Whether the process may have ended because of something other than this file. */
function shouldRetry({ outcome, filesOfProcess, duration }: Attempt): boolean {
  if (!isProcessEnd(outcome)) return false
  return outcome.ended === 'killed' || (outcome.ended === 'crashed' && filesOfProcess > 1 && duration < aftermath)
}

const maxFilesPerProcess = 200
const maxMemoryShare = 0.6

/** Whether the process has ended, or holds memory after many or large files. */
function needsReplacement({ process, files }: PooledProcess, memory: number): boolean {
  return !process.isAlive() || files >= maxFilesPerProcess || process.memory() > maxMemoryShare * memory
}
