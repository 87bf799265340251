import type { InternshipFields } from '@fledge/contract/internships'
import { useEffect, useRef, useState } from 'react'
import { type Path, useForm } from 'react-hook-form'
import { ApiError } from '../../api/call.ts'
import { checkValues, type FormValues } from './form-values.ts'
import { dropDraft, keepDraft, readDraft } from './listing-draft.ts'

type Options = {
  initial: FormValues
  /** Where what was typed is kept until it is saved or thrown away. */
  draft: string
  /** Resolves when it is stored; throws what the server said. */
  onSave: (fields: InternshipFields) => Promise<unknown>
}

/**
 * The form of a listing. What was typed outlives a reload, stays when saving fails, and is saved once however often
 * the button is pressed; what the server refuses is said at its field.
 */
export function useListingForm({ initial, draft, onSave }: Options) {
  const [kept] = useState(() => readDraft(draft))
  const [isRestored, setRestored] = useState(kept !== null)
  const form = useForm<FormValues, unknown, InternshipFields>({
    resolver: checkValues,
    defaultValues: initial,
    ...(kept && { values: kept }),
  })
  const { watch, setError, handleSubmit } = form
  const isSaving = useRef(false)

  useEffect(() => {
    const watching = watch((values) => keepDraft(draft, { ...initial, ...values } as FormValues))
    return () => watching.unsubscribe()
  }, [watch, draft, initial])

  const save = handleSubmit(async (fields) => {
    if (isSaving.current) return
    isSaving.current = true
    try {
      await onSave(fields)
      dropDraft(draft)
    } catch (error) {
      const refused = error instanceof ApiError ? (error.problem.fields ?? {}) : {}
      for (const [index, [name, message]] of Object.entries(refused).entries())
        setError(name as Path<FormValues>, { message }, { shouldFocus: index === 0 })
    } finally {
      isSaving.current = false
    }
  })
  const startAfresh = () => {
    form.reset(initial)
    dropDraft(draft)
    setRestored(false)
  }
  return { ...form, save, isRestored, startAfresh }
}

export type ListingForm = ReturnType<typeof useListingForm>
