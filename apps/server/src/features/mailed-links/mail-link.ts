import { resetLinkMinutes, verifyLinkDays } from '@fledge/contract/mailed-links'
import type { Db } from '../../db/client.ts'
import { hashOf, newToken } from '../../http/token.ts'
import { insertMails } from '../../mail/queue.ts'
import { insertMailedToken } from './queries.ts'

type Recipient = { id: string; email: string }

const minuteMs = 60_000

/** What each link is for: where it leads, how long, and what the mail around it says. */
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

/** Stores a mail with a secret link, and of the secret only its hash. */
export async function mailLink(db: Db, purpose: keyof typeof purposes, { id, email }: Recipient, now: Date) {
  const { page, minutes, subject, text } = purposes[purpose]
  const token = newToken()
  const tokenHash = hashOf(token)
  const expiresAt = new Date(now.getTime() + minutes * minuteMs).toISOString()
  await insertMailedToken(db, { tokenHash, userId: id, purpose, expiresAt })
  const link = `${page}?token=${token}`
  await insertMails(db, [{ userId: id, event: `${purpose}:${tokenHash}`, recipient: email, subject, text, link }])
}
