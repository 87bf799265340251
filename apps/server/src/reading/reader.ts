import { limits } from './limits.ts'
import type { FileKind, FinishedReading } from './outcome.ts'
import { createReadingQueue, type Turn } from './reading-queue.ts'
import { type Ended, startWorker, type Worker } from './worker.ts'

export type Reader = {
  /**
   * Reads a file in a child process: its text, and the draft of what it says. Whatever the file does to the child, an
   * outcome within the limits comes back; rejects with `ReadingInterrupted` when the process was ended, or
   * kept from working, for reasons that are not the file's. Starts when no first slice waits; accounts take turns.
   */
  read: (bytes: Uint8Array, kind: FileKind, account?: string) => Promise<FinishedReading>
  /**
   * Reads a file that was not read before, for a short time: 'unfinished' when it takes longer, and is to be read again
   * by `read`. Otherwise as `read`.
   */
  readFirstSlice: (bytes: Uint8Array, kind: FileKind, account: string) => Promise<FinishedReading | 'unfinished'>
  /** Starts a process for a file that is on its way, where none is free: starting takes longer than reading. */
  prepare: () => void
  /** Ends the child processes; what is still being read is rejected. */
  close: () => Promise<void>
}

/** Nothing is known of the file: it is to be read again later. */
export class ReadingInterrupted extends Error {
  override name: string = 'ReadingInterrupted'
}

/** The program stops: it reads nothing any more. */
export class ReaderClosed extends ReadingInterrupted {
  override name = 'ReaderClosed'
}

export type ReaderOptions = {
  /** How many files are read at the same time, each in its own process. */
  processes?: number
  /** Milliseconds after which a process without work is ended. */
  idle?: number
  /** Milliseconds for one file. */
  time?: number
  /** Milliseconds of processor time for the first slice of a file. */
  firstSlice?: number
  /** Bytes of resident memory for one process. */
  memory?: number
  /** How far below this program a process works, in steps of niceness. */
  stepsBelow?: number
}

/** A pool of child processes that read files, started when there is work, or soon will be, and ended when there is none. */
export function createReader(options: ReaderOptions = {}): Reader {
  const { processes = 2, idle = 20_000 } = options
  const { time = limits.time, memory = limits.memory, stepsBelow = limits.stepsBelow } = options
  const { firstSlice = limits.firstSlice } = options
  const free: Pooled[] = []
  const all = new Set<Pooled>()
  const waiting = createReadingQueue<(pooled: Pooled) => void>()
  let isClosed = false

  function take(turn: Turn): Promise<Pooled> | Pooled {
    const pooled = free.pop() ?? (all.size < processes ? start() : undefined)
    if (!pooled) return new Promise((resolve) => waiting.add(turn, resolve))
    clearTimeout(pooled.ending)
    if (pooled.worker.isAlive()) return pooled
    discard(pooled)
    return start()
  }

  function start(): Pooled {
    const pooled: Pooled = { worker: startWorker({ time, memory, stepsBelow }), files: 0, ending: undefined }
    all.add(pooled)
    return pooled
  }

  function giveBack(pooled: Pooled) {
    const isUsable = !isWorn(pooled, memory)
    if (!isUsable) discard(pooled)
    const next = waiting.next()
    if (next) return next(isUsable ? pooled : start())
    if (isUsable) rest(pooled)
  }

  function rest(pooled: Pooled) {
    free.push(pooled)
    pooled.ending = setTimeout(() => discard(pooled), idle).unref()
  }

  function discard(pooled: Pooled) {
    all.delete(pooled)
    if (free.includes(pooled)) free.splice(free.indexOf(pooled), 1)
    void pooled.worker.end()
  }

  async function readOnce({ bytes, kind, turn }: Reading): Promise<Attempt> {
    if (isClosed) throw closed()
    const pooled = await take(turn)
    if (isClosed) throw closed()
    pooled.files++
    const begun = performance.now()
    const outcome = await pooled.worker.read(bytes, kind, turn.isFirstSlice ? firstSlice : undefined)
    if (isClosed) throw closed()
    giveBack(pooled)
    return { outcome, ofFiles: pooled.files, ms: performance.now() - begun }
  }

  return {
    async read(bytes, kind, account = '') {
      const outcome = await resultOf(() => readOnce({ bytes, kind, turn: { account, isFirstSlice: false } }))
      if (outcome === 'unfinished') throw new Error('A file was not read to the end.')
      return outcome
    },
    readFirstSlice(bytes, kind, account) {
      return resultOf(() => readOnce({ bytes, kind, turn: { account, isFirstSlice: true } }))
    },
    prepare() {
      if (isClosed || free.length > 0 || all.size >= processes) return
      try {
        rest(start())
      } catch {
        // Where the system has no room for a process, the file waits for one later.
      }
    },
    async close() {
      isClosed = true
      const ended = [...all].map(({ worker, ending }) => {
        clearTimeout(ending)
        return worker.end()
      })
      for (const pooled of all) waiting.drain((resolve) => resolve(pooled))
      await Promise.all(ended)
    },
  }
}

/** What came of it, tried once more where the first time says nothing about the file. */
async function resultOf(readOnce: () => Promise<Attempt>): Promise<FinishedReading | 'unfinished'> {
  const first = await readOnce()
  const { outcome } = maySayNothing(first) ? await readOnce() : first
  if (!isEnd(outcome)) return outcome
  if (outcome.ended === 'crashed') return outcome.outcome
  if (outcome.ended === 'unfinished') return 'unfinished'
  if (outcome.ended === 'starved') throw new ReadingInterrupted('The machine was too busy to read the file in time.')
  throw new ReadingInterrupted(`The process that reads files was ended from outside: ${outcome.how}.`)
}

const isEnd = (outcome: FinishedReading | Ended): outcome is Ended => 'ended' in outcome

type Reading = { bytes: Uint8Array; kind: FileKind; turn: Turn }

type Pooled = { worker: Worker; files: number; ending: NodeJS.Timeout | undefined }

/** One reading of a file: what came of it, how many files its process had been given with it, and how long it took. */
type Attempt = { outcome: FinishedReading | Ended; ofFiles: number; ms: number }

/** What an earlier file left behind, such as an error in work that nobody waits for, comes within this many milliseconds. */
const soon = 1000

/** Whether the process may have ended for a reason that is not this file's: then the file is read once more. */
function maySayNothing({ outcome, ofFiles, ms }: Attempt): boolean {
  if (!isEnd(outcome)) return false
  return outcome.ended === 'killed' || (outcome.ended === 'crashed' && ofFiles > 1 && ms < soon)
}

const closed = () => new ReaderClosed('The reader of files is closed.')

const mostFiles = 100
const heavy = 0.6

/** Dead, or holding on to memory after many or heavy files: the next file gets a new process. */
function isWorn({ worker, files }: Pooled, memory: number): boolean {
  return !worker.isAlive() || files >= mostFiles || worker.memory() > heavy * memory
}
