import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { loadDraft, saveDraft } from '../drafts.ts'

/**
 * State of a form without react-hook-form, stored under a key as soon as it differs from `empty`. `never` lists fields
 * that are not stored, with their initial values. Both must be the same values in each render. Callers clear the key
 * after sending or discarding.
 */
export function useDraft<Value>(
  key: string,
  empty: Value,
  never?: Partial<Value>,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [draft, setDraft] = useState(() => loadDraft(key, empty) ?? empty)
  useEffect(() => {
    if (draft !== empty) saveDraft(key, never ? { ...draft, ...never } : draft)
  }, [key, draft, empty, never])
  return [draft, setDraft]
}
