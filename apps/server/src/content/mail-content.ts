import { bands } from '@fledge/core/matching/score/score-bands'
import { notificationCategories } from '@fledge/core/notifications'
import { z } from 'zod'
import { notificationParams } from './notification-content.ts'

const nothing = z.object({})
const offer = { listing: z.string(), company: z.string() }

/** The parameters of each kind of mail. Subject and text are rendered from them when a mail is sent or shown. */
export const mailParams = {
  notification: z.object({ kind: z.enum(Object.keys(notificationParams)), params: z.record(z.string(), z.unknown()) }),
  verify_email: nothing,
  reset_password: nothing,
  password_reset: nothing,
  password_changed: nothing,
  repeated_failed_sign_ins: nothing,
  account_deletion: z.object({ eraseAt: z.string() }),
  /** Sections without entries are left out. */
  weekly_digest: z.object({
    /** The band that all matches reach; `count` includes those that are not listed. */
    matches: z
      .object({
        band: z.enum(bands),
        count: z.number(),
        listed: z.array(z.object({ ...offer, percentage: z.number() })).readonly(),
      })
      .nullable(),
    /** Replies that companies promised; late ones are past their day. */
    promises: z
      .array(z.object({ ...offer, replyBy: z.string(), isLate: z.boolean() }))
      .readonly()
      .default([]),
    /** `time` is null for an interview whose student has to pick a time. */
    interviews: z
      .array(
        z.object({
          ...offer,
          time: z.object({ startsAt: z.string(), endsAt: z.string(), timeZone: z.string() }).nullable(),
        }),
      )
      .readonly(),
  }),
  /** `reply` is null until the company answers. */
  internship_report: z.object({
    ...offer,
    reason: z.string(),
    text: z.string(),
    reply: z.string().nullable(),
  }),
  /** What a person with an unconfirmed address did, without their words. */
  unconfirmed_sender: z.object({ category: z.enum(notificationCategories).nullable() }),
  /** Mails above the limit of their sender, in one; `count` includes those that are not listed. */
  held_mails: z.object({
    count: z.number(),
    listed: z.array(z.object({ subject: z.string(), text: z.string() })).readonly(),
  }),
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
