import { questionKinds } from '@fledge/core/applications/questions'
import { perks } from '@fledge/core/internships/perks'
import { readRequirements } from '@fledge/core/requirements'
import { z } from 'zod'
import {
  choiceMaxLength,
  choicesMax,
  degreesMax,
  graduationYearsMax,
  questionMaxLength,
  questionsMax,
  requirementMaxLength,
  stipendMax,
} from '../constants.ts'
import { lineField } from '../fields/line-field.ts'
import { numberField } from '../fields/number-field.ts'
import { isYear, wholeHours, yearsHint } from './listing-offer.ts'

const questionField = z
  .object({
    text: lineField(questionMaxLength),
    kind: z.enum(questionKinds, `kind is ${questionKinds.join(', ')}`).default('text'),
    required: z.boolean().default(false),
    choices: z
      .union([z.string().max(1000), z.array(z.string().max(200)).max(50)])
      .transform(readRequirements)
      .refine(
        (choices) => choices.length <= choicesMax && choices.every(({ length }) => length <= choiceMaxLength),
        `At most ${choicesMax} choices of ${choiceMaxLength} characters each`,
      )
      .default([]),
  })
  .refine(({ kind, choices }) => kind !== 'choice' || choices.length >= 2, {
    path: ['choices'],
    error: 'Give at least two choices, with commas between them',
  })
  .transform(({ choices, ...rest }) => ({ ...rest, choices: rest.kind === 'choice' ? choices : [] }))

const sameText = (one: { text: string }, other: { text: string }) => one.text === other.text

/** The questions of the forms. An edit that leaves them out keeps them; applications keep the questions they answered. */
const questionFields = z
  .array(questionField)
  .max(questionsMax, `At most ${questionsMax} questions`)
  .refine((asked) => asked.every((one) => asked.filter((other) => sameText(one, other)).length === 1), {
    error: 'Ask each question once',
  })
  .optional()

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
