import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { keep, recall } from './kept.ts'

/**
 * Keeps what is typed into a form under a key, and puts it back when the form is opened anew. Whoever saves the form or
 * throws it away drops the key. `never` names what is not kept, with what stands in its place: a password is typed
 * again rather than stored.
 */
export function useKeptForm<Values extends FieldValues, Read>(
  { reset, watch }: Pick<UseFormReturn<Values, unknown, Read>, 'reset' | 'watch'>,
  key: string,
  initial: Values,
  never: Partial<Values> = nothing,
): void {
  const [kept] = useState(() => recall(key, initial))
  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true })
    const watching = watch((values) => keep(key, { ...values, ...never }))
    return () => watching.unsubscribe()
  }, [key, kept, reset, watch, never])
}

const nothing = {}
