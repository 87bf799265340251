import { randomUUID } from 'node:crypto'
import { resetLinkMinutes, unsubscribeLinkDays, verifyLinkDays } from '@fledge/contract/email-tokens'
import { dayMs, minuteMs } from '@fledge/core/time/units'
import type { Db } from '../../db/client.ts'
import { newToken, sha256 } from '../../http/security/token.ts'
import { insertMails, type Outbox } from '../../mail/insert-mails.ts'
import type { Mail } from '../../mail/mail-queries.ts'
import { insertMailedToken } from './token-queries.ts'

type Recipient = { id: string; email: string }

/** Target, lifetime and mail text of each kind of link. */
const purposes = {
  reset_password: {
    page: '/reset-password',
    minutes: resetLinkMinutes,
  },
  verify_email: {
    page: '/verify-email',
    minutes: verifyLinkDays * 24 * 60,
  },
} as const

/** Stores a mail with a secret link, which `createTokenLink` creates when the mail is sent. */
export async function mailLink(outbox: Outbox, purpose: keyof typeof purposes, { id, email }: Recipient) {
  const event = `${purpose}:${randomUUID()}`
  await insertMails(outbox, [
    {
      userId: id,
      event,
      recipient: email,
      sender: null,
      content: { kind: purpose, params: {} },
      tokenPurpose: purpose,
    },
  ])
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
  await insertMailedToken(db, { tokenHash: sha256(token), userId, purpose: tokenPurpose, expiresAt })
  return `${page}?token=${token}`
}

/** Creates a link that stops the alert of a mail. It works without a session, and only for this alert. */
export async function createUnsubscribeLink(
  db: Db,
  { userId, alert }: Pick<Mail, 'userId' | 'alert'>,
  now: Date,
): Promise<string> {
  if (userId === null || alert === null) throw new Error('This mail is no alert.')
  const token = newToken()
  const expiresAt = new Date(now.getTime() + unsubscribeLinkDays * dayMs).toISOString()
  await insertMailedToken(db, { tokenHash: sha256(token), userId, purpose: 'unsubscribe', alert, expiresAt })
  return `/unsubscribe?token=${token}`
}
