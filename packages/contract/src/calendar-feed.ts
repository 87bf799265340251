import { z } from 'zod'
import { endpoint, withData } from './http/endpoint.ts'

/** Where an address is handled; the secret itself is shown only when it is created. */
const path = '/api/users/me/calendar'

export const getCalendarAddress = endpoint({
  method: 'GET',
  path,
  summary: 'When one’s calendar address was created; null without one',
  access: 'member',
  response: withData(z.object({ createdAt: z.iso.datetime().nullable() })),
})

export const createCalendarAddress = endpoint({
  method: 'POST',
  path,
  summary: 'Create a secret calendar address; the one before is revoked',
  access: 'member',
  status: 201,
  response: withData(z.object({ url: z.string(), createdAt: z.iso.datetime() })),
})

export const revokeCalendarAddress = endpoint({
  method: 'DELETE',
  path,
  summary: 'Revoke one’s calendar address: it is answered with 410 from then on',
  access: 'member',
  response: withData(z.object({ createdAt: z.null() })),
})

export const readCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar/:token/fledge.ics',
  summary: 'Interviews, reply dates and offer dates of the owner of this secret address, as iCalendar',
  access: 'anyone',
  params: z.object({ token: z.string().max(100) }),
  response: z.any(),
})
