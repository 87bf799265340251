import { z } from 'zod'

/** The path of the company's logo; absent without one, when a mark is drawn from the name. */
export const companyLogo = z.string().optional()
