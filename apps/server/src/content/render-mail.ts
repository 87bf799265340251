import { resetLinkMinutes, verifyLinkDays } from '@fledge/contract/email-tokens'
import { dateLocale } from '@fledge/core/time/date-style'
import { categoryTexts } from './category-texts.ts'
import { type MailKind, type MailParams, mailParams } from './mail-content.ts'
import { mailSubject } from './mail-subject.ts'
import { defaultZone } from './meeting-text.ts'
import { notificationCategory } from './notification-category.ts'
import {
  type NotificationContent,
  type NotificationKind,
  type NotificationParams,
  parseContent,
} from './notification-content.ts'
import { moreLine, renderDigest } from './render-digest.ts'
import { renderNotification } from './render-notification.ts'

type RenderedMail = { subject: string; text: string }

/** `readersZone` is null for a recipient without an account. */
type StoredMail = RenderedMail & { kind: string; params: unknown; readersZone: string | null }

/** Subject and text of a stored mail. A mail whose content was erased has its subject stored. */
export function renderMail({ kind, params, subject, text, readersZone }: StoredMail): RenderedMail {
  if (!(kind in mailParams)) return { subject, text }
  const parsed = mailParams[kind as MailKind].safeParse(params)
  if (!parsed.success) return { subject, text }
  // The compiler does not relate the kind of a union to its parameters.
  const render = renderers[kind as MailKind] as (params: unknown, readersZone: string) => RenderedMail
  return render(parsed.data, readersZone ?? defaultZone)
}

const renderers: { [K in MailKind]: (params: MailParams[K], readersZone: string) => RenderedMail } = {
  notification: ({ kind, params }, readersZone) => {
    const content = parseContent(kind, params)
    if (!content) throw new Error(`A mail about an unknown notification: ${kind}`)
    return renderNotificationMail(content, readersZone)
  },
  verify_email: () => ({
    subject: 'Confirm your address for Fledge',
    text: `Welcome to Fledge. Open this link within ${verifyLinkDays} days to confirm your email address. If you did not create an account, ignore this email.`,
  }),
  reset_password: () => ({
    subject: 'Set a new password for Fledge',
    text: `We received a request to reset the password for this address. Open this link within ${resetLinkMinutes} minutes to choose a new one. It works once. If you did not request this, ignore this email. Your password has not changed.`,
  }),
  password_reset: () => ({
    subject: 'Your password for Fledge was changed',
    text: 'Your password was just reset with a link that we emailed to you, and you were signed out everywhere.\n\nIf you did not do this, set another password now and secure your email account.',
  }),
  password_changed: () => ({
    subject: 'Your password was changed',
    text: 'The password of your Fledge account was changed, and all other sessions were signed out. If you did not do this, set a new password now with the link below.',
  }),
  repeated_failed_sign_ins: () => ({
    subject: 'Repeated failed sign-ins to your Fledge account',
    text: `Someone has entered wrong passwords for your account many times today. We now allow only one attempt per minute from networks and devices that you have not used before.

If your password is short or used on other sites, set a new one with the link below. If you only forgot your password, the same link helps.`,
  }),
  account_deletion: ({ eraseAt }) => ({
    subject: 'Your account will be deleted',
    text: `We will erase your Fledge account and everything in it on ${day.format(new Date(eraseAt))}. If you change your mind, or did not ask for this, sign in before that day and choose to keep it.`,
  }),
  weekly_digest: renderDigest,
  unconfirmed_sender: ({ category }) => ({
    subject: (category && categoryTexts[category].subject) ?? 'You have news on Fledge',
    text: 'Open Fledge to read the details. We leave them out of emails until the person who wrote them has confirmed their email address.',
  }),
  held_mails: ({ count, listed }) => ({
    subject: `${count} more messages from Fledge`,
    text: [
      'You received many emails within an hour, so these are in one:',
      ...listed.map(({ subject, text }) => `${subject}\n${text.replace(`\n\n${footer}`, '')}`),
      ...moreLine(count - listed.length),
    ].join('\n\n'),
  }),
  contact_message: ({ name, email, company, subject, category, isCritical, promise, message }) => ({
    subject: `[${isCritical ? 'CRITICAL ' : ''}${category}] Contact message`,
    text: [
      `From: ${oneLine(name)} <${email}>`,
      ...(company ? [`Company: ${oneLine(company)}`] : []),
      ...(subject ? [`Subject: ${oneLine(subject)}`] : []),
      `Category: ${category}${isCritical ? ', critical' : ''}`,
      `Promised: ${promise}`,
      '',
      message,
    ].join('\n'),
  }),
  internship_report: ({ listing, company, reason, text, reply }) => ({
    subject: reply === null ? 'An internship was reported' : 'A company answered a report',
    text: [
      `Internship: ${oneLine(listing)}`,
      `Company: ${oneLine(company)}`,
      `Reason: ${reason}`,
      ...(text === '' ? [] : ['', 'The student wrote:', text]),
      ...(reply === null ? [] : ['', 'The company answered:', reply]),
    ].join('\n'),
  }),
}

const day = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** Keeps the sender of a contact message from adding a line that reads like ours. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

/** Texts of mails that differ from their notification. One mail a day covers all applicants, so it names none. */
const ownTexts: { [K in NotificationKind]?: (params: NotificationParams[K]) => string } = {
  application_received: ({ listing }) => `There are new applications to ${listing}.`,
  listing_reported: ({ listing, reason }) => `A student reported your internship ${listing}.

Reason: ${reason}

You can read and answer the report under your internships. More reports of this internship today come without an email.`,
  saved_search_matches: ({ search, count, listed }) => {
    const quotable = listed.filter(({ isConfirmed }) => isConfirmed)
    return [
      `${count} new internships match your saved search “${search}”:`,
      ...quotable.map(({ listing, company }) => `- ${listing} at ${company}`),
      ...moreLine(count - quotable.length),
    ].join('\n')
  },
}

/** Subjects of mails that differ from those of their category. */
const ownSubjects: { [K in NotificationKind]?: string } = {
  listing_reported: 'A student reported your internship',
  report_answered: 'Your report was answered',
  saved_search_matched: 'A new internship matches your saved search',
  saved_search_matches: 'New internships match your saved search',
}

const footer = 'You receive this email because of your notification settings in Fledge. You can turn it off there.'

function renderNotificationMail(content: NotificationContent, readersZone: string): RenderedMail {
  const { title, message } = renderNotification(content, readersZone)
  const ownText = ownTexts[content.kind] as ((params: unknown) => string) | undefined
  const text = ownText?.(content.params) ?? `${title}\n\n${message}`
  const start = ownSubjects[content.kind] ?? categoryTexts[notificationCategory(content)].subject ?? title
  return { subject: mailSubject(content, start), text: `${text}\n\n${footer}` }
}
