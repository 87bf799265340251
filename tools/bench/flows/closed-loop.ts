import autocannon, { type Request, type Result } from 'autocannon'
import type { Subject } from './rounds.ts'

export type Ask = { method?: 'GET' | 'POST' | 'PUT'; path: string; token?: string; body?: object }

export const connections = 32

/** 32 connections of which each asks anew as soon as it is answered: what the address can do at most. */
export function closedLoop(name: string, address: string, next: () => Ask, expected = 200): Subject {
  return {
    name,
    run: async (ms) => {
      const result = await autocannon({
        url: address,
        connections,
        duration: ms / 1000,
        timeout: 30,
        requests: [{ setupRequest: (request) => requestOf(request, next()) }],
      })
      return { perSecond: result.requests.total / result.duration, wrong: wrongIn(result, expected) }
    },
  }
}

const requestOf = (given: Request, { method = 'GET', path, token, body }: Ask): Request => ({
  ...given,
  method,
  path,
  headers: headersOf({ token, body }),
  ...(body && { body: JSON.stringify(body) }),
})

type Sent = { token?: string | undefined; body?: object | undefined }

export const headersOf = ({ token, body }: Sent) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(body && { 'content-type': 'application/json' }),
})

function wrongIn(result: Result, expected: number): string[] {
  const others = Object.entries(result.statusCodeStats ?? {}).filter(([status]) => Number(status) !== expected)
  return [
    ...others.map(([status, { count }]) => `${count} times ${status}`),
    ...(result.errors > 0 ? [`${result.errors} connections broke`] : []),
  ]
}
