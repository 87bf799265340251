import { z } from 'zod'

/** Anything but spaces, marks without a letter, and characters that show nothing, such as zero-width spaces. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A required text field: of `max` characters at most, and a person who looks at it sees something. */
export const lineField = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'This field is required', abort: true })
    .max(max, `At most ${max} characters`)
    .refine((text) => visible.test(text), 'This field is required')
