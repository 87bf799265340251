import { z } from 'zod'
import { notificationParams } from './notification-content.ts'

const nothing = z.object({})

/** The parameters of each kind of mail. Subject and text are rendered from them when a mail is sent or shown. */
export const mailParams = {
  notification: z.object({ kind: z.enum(Object.keys(notificationParams)), params: z.record(z.string(), z.unknown()) }),
  verify_email: nothing,
  reset_password: nothing,
  password_reset: nothing,
  password_changed: nothing,
  repeated_failed_sign_ins: nothing,
  account_deletion: z.object({ eraseAt: z.string() }),
  contact_message: z.object({
    name: z.string(),
    email: z.string(),
    company: z.string().optional(),
    subject: z.string().optional(),
    category: z.string(),
    isCritical: z.boolean(),
    promise: z.string(),
    message: z.string(),
  }),
}

export type MailKind = keyof typeof mailParams
export type MailParams = { [K in MailKind]: z.infer<(typeof mailParams)[K]> }
export type MailContent = { [K in MailKind]: { kind: K; params: MailParams[K] } }[MailKind]
