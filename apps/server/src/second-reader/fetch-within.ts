import { ModelFailed } from './failure.ts'

/**
 * A fetch for a server that may be slow, broken or hostile. It follows no redirects, limits the bytes of a response, and
 * reports only the kind of a failure.
 */
export const fetchWithin =
  (mostBytes: number): typeof fetch =>
  async (input, init = {}) => {
    const headers = new Headers(init.headers)
    // By default the client sends its own version and ours.
    headers.set('user-agent', 'Fledge')
    try {
      const response = await fetch(input, { ...init, headers, redirect: 'manual' })
      refuseStatus(response)
      return new Response(await bodyWithin(response, mostBytes), {
        headers: { 'content-type': 'application/json' },
      })
    } catch (error) {
      if (error instanceof ModelFailed) throw error
      throw new ModelFailed(init.signal?.aborted ? 'did not answer in time' : 'could not be reached', {
        isTransient: true,
      })
    }
  }

function refuseStatus({ status, ok, body }: Response) {
  if (ok) return
  void body?.cancel()
  throw new ModelFailed(`answered with status ${status}`, { isTransient: status >= 500 || status === 429 })
}

async function bodyWithin({ body }: Response, mostBytes: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new ModelFailed(`answered with more than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return new Blob(chunks)
}
