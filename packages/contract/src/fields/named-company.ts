import { z } from 'zod'

/** The path of the company's logo; absent without one, when a mark is drawn from the name. */
export const companyLogo = z.string().optional()

export const companyLook = {
  companyName: z.string(),
  /** Present only for a confusable name: the domain of the confirmed email address, or null. */
  domain: z.string().nullable().optional(),
  logoUrl: companyLogo,
}

/** The company of a listing, an application or an interview. */
export const namedCompany = { id: z.string(), name: z.string(), ...companyLook }
