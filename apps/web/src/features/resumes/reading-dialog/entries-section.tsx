import type { Reading } from '@fledge/contract/resumes'
import { gradeText } from '@fledge/core/resume/education/grade-text'
import { useRef } from 'react'
import { formatDateRanges } from '../format-date-ranges.ts'
import { AddEntry } from './add-entry.tsx'
import { type EntryFields, type EntryList, editEntry, removeEntry, resetEntry } from './change-corrections.ts'
import { CorrectionButtons } from './correction-buttons.tsx'
import { CorrectionForm, useEditing } from './correction-form.tsx'
import { type EntryKind, entryKinds } from './entry-kinds.ts'
import { confidenceText, linesText } from './find-source.ts'
import { RemovedItems } from './removed-items.tsx'
import { SourceText } from './source-button.tsx'
import type { ReadingActions } from './use-corrections.ts'

/** Jobs or degrees that were read, each to be corrected or removed. */
export function EntriesSection({ list, actions }: { list: EntryList; actions: ReadingActions }) {
  const { reading, change } = actions
  const { heading, none } = entryKinds[list]
  const top = useRef<HTMLHeadingElement>(null)
  const removed = reading.corrections?.[list]?.filter((entry) => entry.removed) ?? []
  return (
    <section aria-label={heading} className="grid gap-2">
      <h3 ref={top} tabIndex={-1} className="text-14 font-medium text-soft">
        {heading}
      </h3>
      {reading[list].length === 0 && <p className="text-soft">{none}</p>}
      {reading[list].map(({ from, to, anchor, confidence, added, ...fields }) => (
        <Entry
          key={`${from} ${anchor}`}
          list={list}
          place={{ from, to, anchor, confidence, added }}
          fields={fields}
          actions={actions}
          onRemoved={() => top.current?.focus()}
        />
      ))}
      <AddEntry list={list} actions={actions} />
      <RemovedItems
        names={removed.map(({ anchor }) => anchor)}
        onRestore={(anchor) => change(resetEntry(list, anchor), 'Entry restored.')}
      />
    </section>
  )
}

type EntryProps = {
  list: EntryList
  place: Pick<Reading['experience'][number], 'from' | 'to' | 'anchor' | 'confidence' | 'added'>
  fields: EntryFields
  actions: ReadingActions
  onRemoved: () => void
}

function Entry({ list, place, fields, actions, onRemoved }: EntryProps) {
  const { reading, correct, change, onForm } = actions
  const { from, to, anchor, confidence, added } = place
  const { editing, button, edit, close } = useEditing()
  const isCorrected = reading.corrections?.[list]?.some((entry) => entry.anchor === anchor) ?? false
  const [first = '', ...rest] = entryLines(list, fields)
  const edited = entryKinds[list].fields.map((field) => ({ ...field, value: initialText(field, fields) }))
  if (editing)
    return (
      <CorrectionForm
        label={`Correct ${first || 'the entry'}`}
        whenEmpty="Fill in at least one field. To delete the entry, cancel and choose Remove."
        fields={edited}
        onSave={async (texts) => {
          const changed = Object.entries(texts).filter(
            ([name, text]) => text !== edited.find((field) => field.name === name)?.value,
          )
          if (changed.length > 0)
            await correct(editEntry(list, anchor, Object.fromEntries(changed)), 'Entry corrected.')
        }}
        onClose={close}
        onForm={onForm}
      />
    )
  return (
    <article aria-label={first || 'Entry'} className="grid gap-1 border-l-2 border-line pl-3">
      <p className="font-medium">
        {first ? (
          <SourceText text={first} shown={formatDateRanges(first)} actions={actions} from={from} to={to} />
        ) : (
          'No title found'
        )}
      </p>
      {rest.map((text) => (
        <p key={text} className="text-soft">
          <SourceText
            text={text}
            shown={text === fields.grade ? gradeText(text) : formatDateRanges(text)}
            actions={actions}
            from={from}
            to={to}
          />
        </p>
      ))}
      <p className="text-12 text-soft">
        {added ? 'Added by you' : isCorrected ? 'Corrected by you' : `Read with ${confidenceText(confidence)}`} ·{' '}
        {linesText(reading.lines, from, to)}
      </p>
      {added === 'not shown' && <p className="text-12 text-fair">{entryKinds[list].whenNotShown}</p>}
      {anchor !== '' && (
        <CorrectionButtons
          name={first}
          correctRef={button}
          onCorrect={edit}
          onReset={isCorrected && !added && (() => change(resetEntry(list, anchor), 'Entry reset.'))}
          onRemove={() => {
            change(added ? resetEntry(list, anchor) : removeEntry(list, anchor), 'Entry removed.')
            onRemoved()
          }}
        />
      )}
    </article>
  )
}

/** Dates are edited in the form in which they are shown. */
const initialText = ({ name, check }: EntryKind['fields'][number], fields: EntryFields): string =>
  check ? formatDateRanges(fields[name] ?? '') : (fields[name] ?? '')

/** The lines of an entry, without empty texts and the description. */
const entryLines = (list: EntryList, fields: EntryFields): string[] =>
  entryKinds[list].fields.filter(({ long }) => !long).flatMap(({ name }) => fields[name] || [])
