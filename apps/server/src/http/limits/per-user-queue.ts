import type { FastifyReply } from 'fastify'
import { HttpProblem } from '../errors/problem.ts'

type Work<T> = (signal: AbortSignal) => Promise<T>

/**
 * Runs at most `max` tasks of an account at the same time; further ones are rejected with 429 and this message. When the
 * client closes the connection, the signal is aborted and the account may start another task.
 */
export function limitPerUser(max: number, message: string) {
  const running = new Map<string, Set<AbortController>>()
  return async <T>(userId: string, { raw }: FastifyReply, work: Work<T>): Promise<T> => {
    const own = running.get(userId) ?? new Set()
    if (own.size >= max) throw inProgressProblem(message)
    const controller = new AbortController()
    running.set(userId, own.add(controller))
    const release = () => {
      own.delete(controller)
      if (own.size === 0 && running.get(userId) === own) running.delete(userId)
    }
    const abort = () => {
      controller.abort()
      release()
    }
    raw.once('close', abort)
    try {
      return await work(controller.signal)
    } finally {
      raw.off('close', abort)
      release()
    }
  }
}

/**
 * Runs the tasks of each account one after another; a task is rejected with 429 and this message when `maxQueued` of the
 * account are waiting. When the client closes the connection, the signal is aborted; a waiting task is skipped.
 */
export function queuePerUser(maxQueued: number, message: string) {
  const queues = new Map<string, { count: number; last: Promise<unknown> }>()
  return async <T>(userId: string, { raw }: FastifyReply, work: Work<T>): Promise<T> => {
    const queue = queues.get(userId) ?? { count: 0, last: Promise.resolve() }
    if (queue.count > maxQueued) throw inProgressProblem(message)
    queues.set(userId, queue)
    queue.count += 1
    const controller = new AbortController()
    const abort = () => controller.abort()
    raw.once('close', abort)
    const result = queue.last.then(() => runUnlessAborted(controller.signal, work))
    queue.last = result.catch(() => undefined)
    try {
      return await result
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
