import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { loadDraft, saveDraft } from './drafts.ts'

/**
 * Stores a form's draft under a key and restores it when the form opens again. Callers clear the key after saving or
 * discarding. `never` lists fields that are not stored, such as passwords, with their initial values.
 */
export function useFormDraft<Values extends FieldValues, Read>(
  { reset, watch }: Pick<UseFormReturn<Values, unknown, Read>, 'reset' | 'watch'>,
  key: string,
  initial: Values,
  never: Partial<Values> = nothing,
): void {
  const [stored] = useState(() => loadDraft(key, initial))
  useEffect(() => {
    if (stored) reset(stored, { keepDefaultValues: true })
    const watching = watch((values) => saveDraft(key, { ...values, ...never }))
    return () => watching.unsubscribe()
  }, [key, stored, reset, watch, never])
}

const nothing = {}
