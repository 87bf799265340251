import { createTransport } from 'nodemailer'
import type { Mail } from './mail-queries.ts'

/** The far end of mail. `send` comes back when the mail was taken, and throws SendError when it was not. */
export type Transport = { send: (mail: Mail) => Promise<void>; close: () => void }

export type SmtpSettings = {
  url: string
  /** Who writes, such as 'Fledge <no-reply@fledge.example>'. */
  from: string
  /** What the link of a mail starts with. */
  publicUrl: string
  /** How long the mail server may say nothing. */
  silenceMs?: number
}

/** Why a mail was not taken. Its message names no address: what a mail server answers often does. */
export class SendError extends Error {
  override name = 'SendError'
  /** Nobody will ever take this mail. */
  readonly isFinal: boolean
  constructor(reason: string, isFinal = false) {
    super(`An email could not be sent: ${reason}`)
    this.isFinal = isFinal
  }
}

/** Without a mail server, what is stored is delivered: it is read in the outbox. */
export const outboxTransport: Transport = { send: async () => undefined, close: () => undefined }

/** Sends by SMTP over at most three connections that are kept open. Connects with the first mail. */
export function smtpTransport({ url, from, publicUrl, silenceMs = 20_000 }: SmtpSettings): Transport {
  const patience = { connectionTimeout: silenceMs, greetingTimeout: silenceMs, socketTimeout: silenceMs }
  const closed = { disableFileAccess: true, disableUrlAccess: true }
  const smtp = createTransport({ url, pool: true, maxConnections: 3, ...patience, ...closed })
  return {
    send: async (mail) => {
      await smtp.sendMail({ from, ...letterOf(mail, publicUrl) }).catch((error: unknown) => {
        throw sendErrorOf(error)
      })
    },
    close: () => smtp.close(),
  }
}

/** The mail as it is sent. Its id stays the same over several tries, so that a second copy can be recognised. */
function letterOf({ id, recipient, replyTo, subject, text, link, attachments }: Mail, publicUrl: string) {
  return {
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    to: { name: '', address: recipient },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text: link === null ? text : `${text}\n\n${publicUrl}${link}\n`,
    attachments,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** A recipient who is refused for good stays refused; all else, our own settings included, may be mended. */
function sendErrorOf(error: unknown): SendError {
  if (!(error instanceof Error)) return new SendError('unknown')
  const { code, command, responseCode, permanent } = error as Error & Record<string, unknown>
  const reason = [code, command, responseCode].filter((part) => part !== undefined).join(' ')
  return new SendError(reason || error.name, command === 'RCPT TO' && permanent === true)
}
