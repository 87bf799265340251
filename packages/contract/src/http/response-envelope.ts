import { z } from 'zod'
import { type WorkType, workTypes } from '../constants.ts'

/** Every entity carries its id under both of the specification's names. */
export const ids = { _id: z.string(), id: z.string() }

/** The body of most answers: `{success: true, data}`. */
export const withData = <T extends z.ZodType>(data: T) => z.object({ success: z.literal(true), data })

/** The work type of a listing. Our own server sends no others; a page shows what another server sends as it is. */
export const shownWorkType = z.enum(workTypes).or(z.string() as unknown as z.ZodType<WorkType>)

/** Ids in a path. The server answers 404 to ids that do not exist, whatever their form. */
export const idParams = z.object({ id: z.string().max(100) })
export const userParams = z.object({ userId: z.string().max(100) })
export const internshipParams = z.object({ internshipId: z.string().max(100) })
export const applicationParams = z.object({ applicationId: z.string().max(100) })
export const resumeParams = z.object({ resumeId: z.string().max(100) })
