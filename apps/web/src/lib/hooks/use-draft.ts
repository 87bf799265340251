import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { loadDraft, saveDraft } from '../drafts.ts'

/**
 * State of a form without react-hook-form, stored under a key as soon as it differs from `empty`, which must be the same
 * value in each render. Callers clear the key once the server has it or the user discards it, never before.
 */
export function useDraft<Value>(key: string, empty: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [draft, setDraft] = useState(() => loadDraft(key, empty) ?? empty)
  useEffect(() => {
    if (draft !== empty) saveDraft(key, draft)
  }, [key, draft, empty])
  return [draft, setDraft]
}
