import { z } from 'zod'

/** The body of every error response. `code` is for programs, `message` and `fields` are for people. */
export const problem = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type Problem = z.infer<typeof problem>
