import { z } from 'zod'
import { email, password } from './auth.ts'
import { endpoint } from './http/endpoint.ts'
import { withData } from './http/response-envelope.ts'

/** The secret of an emailed link. A token of another form is answered like an expired one. */
const token = z.string().max(100)

/** How long an emailed link is valid. */
export const resetLinkMinutes = 30
export const verifyLinkDays = 7

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
  summary: 'Confirm an e-mail address with a mailed link; doing it again changes nothing',
  access: 'anyone',
  body: z.object({ token }),
  response: withData(z.object({ email: z.string() })),
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Mail the link that confirms the own e-mail address once more',
  access: 'member',
  response: done,
})
