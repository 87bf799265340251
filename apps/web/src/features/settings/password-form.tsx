import { passwordMinLength } from '@fledge/contract/constants'
import { texts } from '@fledge/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { calendarAddress, changePassword, ownSessions } from '../../api/account/account.ts'
import { ApiError } from '../../api/api-error.ts'
import { failureText } from '../../api/auth.ts'
import { bindField } from '../../lib/form.ts'
import { typedIn } from '../../lib/typed-since.ts'
import { Button } from '../../ui/button.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'

/** Changes the password. This ends all other sessions. */
export function PasswordForm({ email }: { email: string }) {
  const { form, submit, isFilled, isPending, failure } = usePasswordForm()
  const bind = bindField(form)
  return (
    <TitledCard title="Password" intro="Changing it signs you out everywhere else and revokes your calendar address.">
      <form noValidate aria-label="Change password" onSubmit={submit} className="grid max-w-sm gap-4">
        {/* Tells password managers which account this is. */}
        <input type="email" value={email} readOnly autoComplete="username" aria-label="Account" className="hidden" />
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          {...bind('currentPassword')}
        />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 6 characters; 10 or more are better."
          {...bind('newPassword')}
        />
        <TextField label="Confirm new password" type="password" autoComplete="new-password" {...bind('confirmation')} />
        {failure && <Failure message={failure} />}
        <Button type="submit" className="justify-self-start" busy={isPending} disabled={!isFilled}>
          Change password
        </Button>
      </form>
    </TitledCard>
  )
}

const empty = { currentPassword: '', newPassword: '', confirmation: '' }
type Draft = typeof empty
/** The toast id: a success replaces the previous error. */
const id = 'password'
const fallback = 'Your password was not changed. Please try again.'

/** The password form. Checks in the order of the specification: match, then length. */
function usePasswordForm() {
  const queries = useQueryClient()
  const form = useForm<Draft>({ defaultValues: empty })
  const change = useMutation({
    mutationFn: changePassword,
    onMutate: () => typedIn(form),
    onSuccess: (_, __, typed) => {
      if (typedIn(form) === typed) form.reset(empty)
      toast.success({ title: texts.settings.passwordUpdated, id })
      void queries.invalidateQueries(ownSessions)
      void queries.invalidateQueries(calendarAddress)
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
