import { z } from 'zod'

const numericText = /^-?\d{1,15}(\.\d+)?$/

/** A number as JSON or text. Plain coercion would turn an empty field into 0 and post an unpaid internship. */
export const numberField = (message: string) =>
  z
    .union([z.number(), z.string().trim().regex(numericText, message)], message)
    .transform(Number)
    .pipe(z.number(message))
