import type { Config } from '../config.ts'
import { outboxTransport, smtpTransport } from './mail-transport.ts'
import { createMailSender, type MailSender, type MailSenderOptions } from './outbox-worker.ts'

type Environment = Pick<MailSenderOptions, 'db' | 'now' | 'createTokenLink' | 'createUnsubscribeLink' | 'onAttempt'> & {
  /** The address of this server, for links in mails unless PUBLIC_URL is set. */
  address: string
}

/** Opens the sender that the settings ask for: SMTP, or the outbox page. */
export function openMailSender(
  { smtpUrl, from, publicUrl, outboxSecret }: Config['mail'],
  { address, ...rest }: Environment,
): MailSender {
  const transport =
    smtpUrl === null ? outboxTransport : smtpTransport({ url: smtpUrl, from, publicUrl: publicUrl ?? address })
  return createMailSender({ ...rest, transport, keep: outboxSecret !== null })
}
