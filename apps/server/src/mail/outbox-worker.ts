import type { Db } from '../db/client.ts'
import { findWaitingMail, type Mail, markFailed, markSent } from './mail-queries.ts'
import { SendError, type Transport } from './mail-transport.ts'

/** Sends stored mails. The job queue calls it, retries failures and calls `giveUp` after the last attempt. */
export type MailSender = {
  /** Sends a mail unless it was sent or given up. Throws SendError when the mail server did not accept it. */
  send: (mailId: string) => Promise<void>
  /** Marks a mail as failed and erases its content. */
  giveUp: (mailId: string) => Promise<void>
  close: () => void
}

export type MailSenderOptions = {
  db: Db
  now: () => Date
  transport: Transport
  /** Creates the secret link of a mail with a `tokenPurpose`, for this attempt only. */
  createTokenLink: (mail: Mail) => Promise<string>
  /** Creates the link that stops the alert of a mail, for this attempt only. */
  createUnsubscribeLink: (mail: Mail) => Promise<string>
  /** Whether the content of sent mails is kept for the outbox page. */
  keep: boolean
}

export function createMailSender({
  db,
  now,
  transport,
  createTokenLink,
  createUnsubscribeLink,
  keep,
}: MailSenderOptions): MailSender {
  async function send(mailId: string) {
    const stored = await findWaitingMail(db, mailId)
    if (!stored) return
    const mail = {
      ...stored,
      link: stored.tokenPurpose === null ? stored.link : await createTokenLink(stored),
      unsubscribeLink: stored.alert === null ? null : await createUnsubscribeLink(stored),
    }
    try {
      await transport.send(mail)
    } catch (error) {
      if (error instanceof SendError && error.isFinal) return giveUp(mailId)
      throw error
    }
    // A second try on a fresh connection: a mail that is not marked as sent would be sent again.
    const mark = () => markSent(db, mail, { now: now(), keep })
    await mark().catch(mark)
  }

  async function giveUp(mailId: string) {
    const mail = await findWaitingMail(db, mailId)
    if (!mail) return
    await markFailed(db, mail, now())
  }

  return { send, giveUp, close: transport.close }
}
