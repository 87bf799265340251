import { type InterviewMode, interviewModes } from '@fledge/core/interviews/interview'
import type { Span } from '@fledge/core/interviews/slots'
import { type ReactNode, useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { bindField } from '../../lib/form.ts'
import { timeZonesWith } from '../../lib/time-zone.ts'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { type Conflict, modeWords } from './interview-texts.ts'
import { lengths, type Proposal, type ProposalForm, slotsIn, zoneNames } from './proposal.ts'
import { TimeFields } from './time-fields.tsx'
import { findTimeZone, listZoneLabels, zoneLabel } from './zone-cities.ts'

type ProposalFieldsProps = {
  form: UseFormReturn<ProposalForm, unknown, Proposal>
  /** Listed among the time zones also when the browser does not list it. */
  initialZone: string
  conflictAt: (slot: Span) => Conflict | null
  timesHint?: ReactNode
  /** Fields before the note. */
  children?: ReactNode
}

/** The fields of a proposal, in a grid of two columns: times, place and type of the interview. */
export function ProposalFields({ form, initialZone, conflictAt, timesHint, children }: ProposalFieldsProps) {
  const { watch } = form
  const bind = bindField(form)
  const place = places[watch('mode')]
  const timeZone = watch('timeZone')
  return (
    <>
      <TimeFields form={form} conflictAt={conflictAt} hint={timesHint} />
      <SelectField label="Duration" options={lengthOptions} {...bind('minutes')} />
      <ZoneField
        initial={initialZone}
        hint={zoneNames(slotsIn(watch()), timeZone)}
        value={timeZone}
        error={form.formState.errors.timeZone?.message}
        onChange={(zone) =>
          form.setValue('timeZone', zone, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
      />
      <SelectField label="Meeting type" options={modeOptions} {...bind('mode')} />
      <TextField label={place.label} placeholder={place.placeholder} limit={300} {...bind('place')} />
      {children}
      <TextAreaField
        label="Note (optional)"
        rows={2}
        className="sm:col-span-2"
        hint="For example, what to prepare and who will attend."
        limit={500}
        {...bind('note')}
      />
    </>
  )
}

const modeOptions = interviewModes.map((value) => ({ value, label: modeWords[value] }))
const places: Record<InterviewMode, { label: string; placeholder: string }> = {
  video: { label: 'Video link', placeholder: 'https://' },
  phone: { label: 'Phone number and who calls', placeholder: 'We call you on the number in your resume' },
  'on-site': { label: 'Address', placeholder: 'Floor, building, street, city' },
}

const lengthWords: Record<string, string> = { 60: '1 hour', 90: '1 hour 30 minutes', 120: '2 hours' }
const lengthOptions = lengths.map((value) => ({ value, label: lengthWords[value] ?? `${value} minutes` }))

type ZoneFieldProps = {
  value: string
  onChange: (timeZone: string) => void
  /** Listed also when the browser does not list it. */
  initial: string
  hint: string
  error?: string | undefined
}

/** The time zone of the times, found by city or by name. A text that names none is replaced by the chosen zone. */
function ZoneField({ value, onChange, initial, hint, error }: ZoneFieldProps) {
  const listId = useId()
  const [zones] = useState(() => timeZonesWith(initial))
  const [labels] = useState(() => listZoneLabels(zones))
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const zone = findTimeZone(text, zones)
    if (zone !== null) onChange(zone)
  }
  return (
    <>
      <TextField
        label="Times are in"
        placeholder="City, such as Bengaluru"
        list={listId}
        autoComplete="off"
        hint={hint}
        error={error}
        value={typed ?? zoneLabel(value)}
        // The whole list is offered, and typing starts a new search.
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          const isUnknown = typed !== null && findTimeZone(typed, zones) === null
          if (event.key === 'Enter' && isUnknown) event.preventDefault()
        }}
      />
      <datalist id={listId}>
        {labels.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  )
}
