import { aboutMaxLength, yearsToChoose } from '@fledge/contract/profile'
import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { saveProfile } from '../../api/account/profile.ts'
import { showRefusedFields } from '../../api/api-error.ts'
import { errorMessage } from '../../api/call.ts'
import { clearDraft } from '../../lib/drafts.ts'
import { bindField, useFormDraft } from '../../lib/form.ts'
import { typedIn } from '../../lib/typed-since.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { CompanyFields } from '../../ui/form/company-fields.tsx'
import { StudentFields } from '../../ui/form/student-fields.tsx'
import { toast } from '../../ui/toast.tsx'
import { draftKey, type ProfileDraft, profileResolver, toDraft } from './profile-draft.ts'
import { useLeavingDialog } from './use-leaving-dialog.tsx'

/** The toast id: a success replaces the previous error. */
const id = 'profile'
const firstField: Record<User['role'], keyof ProfileDraft> = { student: 'firstName', company: 'companyName' }

/** The profile form. Asks before navigating away with unsaved changes. */
export function ProfileForm({ user, onClose }: { user: User; onClose: () => void }) {
  const [initial] = useState(() => toDraft(user))
  const form = useForm({ defaultValues: initial, resolver: profileResolver(user.role) })
  useFormDraft(form, draftKey(user), initial)
  const save = useMutation({
    mutationFn: saveProfile,
    onMutate: () => typedIn(form),
    onSuccess: ({ notice }, _, typed) => {
      toast.success({ title: texts.profile.updated, id })
      if (notice) toast.info({ title: 'Similar company name', description: notice })
      if (typedIn(form) === typed) onClose()
      else save.reset()
    },
    onError: (error) => {
      toast.error({ title: 'Error', description: errorMessage(error, texts.profile.updateFailed), id })
      showRefusedFields(form, error)
    },
  })
  const { setFocus } = form
  useEffect(() => setFocus(firstField[user.role]), [setFocus, user.role])
  const isUnsaved = form.formState.isDirty && !save.isSuccess
  const discard = () => clearDraft(draftKey(user))
  const leavingDialog = useLeavingDialog(isUnsaved, 'Your changes are not saved yet.', discard)
  const bind = bindField(form)
  return (
    <form
      noValidate
      aria-label="Your details"
      onSubmit={form.handleSubmit((profile) => save.mutate(profile))}
      className="grid gap-6"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {user.role === 'student' ? (
          <StudentFields bind={bind} years={yearsToChoose(new Date(), user.graduationYear)} />
        ) : (
          <CompanyFields bind={bind} nameHint="Your listings and applications will show the new name." />
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
      {save.error && <Failure message={errorMessage(save.error, texts.profile.updateFailed)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          Save
        </Button>
        <Button look="secondary" disabled={save.isPending} onClick={onClose}>
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
