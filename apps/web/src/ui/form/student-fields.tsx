import { majors } from '@fledge/contract/constants'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField, sameOptions, TextField } from '../field.tsx'

type Name = 'firstName' | 'lastName' | 'university' | 'major' | 'graduationYear'

type StudentFieldsProps = {
  bind: (name: Name) => UseFormRegisterReturn & { error: string | undefined }
  years: number[]
  /** Whether the form is new, so that nothing is chosen yet. */
  isNew?: boolean
}

export function StudentFields({ bind, years, isNew = false }: StudentFieldsProps) {
  return (
    <>
      <TextField label="First name" autoComplete="given-name" {...bind('firstName')} />
      <TextField label="Last name" autoComplete="family-name" {...bind('lastName')} />
      <TextField label="University" autoComplete="organization" className="sm:col-span-2" {...bind('university')} />
      <SelectField
        label="Major"
        options={sameOptions(majors)}
        {...(isNew && { placeholder: 'Choose your major' })}
        {...bind('major')}
      />
      <SelectField
        label="Graduation year"
        options={sameOptions(years)}
        {...(isNew && { placeholder: 'Choose a year' })}
        {...bind('graduationYear')}
      />
    </>
  )
}
