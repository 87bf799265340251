import { type Call, call } from '../call.ts'
import type { Outcome } from './history.ts'

export type Answer = { outcome: Outcome; id: string | null }

/** Longer than a stopped process stays stopped. */
const patienceMs = 15_000

/** Sends one request to any of the servers. */
export async function send(addresses: readonly string[], request: Call): Promise<Answer> {
  const address = addresses[Math.floor(Math.random() * addresses.length)]!
  try {
    const reply = await call(address, { ...request, signal: AbortSignal.timeout(patienceMs) })
    const answer = (await reply.json()) as { data?: { id: string } }
    return { outcome: outcomeOf(reply), id: answer.data?.id ?? null }
  } catch (error) {
    return { outcome: wasRefused(error) ? 'unreached' : 'unknown', id: null }
  }
}

function outcomeOf({ ok, status }: Response): Outcome {
  if (ok) return 'ok'
  if (status === 401) return 'signedOut'
  return status < 500 ? 'refused' : 'unknown'
}

function wasRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}
