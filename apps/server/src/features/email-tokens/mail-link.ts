import { randomUUID } from 'node:crypto'
import { resetLinkMinutes, verifyLinkDays } from '@fledge/contract/email-tokens'
import type { Db } from '../../db/client.ts'
import { hashToken, newToken } from '../../http/security/token.ts'
import { insertMails, type Outbox } from '../../mail/insert-mails.ts'
import type { Mail } from '../../mail/mail-queries.ts'
import { insertMailedToken } from './queries.ts'

type Recipient = { id: string; email: string }

const minuteMs = 60_000

/** Target, lifetime and mail text of each kind of link. */
const purposes = {
  reset_password: {
    page: '/reset-password',
    minutes: resetLinkMinutes,
    subject: 'Set a new password for Fledge',
    text: `We received a request to reset the password for this address. Open this link within ${resetLinkMinutes} minutes to choose a new one. It works once. If you did not request this, ignore this email. Your password has not changed.`,
  },
  verify_email: {
    page: '/verify-email',
    minutes: verifyLinkDays * 24 * 60,
    subject: 'Confirm your address for Fledge',
    text: `Welcome to Fledge. Open this link within ${verifyLinkDays} days to confirm your email address. If you did not create an account, ignore this email.`,
  },
} as const

/** Stores a mail with a secret link, which `createTokenLink` creates when the mail is sent. */
export async function mailLink(outbox: Outbox, purpose: keyof typeof purposes, { id, email }: Recipient) {
  const { subject, text } = purposes[purpose]
  const event = `${purpose}:${randomUUID()}`
  await insertMails(outbox, [{ userId: id, event, recipient: email, subject, text, tokenPurpose: purpose }])
}

/** Creates a secret link. Only the hash of its token is stored, so a copy of the database opens no account. */
export async function createTokenLink(
  db: Db,
  { userId, tokenPurpose }: Pick<Mail, 'userId' | 'tokenPurpose'>,
  now: Date,
): Promise<string> {
  if (userId === null || tokenPurpose === null) throw new Error('This mail has no secret link.')
  const { page, minutes } = purposes[tokenPurpose]
  const token = newToken()
  const expiresAt = new Date(now.getTime() + minutes * minuteMs).toISOString()
  await insertMailedToken(db, { tokenHash: hashToken(token), userId, purpose: tokenPurpose, expiresAt })
  return `${page}?token=${token}`
}
