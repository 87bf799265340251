import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../../ui/field.tsx'
import type { ProfileDraft } from './profile-draft.ts'

/** Contact fields of both roles. */
export const ContactFields = ({ form, email }: { form: UseFormReturn<ProfileDraft>; email: string }) => (
  <>
    <TextField
      label="Email"
      type="email"
      value={email}
      readOnly
      hint="You sign in with this email. You can’t change it here."
    />
    <TextField
      label="Phone (optional)"
      type="tel"
      autoComplete="tel"
      hint="Shown only if you allow it in Settings."
      error={form.formState.errors.phone?.message}
      {...form.register('phone')}
    />
  </>
)
