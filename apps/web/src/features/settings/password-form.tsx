import { bindField } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { Section } from './section.tsx'
import { usePasswordForm } from './use-password-form.ts'

/** Changes the password. This ends all other sessions. */
export function PasswordForm({ email }: { email: string }) {
  const { form, submit, isFilled, isPending, failure } = usePasswordForm()
  const bind = bindField(form)
  return (
    <Section title="Password" intro="Changing it signs you out everywhere else.">
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
    </Section>
  )
}
