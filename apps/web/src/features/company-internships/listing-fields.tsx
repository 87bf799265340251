import { workTypes } from '@fledge/contract/constants'
import { replyDayChoices } from '@fledge/core/applications/reply-promise'
import { readDuration } from '@fledge/core/duration'
import { earliestToday, indianDay } from '@fledge/core/internships/state'
import type { ReactNode } from 'react'
import { Controller, type FieldErrors, useWatch } from 'react-hook-form'
import { bindField } from '../../lib/form.ts'
import { countText, monthsText, stipendText } from '../../lib/format.ts'
import { SelectField, sameOptions, TextAreaField, TextField } from '../../ui/field.tsx'
import { ChipsInput } from '../../ui/form/chips-input.tsx'
import { asNumber, asOptional, asOptionalNumber, example, type FormValues, wholeNumber } from './form-values.ts'
import { fieldsetLook, OfferFields, type OfferFieldsProps } from './offer-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import { hintsWith } from './read-from.tsx'
import { SkillImportance } from './skill-importance.tsx'
import type { Advertisement } from './use-advertisement.ts'
import type { ListingForm } from './use-listing-form.ts'

type FieldsProps = { form: ListingForm }
type ListingFieldsProps = FieldsProps & {
  sourceOf: Advertisement['sourceOf']
  /** Shown below the description. */
  warning: ReactNode
}

export function ListingFields({ form, sourceOf, warning }: ListingFieldsProps) {
  const bind = bindField(form)
  const hintOf = hintsWith(sourceOf)
  return (
    <>
      <TextField
        label="Title"
        placeholder={example.title}
        hint={hintOf('title')}
        className="sm:col-span-2"
        {...bind('title')}
      />
      <TextField label="Location" placeholder={example.location} hint={hintOf('location')} {...bind('location')} />
      <SelectField
        label="Work type"
        placeholder="Choose one"
        options={sameOptions(workTypes)}
        hint={hintOf('type')}
        {...bind('type')}
      />
      <TextField
        label="Duration"
        placeholder={example.duration}
        hint={hintOf('duration', <DurationHint form={form} />)}
        {...bind('duration')}
      />
      <TextField
        label="Stipend in ₹ per month"
        inputMode="numeric"
        placeholder={example.stipend}
        hint={hintOf('stipend', <StipendHint form={form} />)}
        {...bind('stipend', { setValueAs: asNumber })}
      />
      <div className="sm:col-span-2">
        <Controller
          control={form.control}
          name="requirements"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <ChipsInput
              label="Required skills"
              hint={hintOf('requirements', 'Separate skills with commas. We match applicants against each one.')}
              placeholder={example.requirements}
              error={requirementsError(form.formState.errors.requirements, value)}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              inputRef={ref}
            />
          )}
        />
        <SkillImportance form={form} />
      </div>
      <TextAreaField
        label="Description"
        rows={7}
        className="sm:col-span-2"
        hint={hintOf(
          'description',
          'What the intern will do, with whom, and what they will learn. Start a line with - for a list. At most 5,000 characters.',
        )}
        limit={5000}
        {...bind('description')}
      />
      {warning}
      <SelectField
        label="Is there a vacancy now?"
        placeholder="Not said"
        options={vacancies}
        hint={hintOf('vacancy', 'Students see your answer with the day on which you last saved it.')}
        className="sm:col-span-2"
        {...bind('vacancy', { setValueAs: asOptional })}
      />
      <SelectField
        label="You promise to reply within"
        options={replyDayChoices.map((days) => ({ value: String(days), label: countText(days, 'day') }))}
        hint="Students see the date. Each application keeps the promise of the day it was sent."
        className="sm:col-span-2"
        {...bind('replyDays', { valueAsNumber: true })}
      />
      <label className="flex min-h-8 items-start gap-2 text-14 sm:col-span-2">
        <input type="checkbox" className="mt-0.5 size-5 shrink-0" {...form.register('showsCompetition')} />
        <span>
          Show how many applied
          <span className="block text-12 text-soft">Students see 0-10, 11-50 or 50+, and how many have an answer.</span>
        </span>
      </label>
      <OptionalFields form={form} hintOf={hintOf} />
      <OfferFields form={form} hintOf={hintOf} />
      <QuestionFields form={form} />
    </>
  )
}

const vacancies = [
  { value: 'now', label: 'Yes, a vacancy now' },
  { value: 'pool', label: 'No, a pool for later' },
]

function OptionalFields({ form, hintOf }: OfferFieldsProps) {
  const bind = bindField(form)
  const startsOn = useWatch({ control: form.control, name: 'startsOn' })
  return (
    <fieldset className={fieldsetLook}>
      <legend className="px-1 text-14 font-medium">More details (optional)</legend>
      <TextField
        label="Openings"
        inputMode="numeric"
        hint={hintOf('openings')}
        {...bind('openings', { setValueAs: asOptionalNumber })}
      />
      <TextField
        label="Starts on"
        type="date"
        hint={hintOf('startsOn', form.formState.errors.startsOn ? undefined : startHint(startsOn))}
        {...bind('startsOn', { setValueAs: asOptional })}
      />
      <TextField
        label="Last day to apply"
        type="date"
        min={indianDay(new Date())}
        hint={hintOf('applyBy', 'Closes at midnight, IST')}
        {...bind('applyBy', { setValueAs: asOptional })}
      />
    </fieldset>
  )
}

/** The error of the list, or of its first invalid item with the item. */
function requirementsError(error: FieldErrors<FormValues>['requirements'], skills: readonly string[]) {
  if (!error || error.message !== undefined || !Array.isArray(error)) return error?.message
  const place = error.findIndex((item) => item !== undefined)
  return place < 0 ? undefined : `“${skills[place]}”: ${error[place]?.message}`
}

function DurationHint({ form: { control } }: FieldsProps) {
  const months = readDuration(useWatch({ control, name: 'duration' }))
  return <span>{months === null ? 'For example 3 months or 12 weeks' : `Students see “${monthsText(months)}”.`}</span>
}

/** Only a hint: a listing that is already running may keep a past first day. */
const startHint = (startsOn: string | null) =>
  startsOn && startsOn < earliestToday(new Date()) ? 'This day has passed.' : undefined

function StipendHint({ form: { control } }: FieldsProps) {
  const [typed, upTo] = useWatch({ control, name: ['stipend', 'stipendMax'] })
  const amount = wholeNumber(typed)
  const isRange = /^\d+(?:-|–|to)\d+$/.test(typed)
  if (amount !== null) return <span>{`Students see “${stipendText(amount, wholeNumber(upTo))}”.`}</span>
  return (
    <span>
      {isRange
        ? 'Enter the lower end here, and the upper end under “Stipend up to”.'
        : 'Enter a whole number. 0 means unpaid.'}
    </span>
  )
}
