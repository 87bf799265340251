import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { saveProfile } from '../../api/account/profile.ts'
import { showRefusedFields } from '../../api/api-error.ts'
import { errorMessage } from '../../api/call.ts'
import { clearDraft } from '../../lib/drafts.ts'
import { useFormDraft } from '../../lib/form.ts'
import { toast } from '../../ui/toast.tsx'
import { draftKey, type ProfileDraft, profileResolver, toDraft } from './profile-draft.ts'
import { useLeavingDialog } from './use-leaving-dialog.tsx'

/** The toast id: a success replaces the previous error. */
const id = 'profile'
const firstField: Record<User['role'], keyof ProfileDraft> = { student: 'firstName', company: 'companyName' }

/** The profile form. Calls `onDone` after saving. */
export function useProfileForm(user: User, onDone: () => void) {
  const [initial] = useState(() => toDraft(user))
  const form = useForm({ defaultValues: initial, resolver: profileResolver(user.role) })
  useFormDraft(form, draftKey(user), initial)
  const save = useMutation({
    mutationFn: saveProfile,
    onSuccess: ({ notice }) => {
      toast.success({ title: texts.profile.updated, id })
      if (notice) toast.info({ title: 'Similar company name', description: notice })
      onDone()
    },
    onError: (error) => {
      toast.error({ title: 'Error', description: errorMessage(error, texts.profile.updateFailed), id })
      showRefusedFields(form, error)
    },
  })
  const { setFocus } = form
  useEffect(() => setFocus(firstField[user.role]), [setFocus, user.role])
  return {
    form,
    submit: form.handleSubmit((profile) => save.mutate(profile)),
    isPending: save.isPending,
    failure: save.error && errorMessage(save.error, texts.profile.updateFailed),
    leavingDialog: useLeavingDialog(form.formState.isDirty && !save.isSuccess, 'Your changes are not saved yet.', () =>
      clearDraft(draftKey(user)),
    ),
  }
}
