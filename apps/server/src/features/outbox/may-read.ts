import type { IncomingHttpHeaders } from 'node:http'
import type { OutboxReaders } from '../../config.ts'

/** What a request shows of where it comes from: the far end of its socket, and what it says of itself. */
export type Origin = { peer: string | undefined; headers: IncomingHttpHeaders }

const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether a caller may read mails that were not sent, which hold links that open accounts. 'here' is whoever sits at
 * this machine: the socket comes from it, no proxy passed the request on, and the page is asked for by a name of this
 * machine. Without the last, a page of another site whose name leads here could read along (DNS rebinding).
 */
export function mayReadOutbox(readers: OutboxReaders, { peer, headers }: Origin): boolean {
  if (readers !== 'here') return readers === 'everywhere'
  return isLoopback(peer) && isOwnName(headers.host) && !passedOn.some((name) => headers[name] !== undefined)
}

const isLoopback = (peer = ''): boolean => /^(::ffff:)?127\.|^::1$/.test(peer)
const isOwnName = (host = ''): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)
