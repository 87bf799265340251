import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { keep, recall } from './kept.ts'

/**
 * Keeps what is typed into a form under a key, and puts it back when the form is opened anew. Whoever saves the form or
 * throws it away drops the key.
 */
export function useKeptForm<Values extends FieldValues, Read>(
  { reset, watch }: Pick<UseFormReturn<Values, unknown, Read>, 'reset' | 'watch'>,
  key: string,
  initial: Values,
): void {
  const [kept] = useState(() => recall(key, initial))
  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true })
    const watching = watch((values) => keep(key, values))
    return () => watching.unsubscribe()
  }, [key, kept, reset, watch])
}
