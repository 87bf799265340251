import { graduationYears } from '@fledge/contract/constants'
import { texts } from '@fledge/contract/texts'
import type { Role } from '@fledge/contract/users'
import { bindField } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { CompanyFields } from '../../ui/form/company-fields.tsx'
import { PasswordHint } from '../../ui/form/password-hint.tsx'
import { StudentFields } from '../../ui/form/student-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { useRegistration } from './use-registration.ts'

/** The form of the chosen role. It stays mounted when the role changes, which keeps the input. */
export function RegistrationForm({ role, onDone }: { role: Role; onDone: () => void }) {
  const { form, submit, isPending, isDone, failure } = useRegistration(role, onDone)
  const bind = bindField(form)
  return (
    <form
      noValidate
      aria-label={`${role === 'student' ? 'Student' : 'Company'} registration`}
      onSubmit={submit}
      className="grid gap-6"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Email" type="email" autoComplete="username" {...bind('email')} />
        <PasswordField
          autoComplete="new-password"
          hint={<PasswordHint password={form.watch('password')} />}
          {...bind('password')}
        />
        {role === 'student' ? (
          <StudentFields bind={bind} years={graduationYears(new Date())} isNew />
        ) : (
          <CompanyFields bind={bind} isNew />
        )}
      </div>
      {failure && <Failure message={failure} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="large" busy={isPending} disabled={isDone}>
          Create account
        </Button>
        <p role="status" className="text-14 text-success">
          {isDone && (
            <>
              <strong>{texts.register.success.title}</strong> {texts.register.success.description}
            </>
          )}
        </p>
      </div>
    </form>
  )
}
