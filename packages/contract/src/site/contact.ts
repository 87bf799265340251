import { z } from 'zod'
import { email } from '../auth.ts'
import { contactCategories } from '../constants.ts'
import { lineField } from '../fields/line-field.ts'
import { endpoint, withData } from '../http/endpoint.ts'
import type { texts } from '../texts.ts'

export type ContactCategory = (typeof contactCategories)[number]

/** Where something can be so broken that it cannot wait (settlement 123). */
export const canBeCritical = (category: ContactCategory): boolean => category === 'technical' || category === 'bug'

/** Which of the promised response times holds for a message. */
export function contactPromise(category: ContactCategory, critical: boolean): keyof typeof texts.contact.promises {
  if (critical && canBeCritical(category)) return 'critical'
  return category === 'feature' ? 'feature' : 'general'
}

const optionalLine = z.string().trim().max(200, 'At most 200 characters').default('')

export const contactForm = z.object({
  name: lineField(100),
  email,
  company: optionalLine,
  subject: optionalLine,
  category: z.enum(contactCategories).default('general'),
  critical: z.boolean().default(false),
  message: lineField(5000),
  /** Never seen by people. A message that fills it in comes from a program, and is dropped without a word. */
  website: z.string().max(200).default(''),
})
export type ContactForm = z.output<typeof contactForm>

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to us; the answer names the promised response time',
  access: 'anyone',
  idempotent: true,
  status: 201,
  body: contactForm,
  response: withData(z.object({ promise: z.enum(['critical', 'general', 'feature']) })),
})
