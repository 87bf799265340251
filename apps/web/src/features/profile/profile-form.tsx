import { aboutMaxLength, yearsToChoose } from '@fledge/contract/profile'
import type { User } from '@fledge/contract/users'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { bindField } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { CompanyFields } from '../../ui/form/company-fields.tsx'
import { StudentFields } from '../../ui/form/student-fields.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** The profile form. Asks before navigating away with unsaved changes. */
export function ProfileForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { form, submit, isPending, failure, leavingDialog } = useProfileForm(user, onClose)
  const bind = bindField(form)
  return (
    <form noValidate aria-label="Your details" onSubmit={submit} className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        {user.role === 'student' ? (
          <StudentFields bind={bind} years={yearsToChoose(new Date(), user.graduationYear)} />
        ) : (
          <CompanyFields bind={bind} nameHint="Your listings and applications now show the new name." />
        )}
        <TextField
          label="Email"
          type="email"
          value={user.email}
          readOnly
          hint="You sign in with this email. You can’t change it here."
        />
        <PhoneField bind={bind} />
        {user.role === 'company' && <AboutField bind={bind} />}
      </div>
      {failure && <Failure message={failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          Save
        </Button>
        <Button look="secondary" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
      {leavingDialog}
    </form>
  )
}

type BindProps<Name> = { bind: (name: Name) => UseFormRegisterReturn & { error: string | undefined } }

/** A component of its own, so that it registers last: a form focuses the first problem in the order of registration. */
const PhoneField = ({ bind }: BindProps<'phone'>) => (
  <TextField
    label="Phone (optional)"
    type="tel"
    autoComplete="tel"
    hint="Shown only if you allow it in Settings."
    {...bind('phone')}
  />
)

const AboutField = ({ bind }: BindProps<'about'>) => (
  <TextAreaField
    label="About (optional)"
    limit={aboutMaxLength}
    className="sm:col-span-2"
    hint="Shown on your company page, unless you hide your profile in Settings."
    {...bind('about')}
  />
)
