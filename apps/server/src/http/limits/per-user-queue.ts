import type { FastifyReply } from 'fastify'
import { HttpProblem } from '../errors/problem.ts'

type Work<T> = (signal: AbortSignal) => Promise<T>

/**
 * Runs work of which each account may have one under way; a second one meanwhile is refused with 429 and this message.
 * The signal is aborted, and the account may start anew, when the caller closes the connection.
 */
export function onePerUser(message: string) {
  const underWay = new Map<string, AbortController>()
  return async <T>(userId: string, { raw }: FastifyReply, work: Work<T>): Promise<T> => {
    if (underWay.has(userId)) throw underWayProblem(message)
    const own = new AbortController()
    const release = () => {
      if (underWay.get(userId) === own) underWay.delete(userId)
    }
    const abort = () => {
      own.abort()
      release()
    }
    underWay.set(userId, own)
    raw.once('close', abort)
    try {
      return await work(own.signal)
    } finally {
      raw.off('close', abort)
      release()
    }
  }
}

/**
 * Runs the work of each account one after another. Refuses with 429 and this message when `mostWaiting` of the account
 * wait already. The signal is aborted when the caller closes the connection; work that has not begun is then skipped.
 */
export function queuePerUser(mostWaiting: number, message: string) {
  const queues = new Map<string, { count: number; last: Promise<unknown> }>()
  return async <T>(userId: string, { raw }: FastifyReply, work: Work<T>): Promise<T> => {
    const queue = queues.get(userId) ?? { count: 0, last: Promise.resolve() }
    if (queue.count > mostWaiting) throw underWayProblem(message)
    queues.set(userId, queue)
    queue.count += 1
    const gone = new AbortController()
    const abort = () => gone.abort()
    raw.once('close', abort)
    const turn = queue.last.then(() => {
      if (gone.signal.aborted) throw clientDisconnected()
      return work(gone.signal).catch((error: unknown) => {
        throw gone.signal.aborted ? clientDisconnected() : error
      })
    })
    queue.last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      raw.off('close', abort)
      queue.count -= 1
      if (queue.count === 0) queues.delete(userId)
    }
  }
}

/** Nobody reads this answer: the connection is closed. */
export const clientDisconnected = () => new HttpProblem(408, 'caller_gone', 'The connection was closed.')

const underWayProblem = (message: string) =>
  new HttpProblem(429, 'under_way', message, { headers: { 'retry-after': '5' } })
