import { alertFrequencies } from '@fledge/core/alerts'
import type { ComponentProps } from 'react'
import { SelectField } from '../../../ui/field.tsx'
import { alertWords } from './saved-search.ts'

const options = alertFrequencies.map((value) => ({ value, label: alertWords[value].choice }))

export const AlertField = (props: Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'options'>) => (
  <SelectField
    {...props}
    label="Alert me to new internships"
    hint="In the bell and by email. We announce each internship to you once, even if several searches find it."
    options={options}
  />
)
