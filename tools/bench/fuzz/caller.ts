import { type Call, call } from '../call.ts'

export type Answer = { status: number; ms: number; body: string }

/** Calls the product from outside and measures how long it takes; status 0 when there was no answer. */
export const callerOf =
  (address: string) =>
  async (method: string, path: string, sent: Pick<Call, 'token' | 'body'> = {}): Promise<Answer> => {
    const start = performance.now()
    const reply = await call(address, { method, path, ...sent }).catch(() => null)
    const body = (await reply?.text().catch(() => '')) ?? ''
    return { status: reply?.status ?? 0, ms: performance.now() - start, body }
  }

export type Caller = ReturnType<typeof callerOf>
