import { z } from 'zod'

/**
 * Where the name of a company looks like another's: the domain of its confirmed email address, null when it has
 * confirmed none. Otherwise absent.
 */
export const companyDomain = z.string().nullable().optional()
