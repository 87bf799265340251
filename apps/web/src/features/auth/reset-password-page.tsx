import { resetPassword } from '@fledge/contract/email-tokens'
import { texts } from '@fledge/contract/texts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { ApiError, hasCode } from '../../api/api-error.ts'
import { failureText } from '../../api/auth.ts'
import { call } from '../../api/call.ts'
import { setSession } from '../../api/session.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { PasswordHint } from '../../ui/form/password-hint.tsx'
import { toast } from '../../ui/toast.tsx'
import { NarrowPage } from './narrow-page.tsx'
import { PasswordField } from './password-field.tsx'

/** Sets a new password with the token of a mailed link. `onDone` opens the login. */
export function ResetPasswordPage({ token, onDone }: { token: string | undefined; onDone: () => void }) {
  const { form, submit, isPending, error } = useNewPassword(token ?? '', onDone)
  const isTooOld = hasCode(error, 'link_too_old')
  if (token === undefined || isTooOld) return <TooOld />
  const fields = error instanceof ApiError ? error.problem.fields : undefined
  return (
    <NarrowPage title="Set a new password" intro="We’ll sign you out everywhere. Then sign in with the new password.">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={<PasswordHint password={form.watch('password')} />}
          error={form.formState.errors.password?.message ?? fields?.['password']}
          {...form.register('password', { minLength: { value: 6, message: texts.register.passwordShort } })}
        />
        {error && !fields && (
          <Failure message={failureText(error, 'We could not set your password. Please try again.')} />
        )}
        <Button type="submit" size="large" busy={isPending}>
          Set the password
        </Button>
      </form>
    </NarrowPage>
  )
}

const TooOld = () => (
  <NarrowPage
    title="This link no longer works"
    intro="It may be more than half an hour old, already used, or incomplete. Your password has not changed."
  >
    <div>
      <Link to="/forgot-password" className={buttonLook('primary', 'large')}>
        Get a new link
      </Link>
    </div>
  </NarrowPage>
)

/** The form of a mailed reset link. Errors are shown at their fields; all sessions end, also this browser's. */
function useNewPassword(token: string, onDone: () => void) {
  const form = useForm({ defaultValues: { password: '' } })
  const reset = useMutation({
    mutationFn: ({ password }: { password: string }) => call(resetPassword, { body: { token, password } }),
    onSuccess: ({ data }) => {
      setSession(null)
      toast.success({ title: texts.settings.passwordUpdated, description: data.message })
      onDone()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.problem.fields?.['password']) form.setFocus('password')
    },
  })
  return {
    form,
    submit: form.handleSubmit((values) => reset.mutate(values)),
    isPending: reset.isPending,
    error: reset.error,
  }
}
