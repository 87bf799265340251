import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../db/client.ts'
import { type Mail, markSent, markUnsent, takeMails } from './queries.ts'
import { SendError, type Transport } from './transport.ts'

export type Post = {
  /** Looks for mails now instead of at the next poll; call it after the commit of what stored one. */
  wake: () => void
  /** Sends all that is due, and comes back when nothing is left. */
  drain: () => Promise<void>
  /** Takes no more mails; lets those on their way finish for so long. */
  stop: (withinMs: number) => Promise<void>
}

export type PostOffice = {
  db: Db
  now: () => Date
  transport: Transport
  /** Makes the secret link of a mail with a `tokenPurpose`, for this one try. */
  createTokenLink: (mail: Mail) => Promise<string>
  /** Whether what was sent stays readable, for the outbox. */
  keep: boolean
  report: (error: unknown) => void
  /** Hears what became of each try. */
  onTry?: ((outcome: Try) => void) | undefined
}

export type Try = 'sent' | 'put_off' | 'given_up'

const pollMs = 2000
const together = 10
const minute = 60_000
/** A mail may take this long; who took it has it to itself for longer, so that no two send the same. */
const sendWithinMs = minute
const takenForMs = 5 * minute
/** Minutes between one try and the next; after the last the mail is given up. */
const pauses = [1, 5, 15, 60, 180, 720]

/** Sends what `insertMails` stored. Any number of processes may: a row is taken by one of them. */
export function openPost({ db, now, transport, createTokenLink, keep, report, onTry }: PostOffice): Post {
  const stopped = new AbortController()
  let running: Promise<void> | null = null
  let isWanted = false

  async function sendAllDue() {
    while (!stopped.signal.aborted) {
      const at = now()
      const until = new Date(at.getTime() + takenForMs)
      const taken = await takeMails(db, { now: at, until, most: together })
      if (taken.length === 0) return
      await Promise.all(taken.map(deliver))
    }
  }

  async function deliver(stored: Mail) {
    let mail = stored
    try {
      if (stored.tokenPurpose !== null) mail = { ...stored, link: await createTokenLink(stored) }
      await within(sendWithinMs, transport.send(mail))
    } catch (error) {
      report(error)
      const nextTryAt = nextTry(mail, error, now())
      await markUnsent(db, mail.id, { now: now(), nextTryAt })
      onTry?.(nextTryAt ? 'put_off' : 'given_up')
      return
    }
    // It is with its reader: what fails now must not send it again. A connection that broke is another one by now.
    const mark = () => markSent(db, mail, { now: now(), keep })
    await mark().catch(mark)
    onTry?.('sent')
  }

  function wake() {
    isWanted = true
    if (running || stopped.signal.aborted) return
    running = work()
  }

  async function work() {
    while (isWanted) {
      isWanted = false
      await sendAllDue().catch(report)
    }
    // In the same turn as the last look at `isWanted`: a wake that comes between would wait for the next poll.
    running = null
  }

  async function drain() {
    wake()
    await running
  }

  async function stop(withinMs: number) {
    clearInterval(poll)
    stopped.abort()
    await Promise.race([running, delay(withinMs, undefined, { ref: false })])
    transport.close()
  }

  const poll = setInterval(wake, pollMs).unref()
  wake()
  return { wake, drain, stop }
}

function nextTry({ attempts }: Mail, error: unknown, now: Date): Date | null {
  const pause = pauses[attempts - 1]
  if (pause === undefined || (error instanceof SendError && error.isFinal)) return null
  return new Date(now.getTime() + pause * minute)
}

/** A mail server that trickles its answer would otherwise keep us for ever. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  const given = new AbortController()
  const late = delay(ms, undefined, { ref: false, signal: given.signal }).then(() => {
    throw new SendError('it took too long')
  })
  late.catch(() => undefined)
  await Promise.race([work, late]).finally(() => given.abort())
}
