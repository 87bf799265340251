import { isVisible } from '@fledge/core/visible-text'
import { z } from 'zod'

/** A required text field of at most `max` characters, with at least one visible character. */
export const lineField = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'This field is required', abort: true })
    .max(max, `At most ${max} characters`)
    .refine(isVisible, { error: 'This field is required', abort: true })
