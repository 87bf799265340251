import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { loadDraft, saveDraft } from './drafts.ts'

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
