export type Call = {
  method: string
  path: string
  token?: string | undefined
  body?: object | FormData | undefined
  headers?: Record<string, string> | undefined
  signal?: AbortSignal
}

/** Sends one request to the API of the server at this address. */
export function call(address: string, { method, path, token, body, headers, signal }: Call): Promise<Response> {
  const isForm = body instanceof FormData
  return fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : body ? JSON.stringify(body) : null,
    ...(signal && { signal }),
  })
}
