import { type Registration, registration } from '@fledge/contract/auth'
import { graduationYears, registerRedirectMs } from '@fledge/contract/constants'
import { texts } from '@fledge/contract/texts'
import type { Role } from '@fledge/contract/users'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ApiError, hasCode, showRefusedFields } from '../../api/api-error.ts'
import { failureText, ReplyError, signUp } from '../../api/auth.ts'
import { setSession } from '../../api/session.ts'
import { clearDraft } from '../../lib/drafts.ts'
import { bindField, draftResolver, firstProblem, useFormDraft } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { CompanyFields } from '../../ui/form/company-fields.tsx'
import { PasswordHint } from '../../ui/form/password-hint.tsx'
import { StudentFields } from '../../ui/form/student-fields.tsx'
import { toast } from '../../ui/toast.tsx'
import { PasswordField } from './password-field.tsx'

/** Storage key of the draft, which survives a reload. */
const draftKey = 'registration-draft'
const notStored = { password: '' }
/** Cleared when the next attempt succeeds. */
const id = 'registration'

/** Stays mounted when the role changes, which keeps the input. Calls `onDone` once the message could be read. */
export function RegistrationForm({ role, onDone }: { role: Role; onDone: () => void }) {
  const form = useForm({ defaultValues: emptyDraft, resolver: registrationResolver(role) })
  useFormDraft(form, draftKey, emptyDraft, notStored)
  const register = useMutation({
    mutationFn: signUp,
    onSuccess: ({ notice, ...session }) => {
      setSession(session)
      clearDraft(draftKey)
      toast.success({ ...texts.register.welcome, id })
      if (notice) toast.info({ title: 'Similar company name', description: notice })
      setTimeout(onDone, registerRedirectMs)
    },
    onError: (error) => {
      toast.error({ title: texts.register.failed, description: errorMessage(error), id })
      if (isTaken(error)) form.setError('email', { message: error.message }, { shouldFocus: true })
      else showRefusedFields(form, error)
    },
  })
  const submit = form.handleSubmit(
    (registration) => register.mutate(registration),
    (errors) => {
      const description = missingText(role, form.getValues()) ?? firstProblem(errors)
      toast.error({ title: 'Error', description, id })
    },
  )
  const isDone = register.isSuccess
  const failure = register.error && !isTaken(register.error) && errorMessage(register.error)
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
        <Button type="submit" size="large" busy={register.isPending} disabled={isDone}>
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

/** An error that is shown at its field only. */
const isTaken = (error: Error) => hasCode(error, 'email_taken')

const errorMessage = (error: Error) =>
  error instanceof ApiError || error instanceof ReplyError
    ? failureText(error, texts.register.fallback)
    : texts.register.unexpected

export const emptyDraft = {
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  university: '',
  major: '',
  graduationYear: '',
  companyName: '',
  industry: '',
  companySize: '',
  contactPerson: '',
}
/** The input of the form for both roles, so that switching loses nothing. */
export type RegistrationDraft = typeof emptyDraft
type DraftField = keyof RegistrationDraft

const account = ['email', 'password'] as const satisfies DraftField[]
const roleFields = {
  student: ['firstName', 'lastName', 'university', 'major', 'graduationYear'],
  company: ['companyName', 'industry', 'companySize', 'contactPerson'],
} as const satisfies Record<Role, DraftField[]>

/** Validates the fields of a role; the values are the registration payload. */
export const registrationResolver = (role: Role) =>
  draftResolver<RegistrationDraft, Registration>(registration, (draft) => ({
    ...Object.fromEntries([...account, ...roleFields[role]].map((name) => [name, draft[name]])),
    role,
  }))

/** The specified message for empty fields; null when all are filled. */
export function missingText(role: Role, draft: RegistrationDraft): string | null {
  if (account.some((name) => isEmpty(draft[name]))) return texts.register.missing
  if (!roleFields[role].some((name) => isEmpty(draft[name]))) return null
  return role === 'student' ? texts.register.missingStudent : texts.register.missingCompany
}

const isEmpty = (text: string) => text.trim() === ''
