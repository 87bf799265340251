import type { FastifyReply } from 'fastify'
import { HttpProblem } from './problem.ts'

type Work<T> = (signal: AbortSignal) => Promise<T>

/**
 * Runs work of which each account may have one under way; a second one meanwhile is refused with 429 and this message.
 * The signal is aborted, and the account may start anew, when the caller closes the connection.
 */
export function oneAtATime(message: string) {
  const underWay = new Map<string, AbortController>()
  return async <T>(userId: string, { raw }: FastifyReply, work: Work<T>): Promise<T> => {
    if (underWay.has(userId)) throw new HttpProblem(429, 'under_way', message, { headers: { 'retry-after': '5' } })
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
