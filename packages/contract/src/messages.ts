import { isVisible } from '@fledge/core/visible-text'
import { z } from 'zod'
import { messageMaxLength } from './constants.ts'
import { applicationParams, endpoint, ids, withData } from './http/endpoint.ts'

export const message = z.object({
  ...ids,
  applicationId: z.string(),
  sender: z.enum(['student', 'company']),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** When the other side had it on the screen. */
  readAt: z.iso.datetime().nullable(),
})
export type Message = z.infer<typeof message>

export const messageText = z
  .string()
  .trim()
  .min(1, { error: 'Please write something first.', abort: true })
  .max(messageMaxLength, 'A message is at most 2,000 characters long.')
  .refine(isVisible, 'Please write something first.')

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/apply/:applicationId/messages',
  summary: 'What student and company wrote to each other about an application, oldest first',
  access: 'member',
  params: applicationParams,
  response: withData(z.array(message)),
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/apply/:applicationId/messages',
  summary: 'Write to the other side of an application. A message with an id that was sent before is not sent twice',
  access: 'member',
  idempotent: true,
  status: 201,
  params: applicationParams,
  body: z.object({
    id: z.uuid().optional(),
    text: messageText,
  }),
  response: withData(message),
})

export const readMessages = endpoint({
  method: 'POST',
  path: '/api/apply/:applicationId/messages/read',
  summary: 'Mark what the other side wrote as read',
  access: 'member',
  params: applicationParams,
  response: withData(z.object({ updated: z.int() })),
})
