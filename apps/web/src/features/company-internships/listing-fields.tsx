import { workTypes } from '@fledge/contract/constants'
import { replyDayChoices } from '@fledge/core/applications/reply-promise'
import { readDuration } from '@fledge/core/duration'
import { earliestToday, indianDay } from '@fledge/core/internships/state'
import type { ReactNode } from 'react'
import { Controller, type FieldErrors, useWatch } from 'react-hook-form'
import { countText, monthsText, stipendText } from '../../lib/format.ts'
import { SelectField, sameOptions, TextAreaField, TextField } from '../../ui/field.tsx'
import { ChipsInput } from '../../ui/form/chips-input.tsx'
import { asNumber, asOptional, asOptionalNumber, example, type FormValues, wholeNumber } from './form-values.ts'
import type { ReadField } from './read-advertisement.ts'
import { ReadFrom } from './read-from.tsx'
import type { Advertisement } from './use-advertisement.ts'
import type { ListingForm } from './use-listing-form.ts'

type FieldsProps = { form: ListingForm }
type QuotedProps = FieldsProps & Pick<Advertisement, 'quotesOf'>
type ListingFieldsProps = QuotedProps & {
  /** Shown below the description. */
  warning: ReactNode
}

/** The required fields of a listing, then the optional ones. */
export function ListingFields({ form, quotesOf, warning }: ListingFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const readFrom = (name: ReadField) => quotesOf(name).length > 0 && <ReadFrom quotes={quotesOf(name)} />
  return (
    <>
      <TextField
        label="Title"
        placeholder={example.title}
        hint={readFrom('title')}
        className="sm:col-span-2"
        error={errors.title?.message}
        {...register('title')}
      />
      <TextField
        label="Location"
        placeholder={example.location}
        hint={readFrom('location')}
        error={errors.location?.message}
        {...register('location')}
      />
      <SelectField
        label="Work type"
        placeholder="Choose one"
        options={sameOptions(workTypes)}
        hint={readFrom('type')}
        error={errors.type?.message}
        {...register('type')}
      />
      <TextField
        label="Duration"
        placeholder={example.duration}
        hint={withQuotes(<DurationHint form={form} />, readFrom('duration'))}
        error={errors.duration?.message}
        {...register('duration')}
      />
      <TextField
        label="Stipend in ₹ per month"
        inputMode="numeric"
        placeholder={example.stipend}
        hint={withQuotes(<StipendHint form={form} />, readFrom('stipend'))}
        error={errors.stipend?.message}
        {...register('stipend', { setValueAs: asNumber })}
      />
      <div className="sm:col-span-2">
        <Controller
          control={control}
          name="requirements"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <ChipsInput
              label="Required skills"
              hint={withQuotes(
                'Separate skills with commas. We match applicants against each one.',
                readFrom('requirements'),
              )}
              placeholder={example.requirements}
              error={requirementsError(errors.requirements)}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              inputRef={ref}
            />
          )}
        />
      </div>
      <TextAreaField
        label="Description"
        rows={7}
        className="sm:col-span-2"
        hint={withQuotes(
          'What the intern will do, with whom, and what they will learn. At most 5,000 characters.',
          readFrom('description'),
        )}
        limit={5000}
        error={errors.description?.message}
        {...register('description')}
      />
      {warning}
      <SelectField
        label="Is there a vacancy now?"
        placeholder="Not said"
        options={[
          { value: 'now', label: 'Yes, a vacancy now' },
          { value: 'pool', label: 'No, a pool for later' },
        ]}
        hint={withQuotes('Students see your answer with the day on which you last saved it.', readFrom('vacancy'))}
        className="sm:col-span-2"
        error={errors.vacancy?.message}
        {...register('vacancy', { setValueAs: asOptional })}
      />
      <SelectField
        label="You promise to reply within"
        options={replyDayChoices.map((days) => ({ value: String(days), label: countText(days, 'day') }))}
        hint="Students see the date. Each application keeps the promise of the day it was sent."
        className="sm:col-span-2"
        error={errors.replyDays?.message}
        {...register('replyDays', { valueAsNumber: true })}
      />
      <OptionalFields form={form} quotesOf={quotesOf} />
    </>
  )
}

function OptionalFields({ form, quotesOf }: QuotedProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const startsOn = useWatch({ control, name: 'startsOn' })
  const readFrom = (name: ReadField) => quotesOf(name).length > 0 && <ReadFrom quotes={quotesOf(name)} />
  return (
    <fieldset className="grid gap-4 rounded-base border border-line p-4 sm:col-span-2 sm:grid-cols-3">
      <legend className="px-1 text-14 font-medium">More details (optional)</legend>
      <TextField
        label="Openings"
        inputMode="numeric"
        hint={readFrom('openings')}
        error={errors.openings?.message}
        {...register('openings', { setValueAs: asOptionalNumber })}
      />
      <TextField
        label="Starts on"
        type="date"
        hint={withQuotes(errors.startsOn ? undefined : startHint(startsOn), readFrom('startsOn'))}
        error={errors.startsOn?.message}
        {...register('startsOn', { setValueAs: asOptional })}
      />
      <TextField
        label="Last day to apply"
        type="date"
        min={indianDay(new Date())}
        hint={withQuotes('Closes at midnight, IST', readFrom('applyBy'))}
        error={errors.applyBy?.message}
        {...register('applyBy', { setValueAs: asOptional })}
      />
    </fieldset>
  )
}

/** A hint with the words below it that the field was read from. */
const withQuotes = (hint: ReactNode, quotes: ReactNode): ReactNode =>
  quotes ? (
    <>
      {hint}
      {quotes}
    </>
  ) : (
    hint
  )

/** The error of the list, or of its first invalid item. */
function requirementsError(error: FieldErrors<FormValues>['requirements']): string | undefined {
  if (!error) return undefined
  return error.message ?? (Array.isArray(error) ? error.find((item) => item !== undefined)?.message : undefined)
}

function DurationHint({ form: { control } }: FieldsProps) {
  const months = readDuration(useWatch({ control, name: 'duration' }))
  return <>{months === null ? 'For example 3 months or 12 weeks' : `Students see “${monthsText(months)}”.`}</>
}

/** Only a hint: a listing that is already running may keep a past first day. */
const startHint = (startsOn: string | null) =>
  startsOn && startsOn < earliestToday(new Date()) ? 'This day has passed.' : undefined

function StipendHint({ form: { control } }: FieldsProps) {
  const amount = wholeNumber(useWatch({ control, name: 'stipend' }))
  return <>{amount === null ? 'Enter a whole number. 0 means unpaid.' : `Students see “${stipendText(amount)}”.`}</>
}
