import { z } from 'zod'

/** Every entity carries its id under both of the specification's names. */
export const ids = { _id: z.string(), id: z.string() }

/** The body of most answers: `{success: true, data}`. */
export const withData = <T extends z.ZodType>(data: T) => z.object({ success: z.literal(true), data })

/** Ids in a path. The server answers 404 to ids that do not exist, whatever their form. */
export const idParams = z.object({ id: z.string().max(100) })
export const userParams = z.object({ userId: z.string().max(100) })
export const internshipParams = z.object({ internshipId: z.string().max(100) })
export const applicationParams = z.object({ applicationId: z.string().max(100) })
export const resumeParams = z.object({ resumeId: z.string().max(100) })
