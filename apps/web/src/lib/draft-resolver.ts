import type { FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** Validates a form of texts with a schema of the contract. An empty invalid field is reported as required. */
export const draftResolver =
  <Draft extends Record<string, string>, Parsed>(
    schema: z.ZodType<Parsed>,
    toInput: (draft: Draft) => unknown = (draft) => draft,
  ): Resolver<Draft, unknown, Parsed> =>
  (draft) => {
    const parsed = schema.safeParse(toInput(draft))
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, message } of parsed.error.issues) {
      const name = String(path[0])
      errors[name] ??= { type: 'validate', message: draft[name]?.trim() === '' ? 'This field is required' : message }
    }
    return { values: {}, errors: errors as FieldErrors<Draft> }
  }
