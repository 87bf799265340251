import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { emptyValues, type FormValues } from './form-values.ts'
import type { ReadField } from './read-advertisement.ts'
import type { ListingForm } from './use-listing-form.ts'

type Read = { value: FormValues[ReadField]; quotes: readonly string[]; isLowerEnd?: boolean | undefined }
type ReadFields = Partial<Record<ReadField, Read>>

export type ReadOutcome =
  | { kind: 'empty' | 'link' | 'failed' }
  | { kind: 'read'; filled: number; kept: readonly ReadField[]; missing: readonly ReadField[] }

/** An advertisement rarely says these, so a missing one is not mentioned. */
const silentFields: readonly ReadField[] = [
  'mustHave',
  'stipendMax',
  'hoursPerWeek',
  'perks',
  'graduationYears',
  'degrees',
  'minCgpa',
  'vacancy',
]

/** In the order of the form. */
const fieldNames: readonly ReadField[] = [
  'title',
  'location',
  'type',
  'duration',
  'stipend',
  'requirements',
  'description',
  'openings',
  'startsOn',
  'applyBy',
  ...silentFields,
]

/** Fills the form from a pasted advertisement instead of an earlier one. Keeps every field that its writer filled. */
export function useAdvertisement(form: ListingForm) {
  const [fields, setFields] = useState<ReadFields>({})
  const [outcome, setOutcome] = useState<ReadOutcome | null>(null)
  const values = useWatch({ control: form.control }) as FormValues // every field has a default

  const read = async (pasted: string): Promise<void> => {
    if (pasted.trim() === '') return setOutcome({ kind: 'empty' })
    // The vocabulary of skills is large; the form is usable without it.
    const reader = await import('./read-advertisement.ts').catch(() => null)
    if (reader === null) return setOutcome({ kind: 'failed' })
    const found = reader.readAdvertisement(pasted, new Date())
    if (found === null) return setOutcome({ kind: 'link' })
    const current = form.getValues()
    const isFree = (name: ReadField) => isBlank(current[name]) || isSame(current[name], fields[name]?.value)
    const next: ReadFields = {}
    const set = (name: ReadField, value: FormValues[ReadField]) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    const names = new Set(found.map(({ name }) => name))
    // What an earlier advertisement said is not true of this one.
    for (const name of fieldNames) if (fields[name] && !names.has(name) && isFree(name)) set(name, emptyValues[name])
    for (const { name, value, quotes, isLowerEnd } of found) {
      // After a reload the draft has what was read before.
      if (!isFree(name) && !isSame(current[name], value)) continue
      next[name] = { value, quotes, isLowerEnd }
      set(name, value)
    }
    setFields(next)
    setOutcome({
      kind: 'read',
      // How important a skill is belongs to the field of the skills.
      filled: Object.keys(next).filter((name) => name !== 'mustHave').length,
      kept: fieldNames.filter((name) => names.has(name) && next[name] === undefined),
      missing: fieldNames.filter(
        (name) => !silentFields.includes(name) && !names.has(name) && isBlank(form.getValues(name)),
      ),
    })
  }

  /** What a field was read from, until its value is changed. */
  const sourceOf = (name: ReadField): Read | undefined =>
    isSame(values[name], fields[name]?.value) ? fields[name] : undefined

  return { read, outcome, sourceOf }
}

export type Advertisement = ReturnType<typeof useAdvertisement>

const isBlank = (value: FormValues[ReadField]): boolean =>
  value === null || (typeof value === 'string' ? value.trim() === '' : value.length === 0)

const isSame = (one: FormValues[ReadField], other: FormValues[ReadField] | undefined): boolean =>
  other !== undefined && String(one) === String(other)
