import { z } from 'zod'

const numericText = /^-?\d{1,15}(\.\d+)?$/

/**
 * A number as JSON or as the text of a form field. Plain coercion would also take nothing, blanks and lists for 0, and
 * `true` for 1: a form left empty would post an unpaid internship.
 */
export const numberField = (message: string) =>
  z
    .union([z.number(), z.string().trim().regex(numericText, message)], message)
    .transform(Number)
    .pipe(z.number(message))
