import { companySizes, industries } from '@fledge/contract/constants'
import type { UseFormReturn } from 'react-hook-form'
import { SelectField, sameOptions, TextField } from '../../ui/field.tsx'
import type { RegistrationDraft } from './registration-draft.ts'

const sizes = companySizes.map((size) => ({ value: size, label: `${size} employees` }))

export function CompanyFields({ form }: { form: UseFormReturn<RegistrationDraft> }) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label="Company name"
        autoComplete="organization"
        className="sm:col-span-2"
        error={errors.companyName?.message}
        {...form.register('companyName')}
      />
      <SelectField
        label="Industry"
        options={sameOptions(industries)}
        placeholder="Choose an industry"
        error={errors.industry?.message}
        {...form.register('industry')}
      />
      <SelectField
        label="Company size"
        options={sizes}
        placeholder="Choose a size"
        error={errors.companySize?.message}
        {...form.register('companySize')}
      />
      <TextField
        label="Contact person"
        autoComplete="name"
        className="sm:col-span-2"
        error={errors.contactPerson?.message}
        {...form.register('contactPerson')}
      />
    </>
  )
}
