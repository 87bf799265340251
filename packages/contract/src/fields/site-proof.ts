import { z } from 'zod'

/** A site that belongs to a company, and the day in India on which its DNS record was last found. */
export const siteProof = z.object({ domain: z.string(), foundOn: z.iso.date() })
export type SiteProof = z.infer<typeof siteProof>
