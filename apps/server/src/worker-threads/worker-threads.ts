import type { FairnessCheck } from '@fledge/contract/analysis'
import type { Cell } from '@fledge/core/csv'
import type { ResumeDraft } from '@fledge/core/resume/resume-draft'
import type { Piscina } from 'piscina'
import type { FairnessRuns, ReadAgain } from './tasks.ts'

/** Reads a stored text again on a worker thread and applies the corrections. */
export const readAgain: (task: ReadAgain) => Promise<ResumeDraft> = onThread('readAgain', { maxQueued: 1_000 })

/** Runs one fairness check at a time on a thread. Rejects with AbortError, or with `isQueueFull` when many wait. */
export const runFairnessCheck: (task: FairnessRuns, signal: AbortSignal) => Promise<FairnessCheck | null> = onThread(
  'runFairnessCheck',
  { maxQueued: 20 },
)

/** Writes an XLSX file on a worker thread; rejects with `isQueueFull` when many are waiting. */
export const writeWorkbook: (rows: Cell[][]) => Promise<Uint8Array> = onThread('writeWorkbook', { maxQueued: 20 })

export const isQueueFull = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Task queue is at limit'

const idleMs = 10_000
const heapMegabytes = 192

/** One thread per kind of task, so that kinds do not wait for each other. It ends when idle. */
function onThread<T, R>(name: string, { maxQueued }: { maxQueued: number }) {
  let opening: Promise<Piscina> | null = null
  const open = async () => {
    const { Piscina } = await import('piscina')
    return new Piscina({
      filename: new URL('tasks.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      maxQueue: maxQueued,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    })
  }
  return async (task: T, signal?: AbortSignal): Promise<R> => {
    opening ??= open()
    const threads = await opening
    return threads.run(task, { name, ...(signal && { signal }) })
  }
}
