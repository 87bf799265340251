import type { InternshipFields } from '@fledge/contract/listings/internship-form'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { hasCode, showRefusedFields } from '../../api/api-error.ts'
import { readSession } from '../../api/session.ts'
import { clearDraft } from '../../lib/drafts.ts'
import { useFormDraft } from '../../lib/form.ts'
import { checkValues, emptyValues, type FormValues } from './form-values.ts'

type Options = {
  initial: FormValues
  draft: string
  /** Resolves when the listing is stored; rejects with the server's refusal. */
  onSave: (fields: InternshipFields) => Promise<unknown>
  /** Loads the newest values after the server refused an edit of outdated ones. */
  onChangedMeanwhile?: (() => Promise<FormValues>) | undefined
}

/** The form of a listing. It restores a draft and shows what the server refuses at the fields. */
export function useListingForm({ initial, draft, onSave, onChangedMeanwhile }: Options) {
  const before = useRef(initial)
  const form = useForm<FormValues, unknown, InternshipFields>({ resolver: checkValues, defaultValues: initial })
  const hasDraft = useFormDraft(form, draft, emptyValues)
  const [isFresh, setFresh] = useState(false)
  const save = form.handleSubmit(async (fields) => {
    try {
      await onSave(fields)
      clearDraft(draft)
    } catch (error) {
      showRefusedFields(form, error)
      if (!onChangedMeanwhile || !hasCode(error, 'changed_meanwhile')) return
      const newest = await onChangedMeanwhile().catch(() => null)
      if (newest === null) return
      form.reset(withTyped(newest, before.current, form.getValues()))
      before.current = newest
    }
  })
  const startOver = () => {
    form.reset(initial)
    clearDraft(draft)
    setFresh(true)
  }
  return { ...form, save, isRestored: hasDraft && !isFresh, startOver }
}

/** The newest values, except for those that the user changed. */
function withTyped(newest: FormValues, before: FormValues, typed: FormValues): FormValues {
  const isTyped = (name: string) =>
    JSON.stringify(typed[name as keyof FormValues]) !== JSON.stringify(before[name as keyof FormValues])
  return { ...newest, ...Object.fromEntries(Object.entries(typed).filter(([name]) => isTyped(name))) }
}

export type ListingForm = ReturnType<typeof useListingForm>

/** A draft belongs to the user and to a new listing or one version of a listing. */
export const draftKey = (internship?: { id: string; version: number }): string =>
  `listing-draft:${readSession()?.user.id}:${internship ? `${internship.id}@${internship.version}` : 'new'}`

export const copyDraftKey = ({ id }: { id: string }): string => `listing-draft:${readSession()?.user.id}:copy-of-${id}`
