import type { Config } from '../config.ts'
import { openPost, type Post, type PostOffice } from './post.ts'
import { outboxTransport, smtpTransport } from './transport.ts'

type Surroundings = Pick<PostOffice, 'db' | 'now' | 'createTokenLink' | 'report' | 'onTry'> & {
  /** Where this server is reached, unless PUBLIC_URL says otherwise. */
  address: string
}

/** The post as the settings have it: sent by SMTP, or kept in the outbox. */
export function openMail(
  { smtpUrl, from, publicUrl, outboxSecret }: Config['mail'],
  { address, ...rest }: Surroundings,
): Post {
  const transport =
    smtpUrl === null ? outboxTransport : smtpTransport({ url: smtpUrl, from, publicUrl: publicUrl ?? address })
  return openPost({ ...rest, transport, keep: outboxSecret !== null })
}
