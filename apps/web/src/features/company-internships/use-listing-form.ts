import { workTypes } from '@fledge/contract/constants'
import type { InternshipFields } from '@fledge/contract/internships'
import { useEffect, useState } from 'react'
import { type Path, useForm } from 'react-hook-form'
import { refusedFields } from '../../api/api-error.ts'
import { readSession } from '../../api/session.ts'
import { clearDraft, loadDraft, saveDraft } from '../../lib/drafts.ts'
import { checkValues, emptyValues, type FormValues } from './form-values.ts'

type Options = {
  initial: FormValues
  /** The key of the draft. */
  draft: string
  /** Resolves when the listing is stored; rejects with the server's refusal. */
  onSave: (fields: InternshipFields) => Promise<unknown>
}

/** The form of a listing. It restores a draft and shows what the server refuses at the fields. */
export function useListingForm({ initial, draft, onSave }: Options) {
  const [stored] = useState(() => loadListingDraft(draft))
  const [isRestored, setRestored] = useState(stored !== null)
  const form = useForm<FormValues, unknown, InternshipFields>({
    resolver: checkValues,
    defaultValues: initial,
    ...(stored && { values: stored }),
  })
  const { watch, setError, handleSubmit } = form

  useEffect(() => {
    const watching = watch((values) => saveDraft(draft, { ...initial, ...values }))
    return () => watching.unsubscribe()
  }, [watch, draft, initial])

  const save = handleSubmit(async (fields) => {
    try {
      await onSave(fields)
      clearDraft(draft)
    } catch (error) {
      for (const [index, [name, message]] of refusedFields(error).entries())
        setError(name as Path<FormValues>, { message }, { shouldFocus: index === 0 })
    }
  })
  const startOver = () => {
    form.reset(initial)
    clearDraft(draft)
    setRestored(false)
  }
  return { ...form, save, isRestored, startOver }
}

export type ListingForm = ReturnType<typeof useListingForm>

/** A draft belongs to the user and to a new listing or one version of a listing. */
export const draftKey = (internship?: { id: string; version: number }): string =>
  `listing-draft:${readSession()?.user.id}:${internship ? `${internship.id}@${internship.version}` : 'new'}`

function loadListingDraft(key: string): FormValues | null {
  const values = loadDraft(key, emptyValues)
  return values && ['', ...workTypes].includes(values.type) ? values : null
}
