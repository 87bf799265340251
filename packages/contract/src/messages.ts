import { describeUnknownField, writtenTemplateFields } from '@fledge/core/message-templates'
import { isVisible } from '@fledge/core/visible-text'
import { z } from 'zod'
import { messageMaxLength, templateNameMaxLength } from './constants.ts'
import { lineField } from './fields/line-field.ts'
import { endpoint } from './http/endpoint.ts'
import { applicationParams, idParams, ids, withData } from './http/response-envelope.ts'

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

const messageTemplate = z.object({
  ...ids,
  name: z.string(),
  text: z.string(),
  updatedAt: z.iso.datetime(),
})
export type MessageTemplate = z.infer<typeof messageTemplate>

const newMessageTemplate = z.object({
  name: lineField(templateNameMaxLength),
  text: messageText.superRefine((text, context) => {
    const problem = describeUnknownField(text)
    if (problem !== null) context.addIssue(problem)
  }),
})
export type NewMessageTemplate = z.output<typeof newMessageTemplate>

export const listMessageTemplates = endpoint({
  method: 'GET',
  path: '/api/message-templates',
  summary: `The company’s message templates, by name. ${writtenTemplateFields.join(', ')} in a text are for the sender to fill in`,
  access: 'company',
  response: withData(z.array(messageTemplate)),
})

export const createMessageTemplate = endpoint({
  method: 'POST',
  path: '/api/message-templates',
  summary: 'Save a message to use again; no two have the same name',
  access: 'company',
  status: 201,
  body: newMessageTemplate,
  response: withData(messageTemplate),
})

export const changeMessageTemplate = endpoint({
  method: 'PUT',
  path: '/api/message-templates/:id',
  summary: 'Change a message template',
  access: 'company',
  params: idParams,
  body: newMessageTemplate,
  response: withData(messageTemplate),
})

export const deleteMessageTemplate = endpoint({
  method: 'DELETE',
  path: '/api/message-templates/:id',
  summary: 'Delete a message template; messages that were written with it stay',
  access: 'company',
  params: idParams,
  response: withData(z.object({ id: z.string() })),
})
