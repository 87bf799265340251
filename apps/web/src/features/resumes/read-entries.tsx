import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { type EntryFields, type EntryList, resetEntry, sayEntry, takeEntry } from './change-corrections.ts'
import { checkDates, checkYears } from './check-text.ts'
import { type EditedField, EditForm } from './edit-form.tsx'
import type { FieldActs } from './field-acts.ts'
import { SourceText } from './source-button.tsx'
import { linesText, sureness } from './source-of.ts'
import { TakenAway } from './taken-away.tsx'
import { useEditing } from './use-editing.ts'
import { writeRanges } from './write-ranges.ts'

type Kind = { heading: string; none: string; fields: readonly Omit<EditedField, 'value'>[] }

/** The first field is the heading of an entry; the long one is left to the resume itself. */
const kinds: Record<EntryList, Kind> = {
  experience: {
    heading: 'Experience',
    none: 'No experience was found.',
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'company', label: 'Company' },
      { name: 'duration', label: 'Dates', hint: 'For example June 2024 – August 2024', check: checkDates },
      { name: 'description', label: 'What you did', long: true },
    ],
  },
  education: {
    heading: 'Education',
    none: 'No education was found.',
    fields: [
      { name: 'degree', label: 'Degree' },
      { name: 'field', label: 'Field' },
      { name: 'institution', label: 'Institution' },
      { name: 'years', label: 'Years', hint: 'For example 2023 – 2027', check: checkYears },
    ],
  },
}

/** Jobs or degrees that were read; each can be corrected, or said to be none. */
export function ReadEntries({ list, acts }: { list: EntryList; acts: FieldActs }) {
  const { reading, change } = acts
  const { heading, none } = kinds[list]
  const top = useRef<HTMLHeadingElement>(null)
  const removed = reading.corrections?.[list]?.filter((entry) => entry.removed) ?? []
  return (
    <section aria-label={heading} className="grid gap-2">
      <h3 ref={top} tabIndex={-1} className="text-14 font-medium text-soft">
        {heading}
      </h3>
      {reading[list].length === 0 && <p className="text-soft">{none}</p>}
      {reading[list].map(({ from, to, anchor, confidence, ...fields }) => (
        <Entry
          key={`${from} ${anchor}`}
          list={list}
          place={{ from, to, anchor, confidence }}
          fields={fields}
          acts={acts}
          onTaken={() => top.current?.focus()}
        />
      ))}
      <TakenAway
        names={removed.map(({ anchor }) => anchor)}
        onBack={(anchor) => change(resetEntry(list, anchor), 'Entry restored.')}
      />
    </section>
  )
}

type EntryProps = {
  list: EntryList
  place: { from: number; to: number; anchor: string; confidence: number }
  fields: EntryFields
  acts: FieldActs
  onTaken: () => void
}

function Entry({ list, place, fields, acts, onTaken }: EntryProps) {
  const { reading, correct, change, onForm } = acts
  const { from, to, anchor, confidence } = place
  const { editing, button, edit, close } = useEditing()
  const said = reading.corrections?.[list]?.some((entry) => entry.anchor === anchor) ?? false
  const [first = '', ...rest] = textsOf(list, fields)
  const edited = kinds[list].fields.map((field) => ({ ...field, value: startOf(field, fields) }))
  if (editing)
    return (
      <EditForm
        label={`Correct ${first || 'the entry'}`}
        whenEmpty="Fill in at least one field. To delete the entry, cancel and choose Remove."
        fields={edited}
        onSave={async (texts) => {
          const changed = Object.entries(texts).filter(
            ([name, text]) => text !== edited.find((field) => field.name === name)?.value,
          )
          if (changed.length > 0) await correct(sayEntry(list, anchor, Object.fromEntries(changed)), 'Entry corrected.')
        }}
        onClose={close}
        onForm={onForm}
      />
    )
  return (
    <article aria-label={first || 'Entry'} className="grid gap-1 border-l-2 border-line pl-3">
      <p className="font-medium">
        {first ? (
          <SourceText text={first} shown={writeRanges(first)} acts={acts} from={from} to={to} />
        ) : (
          'No title found'
        )}
      </p>
      {rest.map((text) => (
        <p key={text} className="text-soft">
          <SourceText text={text} shown={writeRanges(text)} acts={acts} from={from} to={to} />
        </p>
      ))}
      <p className="text-12 text-soft">
        {said ? 'Corrected by you' : `Read with ${sureness(confidence)}`} · {linesText(reading.lines, from, to)}
      </p>
      {anchor !== '' && (
        <div className="-ml-3 flex flex-wrap">
          <Button ref={button} look="quiet" size="small" aria-label={`Correct ${first}`} onClick={edit}>
            Correct
          </Button>
          {said && (
            <Button
              look="quiet"
              size="small"
              aria-label={`Reset ${first}`}
              onClick={() => change(resetEntry(list, anchor), 'Entry reset.')}
            >
              Reset
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            aria-label={`Remove ${first}`}
            onClick={() => {
              change(takeEntry(list, anchor), 'Entry removed.')
              onTaken()
            }}
          >
            Remove
          </Button>
        </div>
      )}
    </article>
  )
}

/** What a field begins with: as it was read, and dates as they are shown. */
const startOf = ({ name, check }: Kind['fields'][number], fields: EntryFields): string =>
  check ? writeRanges(fields[name] ?? '') : (fields[name] ?? '')

/** What an entry shows, line by line; empty texts and the description are left out. */
const textsOf = (list: EntryList, fields: EntryFields): string[] =>
  kinds[list].fields.filter(({ long }) => !long).flatMap(({ name }) => fields[name] || [])
