import { useEffect, useState } from 'react'
import type { FieldErrors, FieldPath, FieldValues, RegisterOptions, Resolver, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { loadDraft, saveDraft } from './drafts.ts'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'register' | 'formState'>

/** Binds a field to its form: registration and error. */
export const bindField =
  <Values extends FieldValues>({ register, formState }: Form<Values>) =>
  <Name extends FieldPath<Values> & keyof FieldErrors<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => ({
    ...register(name, options),
    error: formState.errors[name]?.message as string | undefined, // of a field that is a text: one error, not a tree
  })

/** Validates a form with a schema of the contract. An empty invalid field is reported as required. */
export const draftResolver =
  <Draft extends FieldValues, Parsed>(
    schema: z.ZodType<Parsed>,
    toInput: (draft: Draft) => unknown = (draft) => draft,
  ): Resolver<Draft, unknown, Parsed> =>
  (draft) => {
    const parsed = schema.safeParse(toInput(draft))
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, message } of parsed.error.issues) {
      const name = String(path[0])
      errors[name] ??= { type: 'validate', message: isEmptyText(draft[name]) ? 'This field is required' : message }
    }
    return { values: {}, errors: errors as FieldErrors<Draft> }
  }

/** The first problem of a form for its toast, which replaces that of an earlier attempt. */
export const firstProblem = (errors: FieldErrors): string =>
  Object.values(errors)
    .map((error) => error?.message)
    .find((message) => typeof message === 'string') ?? 'Please check what you entered'

const isEmptyText = (value: unknown) => typeof value === 'string' && value.trim() === ''

/**
 * Stores a form's draft under a key and restores it when the form opens again, if it has the shape of `like`. Callers
 * clear the key after saving or discarding. `never` lists fields that are not stored, such as passwords, with their
 * initial values. Returns whether there was a draft.
 */
export function useFormDraft<Values extends FieldValues, Read>(
  { reset, watch }: Pick<UseFormReturn<Values, unknown, Read>, 'reset' | 'watch'>,
  key: string,
  like: Values,
  never: Partial<Values> = nothing,
): boolean {
  const [stored] = useState(() => loadDraft(key, like))
  useEffect(() => {
    if (stored) reset(stored, { keepDefaultValues: true })
    const watching = watch((values) => saveDraft(key, { ...values, ...never }))
    return () => watching.unsubscribe()
  }, [key, stored, reset, watch, never])
  return stored !== null
}

const nothing = {}
