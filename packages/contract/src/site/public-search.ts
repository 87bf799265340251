import { z } from 'zod'
import { publicSorts, searchMaxLength, workTypeFilters } from '../constants.ts'
import { listInternships } from '../internships.ts'

/** A parameter that is not valid is ignored, because people edit addresses by hand. */
const ignoreInvalid = <T extends z.ZodType>(type: T) => type.optional().catch(undefined)

const { stipendMin, monthsMax, startsBy, skill, field, replies, perk, hoursMax, graduationYear } =
  listInternships.query.shape

/** As the page's router writes it: `moreFilterParams` in apps/web/src/lib/search-params.ts. */
const listSkills = (text: string): string =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .join(', ')

/** The parameters of the public search page, /internships: the filters of the list without those of signed-in users. */
export const publicSearch = z.object({
  q: ignoreInvalid(z.string().trim().min(1).max(searchMaxLength)),
  type: ignoreInvalid(z.enum(workTypeFilters)),
  location: ignoreInvalid(z.string().trim().min(1).max(120)),
  stipendMin: ignoreInvalid(stipendMin),
  monthsMax: ignoreInvalid(monthsMax),
  startsBy: ignoreInvalid(startsBy),
  /** With commas, as in the address. */
  skill: ignoreInvalid(
    z
      .string()
      .transform(listSkills)
      .refine((text) => text !== '' && skill.safeParse(text).success),
  ),
  field: ignoreInvalid(field),
  replies: ignoreInvalid(replies),
  perk: ignoreInvalid(perk),
  hoursMax: ignoreInvalid(hoursMax),
  graduationYear: ignoreInvalid(graduationYear),
  sort: ignoreInvalid(z.enum(publicSorts)),
  cursor: ignoreInvalid(z.string().min(1).max(500)),
} satisfies Record<Exclude<keyof typeof listInternships.query.shape, 'company' | 'without' | 'limit'>, z.ZodType>)
export type PublicSearch = z.output<typeof publicSearch>
