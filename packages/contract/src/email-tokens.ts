import { z } from 'zod'
import { email, password } from './auth.ts'
import { endpoint, withData } from './http/endpoint.ts'

/** The secret of an emailed link. A token of another form is answered like an expired one. */
const token = z.string().max(100)

/** How long an emailed link is valid. */
export const resetLinkMinutes = 30
export const verifyLinkDays = 7
export const unsubscribeLinkDays = 365

const done = withData(z.object({ message: z.string() }))

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mail a link that sets a new password; the answer is the same for an unknown address',
  access: 'anyone',
  body: z.object({ email }),
  response: done,
})

export const newPassword = z.object({ token, password })

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with a mailed link, once; ends all sessions of the account',
  access: 'anyone',
  body: newPassword,
  response: done,
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirm an email address with a mailed link; doing it again changes nothing',
  access: 'anyone',
  body: z.object({ token }),
  response: withData(z.object({ email: z.string() })),
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Mail the link that confirms the own email address once more',
  access: 'member',
  response: done,
})

const unsubscribePath = '/api/unsubscribe'
const unsubscribeQuery = z.object({ token })

/** An alert that a mailed link can stop: of a saved search, of matches with the resume, or the weekly digest. */
const mailedAlert = z.object({
  alert: z.enum(['search', 'matches', 'digest']),
  /** The name of the saved search; null for other alerts and for a deleted search. */
  name: z.string().nullable(),
  /** False once it is stopped. */
  active: z.boolean(),
})
export type MailedAlert = z.infer<typeof mailedAlert>

export const getMailedAlert = endpoint({
  method: 'GET',
  path: unsubscribePath,
  summary: 'The alert that the link of a mail would stop; a browser is sent to the page that asks',
  access: 'anyone',
  query: unsubscribeQuery,
  response: withData(mailedAlert),
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: unsubscribePath,
  summary: 'Stop the alert of a mail without signing in, also as a form by RFC 8058; repeating it changes nothing',
  access: 'anyone',
  query: unsubscribeQuery,
  response: withData(mailedAlert),
})
