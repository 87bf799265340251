import { z } from 'zod'
import { requirementMaxLength, requirementsMax } from '../constants.ts'
import { endpoint } from '../http/endpoint.ts'
import { withData } from '../http/response-envelope.ts'

/** The fields of the form that a score depends on; the others may be sent as well. */
const previewFields = z.object({
  title: z.string().trim().max(120).default(''),
  description: z.string().trim().max(5000).default(''),
  requirements: z
    .array(z.string().trim().min(1).max(requirementMaxLength))
    .min(1, 'Name at least one skill')
    .max(requirementsMax, `At most ${requirementsMax} skills`),
  mustHave: z.array(z.string()).max(requirementsMax).optional(),
  niceToHave: z.array(z.string()).max(requirementsMax).optional(),
})

export const previewInternship = endpoint({
  method: 'POST',
  path: '/api/internship/preview',
  summary:
    'How many students a listing would fit before it is posted, and which requirements shut out most; counts in fives',
  access: 'company',
  body: previewFields,
  response: withData(
    z.object({
      /** Students with a visible profile and a read resume, the latest 1,000; null when fewer than ten. */
      students: z.int().nullable(),
      /** Those with a score of at least 60; null when fewer than ten students are counted. */
      fit: z.int().nullable(),
      /** How many more would fit without a requirement, the most first; at most five. */
      shutsOut: z.array(z.object({ requirement: z.string(), students: z.int() })),
    }),
  ),
})
export type InternshipPreview = z.infer<typeof previewInternship.response>['data']
