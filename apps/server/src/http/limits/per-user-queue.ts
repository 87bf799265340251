import type { FastifyReply } from 'fastify'
import pLimit, { type LimitFunction } from 'p-limit'
import { HttpProblem } from '../errors/problem.ts'

type Work<T> = (signal: AbortSignal) => Promise<T>

/**
 * Runs at most `running` tasks of an account at the same time and lets `waiting` more wait for their turn; further ones
 * are rejected with 429 and this message. When the client closes the connection, the signal is aborted and a waiting task
 * is skipped.
 */
export function limitPerUser({ running, waiting }: { running: number; waiting: number }, message: string) {
  const queues = new Map<string, { run: LimitFunction; count: number }>()
  return async <T>(userId: string, { raw }: FastifyReply, work: Work<T>): Promise<T> => {
    const queue = queues.get(userId) ?? { run: pLimit(running), count: 0 }
    if (queue.count >= running + waiting) throw inProgressProblem(message)
    queues.set(userId, queue)
    queue.count += 1
    const controller = new AbortController()
    const abort = () => controller.abort()
    raw.once('close', abort)
    try {
      return await queue.run(() => runUnlessAborted(controller.signal, work))
    } finally {
      raw.off('close', abort)
      queue.count -= 1
      if (queue.count === 0) queues.delete(userId)
    }
  }
}

async function runUnlessAborted<T>(signal: AbortSignal, work: Work<T>): Promise<T> {
  if (signal.aborted) throw clientDisconnected()
  return work(signal).catch((error: unknown) => {
    throw signal.aborted ? clientDisconnected() : error
  })
}

/** Ends work whose client has disconnected; this response is never read. */
export const clientDisconnected = () => new HttpProblem(408, 'caller_gone', 'The connection was closed.')

const inProgressProblem = (message: string) =>
  new HttpProblem(429, 'under_way', message, { headers: { 'retry-after': '5' } })
