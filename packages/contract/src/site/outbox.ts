import { z } from 'zod'
import { endpoint, withData } from '../http/endpoint.ts'

const outboxMail = z.object({
  id: z.string(),
  to: z.string(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /** A path of this product. */
  link: z.string().nullable(),
  /** A path that stops the alert of the mail. */
  unsubscribeLink: z.string().nullable(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
  createdAt: z.iso.datetime(),
})
export type OutboxMail = z.infer<typeof outboxMail>

export const outboxMost = 100

/** Carries the secret of the outbox, which is printed with its link when the server starts. */
export const outboxSecretHeader = 'x-outbox-secret'

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/outbox',
  summary: `The newest ${outboxMost} mails, where the outbox is on; 404 without its secret in the header ${outboxSecretHeader}`,
  access: 'anyone',
  response: withData(z.array(outboxMail)),
})
