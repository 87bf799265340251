import type { OwnPreferences } from '@fledge/contract/preferences'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { replacePreferences } from '../../api/account/preferences.ts'
import { showRefusedFields } from '../../api/api-error.ts'
import { errorMessage } from '../../api/call.ts'
import { clearDraft } from '../../lib/drafts.ts'
import { useFormDraft } from '../../lib/form.ts'
import { toast } from '../../ui/toast.tsx'
import { preferencesResolver, toPreferencesDraft } from './preferences-draft.ts'
import { useLeavingDialog } from './use-leaving-dialog.tsx'

/** The toast id: a success replaces the previous error. */
const id = 'preferences'
const failed = 'Your preferences could not be saved.'

/** The form of preferences. It stays open after saving. */
export function usePreferencesForm(userId: string, own: OwnPreferences) {
  const queries = useQueryClient()
  const key = `preferences-draft:${userId}`
  const [initial] = useState(() => toPreferencesDraft(own))
  const form = useForm({ defaultValues: initial, resolver: preferencesResolver })
  useFormDraft(form, key, initial)
  const save = useMutation({
    mutationFn: (body: Parameters<typeof replacePreferences>[1]) => replacePreferences(queries, body),
    onSuccess: (saved) => {
      form.reset(toPreferencesDraft(saved))
      clearDraft(key)
      toast.success({ title: 'Preferences saved', id })
    },
    onError: (error) => {
      toast.error({ title: 'Error', description: errorMessage(error, failed), id })
      showRefusedFields(form, error, (name) => name.split('.')[0] ?? name)
    },
  })
  return {
    form,
    submit: form.handleSubmit((body) => save.mutate(body)),
    isPending: save.isPending,
    failure: save.error && errorMessage(save.error, failed),
    leavingDialog: useLeavingDialog(form.formState.isDirty, 'Your preferences are not saved yet.', () =>
      clearDraft(key),
    ),
  }
}
