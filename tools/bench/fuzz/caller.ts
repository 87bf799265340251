export type Answer = { status: number; ms: number; body: string }

type Sent = { token?: string; json?: unknown; form?: FormData }

/** Calls the product from outside and measures how long it takes; status 0 when there was no answer. */
export const callerOf =
  (address: string) =>
  async (method: string, path: string, { token, json, form }: Sent = {}): Promise<Answer> => {
    const start = performance.now()
    const reply = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
    }).catch(() => null)
    const body = (await reply?.text().catch(() => '')) ?? ''
    return { status: reply?.status ?? 0, ms: performance.now() - start, body }
  }

export type Caller = ReturnType<typeof callerOf>
