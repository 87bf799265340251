import { createTransport } from 'nodemailer'
import type { Mail } from './mail-queries.ts'

/** Hands mails to a mail server. `send` throws SendError when the server does not accept the mail. */
export type Transport = { send: (mail: Mail) => Promise<void>; close: () => void }

type SmtpSettings = {
  url: string
  /** The sender, such as 'Fledge <no-reply@fledge.example>'. */
  from: string
  /** The prefix of links in mails. */
  publicUrl: string
  /** Timeout in milliseconds for each response of the mail server. */
  silenceMs?: number
}

/** Why a mail was not accepted. The message contains no address; responses of mail servers often do. */
export class SendError extends Error {
  override name = 'SendError'
  /** The server rejected the recipient permanently. */
  readonly isFinal: boolean
  constructor(reason: string, isFinal = false) {
    super(`An email could not be sent: ${reason}`)
    this.isFinal = isFinal
  }
}

/** Without a mail server, mails are read in the outbox. */
export const outboxTransport: Transport = { send: async () => undefined, close: () => undefined }

/** Sends by SMTP over up to three persistent connections. Connects with the first mail. */
export function smtpTransport({ url, from, publicUrl, silenceMs = 20_000 }: SmtpSettings): Transport {
  const timeouts = { connectionTimeout: silenceMs, greetingTimeout: silenceMs, socketTimeout: silenceMs }
  const closed = { disableFileAccess: true, disableUrlAccess: true }
  const smtp = createTransport({ url, pool: true, maxConnections: 3, ...timeouts, ...closed })
  return {
    send: async (mail) => {
      await smtp.sendMail({ from, ...toMessage(mail, publicUrl) }).catch((error: unknown) => {
        throw sendErrorOf(error)
      })
    },
    close: () => smtp.close(),
  }
}

/** The message for nodemailer. Its id is the same in every attempt, so that clients recognise a duplicate. */
function toMessage(mail: Mail, publicUrl: string) {
  const { id, recipient, replyTo, subject, text, link, unsubscribeLink, attachments } = mail
  const stop = unsubscribeLink && `Stop these emails: ${publicUrl}${unsubscribeLink}`
  return {
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    to: { name: '', address: recipient },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text: [text, link && `${publicUrl}${link}\n`, stop && `${stop}\n`].filter(Boolean).join('\n\n'),
    attachments,
    // Mail programs offer to accept an invitation only when it is a form of the message itself.
    alternatives: attachments.filter(({ contentType }) => contentType.startsWith('text/calendar')),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: mail programs offer a button that posts to this address.
      ...(unsubscribeLink && {
        'List-Unsubscribe': `<${publicUrl}/api${unsubscribeLink}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** Only a permanently rejected recipient is final; every other error, wrong settings included, can be fixed. */
function sendErrorOf(error: unknown): SendError {
  if (!(error instanceof Error)) return new SendError('unknown')
  const { code, command, responseCode, permanent } = error as Error & Record<string, unknown>
  const reason = [code, command, responseCode].filter((part) => part !== undefined).join(' ')
  return new SendError(reason || error.name, command === 'RCPT TO' && permanent === true)
}
