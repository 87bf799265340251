import type { Notification } from '@fledge/contract/notifications'
import { io, type Socket } from 'socket.io-client'
import { afterEach, expect } from 'vitest'

type Start = (settings: Record<string, string>) => Promise<{ address: string }>
type Body = object | FormData

/** Several processes behind a balancer that gives each request to another one than the last. */
export async function behindBalancer(start: Start, count: number, settings: Record<string, string> = {}) {
  const started = await Promise.all(Array.from({ length: count }, () => start(settings)))
  const addresses = started.map(({ address }) => address)
  let turn = 0
  const send = (method: string, path: string, token?: string, body?: Body) =>
    fetch(`${addresses[turn++ % count]}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
  async function data<T>(method: string, path: string, token?: string, body?: Body): Promise<T> {
    const reply = await send(method, path, token, body)
    const answer = (await reply.json()) as { data: T; message?: string }
    expect(reply.ok, `${method} ${path}: ${answer.message}`).toBe(true)
    return answer.data
  }
  const signUp = async (who: object) =>
    (await (await send('POST', '/auth/register', undefined, who)).json()) as { token: string; user: { id: string } }
  /** The answers of every process to the same question. */
  const fromEach = <T>(ask: () => Promise<T>) => Promise.all(addresses.map(ask))
  return { addresses, send, data, signUp, fromEach }
}

const opened: Socket[] = []

/** Opens a page's live connection to one process. Call `closePages` once at the top of the test file. */
export async function openPage(address: string, token: string) {
  const socket = io(address, { auth: { token }, reconnection: false, forceNew: true })
  opened.push(socket)
  const heard: Notification[] = []
  socket.on('newNotification', (notification: Notification) => heard.push(notification))
  const cut = new Promise((done) => socket.once('disconnect', done))
  await new Promise((done) => socket.once('connected', done))
  return { heard, cut }
}

export const closePages = () =>
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.disconnect()
  })
