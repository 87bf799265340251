import pLimit from 'p-limit'
import { busy } from '../errors/problem.ts'

/** Runs at most `running` tasks at the same time and lets `waiting` more wait; rejects further ones with 503 and this message. */
export function boundedQueue({ running, waiting }: { running: number; waiting: number }, message?: string) {
  const queue = pLimit(running)
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (queue.pendingCount >= waiting) throw busy(message)
    return queue(task)
  }
}
