import { z } from 'zod'

/**
 * Present only when the company's name is confusable with another one: the domain of its confirmed email address, or
 * null when none is confirmed.
 */
export const companyDomain = z.string().nullable().optional()
