import { Button } from '../../../ui/button.tsx'
import { formatDateRanges } from '../format-date-ranges.ts'
import { addEntry, addSkill, type Change, type EntryList, removeEntry, removeSkill } from './change-corrections.ts'
import { SourceButton } from './source-button.tsx'
import type { ReadingActions } from './use-corrections.ts'

/** What the language model found in addition; each counts only once the student accepts it. */
export function SuggestionsSection({ actions }: { actions: ReadingActions }) {
  const { skills, experience, education } = actions.reading.suggestions
  if (skills.length + experience.length + education.length === 0) return null
  return (
    <section aria-label="Suggested by the second reader" className="grid gap-2 rounded-base border border-line p-3">
      <h3 className="text-14 font-medium">Suggested by the second reader</h3>
      <p className="text-12 text-soft">These are in your resume, but count only if you accept them.</p>
      <ul className="grid divide-y divide-line">
        {skills.map(({ skill, source }) => (
          <Suggestion
            key={skill}
            text={skill}
            source={source}
            actions={actions}
            accept={addSkill(skill)}
            dismiss={removeSkill(skill)}
          />
        ))}
        <Entries list="experience" actions={actions} />
        <Entries list="education" actions={actions} />
      </ul>
    </section>
  )
}

const Entries = ({ list, actions }: { list: EntryList; actions: ReadingActions }) => {
  const { suggestions, lines } = actions.reading
  return suggestions[list].map(({ line, anchor, fields }) => (
    <Suggestion
      key={anchor}
      text={formatDateRanges(Object.values(fields).filter(Boolean).join(', '))}
      source={{ line, start: 0, end: lines[line]?.text.length ?? 0 }}
      actions={actions}
      accept={addEntry(list, anchor, fields)}
      dismiss={removeEntry(list, anchor)}
    />
  ))
}

type SuggestionProps = {
  text: string
  source: { line: number; start: number; end: number }
  actions: ReadingActions
  accept: Change
  dismiss: Change
}

const Suggestion = ({ text, source, actions: { active, onShow, change }, accept, dismiss }: SuggestionProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
    <span className="min-w-0 flex-1 basis-40">
      <SourceButton text={text} source={source} active={active} onShow={onShow} />
    </span>
    <Button
      look="secondary"
      size="small"
      aria-label={`Accept ${text}`}
      onClick={() => change(accept, `${text} added.`)}
    >
      Accept
    </Button>
    <Button
      look="quiet"
      size="small"
      aria-label={`Dismiss ${text}`}
      onClick={() => change(dismiss, 'Suggestion dismissed.')}
    >
      Dismiss
    </Button>
  </li>
)
