import { questionKinds } from '@fledge/core/applications/questions'
import { perks } from '@fledge/core/internships/perks'
import { z } from 'zod'
import { hoursPerWeekMax } from '../constants.ts'
import { numberField } from '../fields/number-field.ts'

/** A question of a listing, as its company asks it. */
const question = z.object({
  text: z.string(),
  kind: z.enum(questionKinds),
  required: z.boolean(),
  /** Only of a choice. */
  choices: z.array(z.string()),
})

/** What a listing offers and asks besides its specified fields; empty or null when its company has not said. */
export const listingOffer = {
  /** The upper end of a range of which `stipend` is the lower end. */
  stipendMax: z.int().nullable().default(null),
  hoursPerWeek: z.int().nullable().default(null),
  perks: z.array(z.enum(perks)).default([]),
  questions: z.array(question).default([]),
  /** Whether students see how many applied, as a range, and how many of them have an answer. */
  showsCompetition: z.boolean().default(true),
  // Conditions outside the score: shown with what the resume says; no application is rejected by them.
  graduationYears: z.array(z.int()).default([]),
  degrees: z.array(z.string()).default([]),
  /** On the scale of ten. */
  minCgpa: z.number().nullable().default(null),
}

export const yearsHint = 'Enter years with commas, for example 2027, 2028'
export const wholeHours = numberField('Enter a whole number').pipe(
  z.int('Enter a whole number').min(1, 'At least 1').max(hoursPerWeekMax, `At most ${hoursPerWeekMax}`),
)
export const isYear = (year: number): boolean => Number.isInteger(year) && year >= 2000 && year < 2100

export const listingOfferFilters = {
  perk: z.enum(perks).optional(),
  /** The most hours a week; internships that do not say their hours are left out. */
  hoursMax: wholeHours.optional(),
  /** Internships that ask for this year of graduation, and those that ask for none. */
  graduationYear: numberField(yearsHint).refine(isYear, yearsHint).optional(),
}
