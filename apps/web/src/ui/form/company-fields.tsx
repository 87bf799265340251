import { companySizes, industries } from '@fledge/contract/constants'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField, sameOptions, TextField } from '../field.tsx'

type Name = 'companyName' | 'industry' | 'companySize' | 'contactPerson'

type CompanyFieldsProps = {
  bind: (name: Name) => UseFormRegisterReturn & { error: string | undefined }
  nameHint?: string
  /** Whether the form is new, so that nothing is chosen yet. */
  isNew?: boolean
}

const sizes = companySizes.map((size) => ({ value: size, label: `${size} employees` }))

export function CompanyFields({ bind, nameHint, isNew = false }: CompanyFieldsProps) {
  return (
    <>
      <TextField
        label="Company name"
        autoComplete="organization"
        className="sm:col-span-2"
        {...(nameHint && { hint: nameHint })}
        {...bind('companyName')}
      />
      <SelectField
        label="Industry"
        options={sameOptions(industries)}
        {...(isNew && { placeholder: 'Choose an industry' })}
        {...bind('industry')}
      />
      <SelectField
        label="Company size"
        options={sizes}
        {...(isNew && { placeholder: 'Choose a size' })}
        {...bind('companySize')}
      />
      <TextField label="Contact person" autoComplete="name" className="sm:col-span-2" {...bind('contactPerson')} />
    </>
  )
}
