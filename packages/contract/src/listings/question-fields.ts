import { questionKinds } from '@fledge/core/applications/questions'
import { readRequirements } from '@fledge/core/requirements'
import { z } from 'zod'
import { choiceMaxLength, choicesMax, questionMaxLength, questionsMax } from '../constants.ts'
import { lineField } from '../fields/line-field.ts'

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
export const questionFields = z
  .array(questionField)
  .max(questionsMax, `At most ${questionsMax} questions`)
  .refine((asked) => asked.every((one) => asked.filter((other) => sameText(one, other)).length === 1), {
    error: 'Ask each question once',
  })
  .optional()
