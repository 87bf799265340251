import { limits } from './limits.ts'
import type { FileKind, FinishedReading } from './outcome.ts'
import { type Ended, startWorker, type Worker } from './worker.ts'

export type Reader = {
  /**
   * Reads a file in a child process: its text, and the draft of what it says. Whatever the file does to the child, an
   * outcome within the limits comes back; rejects with `ReadingInterrupted` when the process was ended, or
   * kept from working, for reasons that are not the file's.
   */
  read: (bytes: Uint8Array, kind: FileKind) => Promise<FinishedReading>
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
  /** Bytes of resident memory for one process. */
  memory?: number
  /** How far below this program a process works, in steps of niceness. */
  stepsBelow?: number
}

/** A pool of child processes that read files, started when there is work, or soon will be, and ended when there is none. */
export function createReader(options: ReaderOptions = {}): Reader {
  const { processes = 2, idle = 20_000 } = options
  const { time = limits.time, memory = limits.memory, stepsBelow = limits.stepsBelow } = options
  const free: Pooled[] = []
  const all = new Set<Pooled>()
  const waiting: ((pooled: Pooled) => void)[] = []
  let isClosed = false

  function take(): Promise<Pooled> | Pooled {
    const pooled = free.pop() ?? (all.size < processes ? start() : undefined)
    if (!pooled) return new Promise((resolve) => waiting.push(resolve))
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
    const next = waiting.shift()
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

  async function readOnce(bytes: Uint8Array, kind: FileKind): Promise<Attempt> {
    if (isClosed) throw closed()
    const pooled = await take()
    if (isClosed) throw closed()
    pooled.files++
    const begun = performance.now()
    const outcome = await pooled.worker.read(bytes, kind)
    if (isClosed) throw closed()
    giveBack(pooled)
    return { outcome, ofFiles: pooled.files, ms: performance.now() - begun }
  }

  return {
    async read(bytes, kind) {
      const first = await readOnce(bytes, kind)
      const { outcome } = maySayNothing(first) ? await readOnce(bytes, kind) : first
      if (!isEnd(outcome)) return outcome
      if (outcome.ended === 'crashed') return outcome.outcome
      if (outcome.ended === 'starved')
        throw new ReadingInterrupted('The machine was too busy to read the file in time.')
      throw new ReadingInterrupted(`The process that reads files was ended from outside: ${outcome.how}.`)
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
      for (const pooled of all) for (const resolve of waiting.splice(0)) resolve(pooled)
      await Promise.all(ended)
    },
  }
}

const isEnd = (outcome: FinishedReading | Ended): outcome is Ended => 'ended' in outcome

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
