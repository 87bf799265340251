import { passwordMinLength } from '@fledge/contract/constants'
import { texts } from '@fledge/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { changePassword, ownSessions } from '../../api/account/account.ts'
import { ApiError } from '../../api/api-error.ts'
import { failureText } from '../../api/auth.ts'
import { toast } from '../../ui/toast.tsx'

const empty = { currentPassword: '', newPassword: '', confirmation: '' }
type Draft = typeof empty
/** The toast id: a success replaces the previous error. */
const id = 'password'
const fallback = 'Your password was not changed. Please try again.'

/** The password form. Checks in the order of the specification: match, then length. */
export function usePasswordForm() {
  const queries = useQueryClient()
  const form = useForm<Draft>({ defaultValues: empty })
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      form.reset(empty)
      toast.success({ title: texts.settings.passwordUpdated, id })
      void queries.invalidateQueries(ownSessions)
    },
    onError: (error) => {
      const { currentPassword, newPassword } = error instanceof ApiError ? (error.problem.fields ?? {}) : {}
      if (newPassword) form.setError('newPassword', { message: newPassword }, { shouldFocus: true })
      if (currentPassword) form.setError('currentPassword', { message: currentPassword }, { shouldFocus: true })
      toast.error({ title: 'Error', description: failureText(error, fallback), id })
    },
  })
  const refuse = (name: keyof Draft, message: string) => {
    form.setError(name, { message }, { shouldFocus: true })
    toast.error({ title: 'Error', description: message, id })
  }
  const submit = form.handleSubmit(({ currentPassword, newPassword, confirmation }) => {
    if (newPassword !== confirmation) return refuse('confirmation', texts.settings.passwordsDiffer)
    if (newPassword.length < passwordMinLength) return refuse('newPassword', texts.settings.passwordShort)
    change.mutate({ currentPassword, newPassword })
  })
  const hasField = change.error instanceof ApiError && change.error.problem.fields !== undefined
  return {
    form,
    submit,
    isFilled: Object.values(form.watch()).every((text) => text !== ''),
    isPending: change.isPending,
    failure: change.error && !hasField ? failureText(change.error, fallback) : null,
  }
}
