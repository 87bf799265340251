import { graduationYears, majors } from '@fledge/contract/constants'
import type { UseFormReturn } from 'react-hook-form'
import { SelectField, sameOptions, TextField } from '../../ui/field.tsx'
import type { RegistrationDraft } from './registration-draft.ts'

export function StudentFields({ form }: { form: UseFormReturn<RegistrationDraft> }) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label="First name"
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...form.register('firstName')}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...form.register('lastName')}
      />
      <TextField
        label="University"
        autoComplete="organization"
        className="sm:col-span-2"
        error={errors.university?.message}
        {...form.register('university')}
      />
      <SelectField
        label="Major"
        options={sameOptions(majors)}
        placeholder="Choose your major"
        error={errors.major?.message}
        {...form.register('major')}
      />
      <SelectField
        label="Graduation year"
        options={sameOptions(graduationYears(new Date()))}
        placeholder="Choose a year"
        error={errors.graduationYear?.message}
        {...form.register('graduationYear')}
      />
    </>
  )
}
