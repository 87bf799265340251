import { z } from 'zod'

/** Present only for a confusable name: the domain of the confirmed email address, or null. */
export const companyDomain = z.string().nullable().optional()
