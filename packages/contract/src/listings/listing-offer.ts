import { perks } from '@fledge/core/internships/perks'
import { readRequirements } from '@fledge/core/requirements'
import { z } from 'zod'
import { degreesMax, graduationYearsMax, hoursPerWeekMax, requirementMaxLength, stipendMax } from '../constants.ts'
import { numberField } from '../fields/number-field.ts'
import { question, questionFields } from './questions.ts'

/** What a listing offers and asks besides its specified fields; empty or null when its company has not said. */
export const listingOffer = {
  /** The upper end of a range of which `stipend` is the lower end. */
  stipendMax: z.int().nullable().default(null),
  hoursPerWeek: z.int().nullable().default(null),
  perks: z.array(z.enum(perks)).default([]),
  questions: z.array(question).default([]),
  /** Whether students see how many applied, as a range, and how many of them have an answer. */
  showsCompetition: z.boolean().default(true),
  // Conditions beside the score: they are shown with what the resume says, and reject nobody.
  graduationYears: z.array(z.int()).default([]),
  degrees: z.array(z.string()).default([]),
  /** On the scale of ten. */
  minCgpa: z.number().nullable().default(null),
}

const yearsHint = 'Enter years with commas, for example 2027, 2028'
const wholeHours = numberField('Enter a whole number').pipe(
  z.int('Enter a whole number').min(1, 'At least 1').max(hoursPerWeekMax, `At most ${hoursPerWeekMax}`),
)
const isYear = (year: number): boolean => Number.isInteger(year) && year >= 2000 && year < 2100

/** The fields of the forms. An edit clears a field with null or an empty list and keeps it when it is left out. */
export const listingOfferFields = {
  stipendMax: numberField('Enter rupees per month as a whole number')
    .pipe(z.int('Enter rupees per month as a whole number').max(stipendMax, 'At most ₹5,00,000 per month'))
    .nullish(),
  hoursPerWeek: wholeHours.nullish(),
  perks: z
    .array(z.enum(perks, `perks are ${perks.join(', ')}`))
    .max(perks.length)
    .transform((chosen) => perks.filter((perk) => chosen.includes(perk)))
    .optional(),
  graduationYears: z
    .union([z.string().max(100), z.array(z.number()).max(20)], yearsHint)
    .transform((years) =>
      typeof years === 'string'
        ? years
            .split(/[,\s]+/)
            .filter(Boolean)
            .map(Number)
        : years,
    )
    .refine((years) => years.every(isYear), yearsHint)
    .refine((years) => years.length <= graduationYearsMax, `At most ${graduationYearsMax} years`)
    .transform((years) => [...new Set(years)].sort())
    .optional(),
  degrees: z
    .union([z.string().max(1000), z.array(z.string().max(200)).max(50)])
    .transform(readRequirements)
    .refine(
      (degrees) => degrees.every(({ length }) => length <= requirementMaxLength),
      `Each degree has at most ${requirementMaxLength} characters`,
    )
    .refine(({ length }) => length <= degreesMax, `At most ${degreesMax} degrees`)
    .optional(),
  questions: questionFields,
  showsCompetition: z.boolean().optional(),
  minCgpa: numberField('Enter a number from 0 to 10')
    .pipe(z.number().min(0, 'Enter a number from 0 to 10').max(10, 'Enter a number from 0 to 10'))
    .nullish(),
}

export const listingOfferFilters = {
  perk: z.enum(perks).optional(),
  /** The most hours a week; internships that do not say their hours are left out. */
  hoursMax: wholeHours.optional(),
  /** Internships that ask for this year of graduation, and those that ask for none. */
  graduationYear: numberField(yearsHint).refine(isYear, yearsHint).optional(),
}
