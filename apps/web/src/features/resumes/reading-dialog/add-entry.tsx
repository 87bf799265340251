import type { Reading } from '@fledge/contract/resumes'
import { lineAnchor } from '@fledge/core/resume/corrections/correction-fields'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { addEntry, type EntryList } from './change-corrections.ts'
import { CorrectionForm, useEditing } from './correction-form.tsx'
import { type EntryKind, entryKinds } from './entry-kinds.ts'
import { linesText } from './find-source.ts'
import type { ReadingActions } from './use-corrections.ts'

/** Adds a job or study that was not read, on a line of the resume. */
export function AddEntry({ list, actions }: { list: EntryList; actions: ReadingActions }) {
  const { editing, button, edit, close } = useEditing()
  const { reading, correct, onForm } = actions
  const kind = entryKinds[list]
  const label = `Add a ${kind.name}`
  const places = reading.addable[list]
  if (!editing)
    return (
      <Button ref={button} icon={Plus} look="quiet" size="small" className="-ml-3 justify-self-start" onClick={edit}>
        {label}
      </Button>
    )
  if (places.length === 0)
    return (
      <div role="status" className="grid justify-items-start gap-2 rounded-base border border-line p-3">
        <p>
          No line of your resume can begin a {kind.name}. {remedyText(kind)}
        </p>
        <Button look="secondary" size="small" autoFocus onClick={close}>
          Close
        </Button>
      </div>
    )
  return (
    <CorrectionForm
      label={label}
      needed={kind.needed}
      whenEmpty={kind.whenEmpty}
      fields={[
        lineField(kind, reading, places),
        ...kind.fields.map((field) => ({ ...field, ...ofAdded(field), value: '' })),
      ]}
      onSave={({ line, ...texts }) => {
        const fields = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
        const anchor = lineAnchor(reading.lines[Number(line)]?.text ?? '')
        const isThere = (read: Reading) => read[list].some((entry) => entry.anchor === anchor)
        return correct(addEntry(list, anchor, fields), (read) =>
          isThere(read) ? 'Entry added.' : `Not added: another entry has this line now. ${remedyText(kind)}`,
        )
      }}
      onClose={close}
      onForm={onForm}
    />
  )
}

/** Which line the entry begins on. */
function lineField(kind: EntryKind, { lines }: Reading, places: Reading['addable'][EntryList]) {
  const placeOf = (chosen: string) => places.find(({ from }) => String(from) === chosen)
  const hint = (chosen: string) => {
    const place = placeOf(chosen)
    return place
      ? `It covers ${linesText(lines, place.from, place.to)}.`
      : `Profile, skills, headings and other entries are left out. Not in the list? ${remedyText(kind)}`
  }
  return {
    name: 'line',
    label: `Where the ${kind.name} begins`,
    value: '',
    placeholder: 'Choose a line',
    options: places.map(({ from }) => ({
      value: String(from),
      label: `${shortened(lines[from]?.text ?? '')} (line ${from + 1})`,
    })),
    hint,
    check: (chosen: string) =>
      placeOf(chosen) !== undefined || `Choose the line of your resume where the ${kind.name} begins`,
  }
}

const remedyText = ({ name, heading }: EntryKind): string =>
  `Write the ${name} under a heading “${heading}” in your resume and upload it again.`

const ofAdded = ({ long }: EntryKind['fields'][number]) =>
  long ? { hint: 'Leave it empty to take what your resume says there.' } : {}

const longestShown = 60
const shortened = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown).trimEnd()}…` : text
