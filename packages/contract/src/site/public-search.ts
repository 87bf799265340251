import { z } from 'zod'
import { publicSorts, searchMaxLength, workTypeFilters } from '../constants.ts'

/** A parameter that is not valid is ignored, because people edit addresses by hand. */
const ignoreInvalid = <T extends z.ZodType>(type: T) => type.optional().catch(undefined)

/** The parameters of the public search page, /internships. */
export const publicSearch = z.object({
  q: ignoreInvalid(z.string().trim().min(1).max(searchMaxLength)),
  type: ignoreInvalid(z.enum(workTypeFilters)),
  location: ignoreInvalid(z.string().trim().min(1).max(120)),
  sort: ignoreInvalid(z.enum(publicSorts)),
  cursor: ignoreInvalid(z.string().min(1).max(500)),
})
export type PublicSearch = z.output<typeof publicSearch>

/** Internships on one page of the public search. */
export const publicPageSize = 20
