import { Button } from '../../ui/button.tsx'
import { addEntry, addSkill, type Change, type EntryList, takeEntry, takeSkill } from './change-corrections.ts'
import type { FieldActs } from './field-acts.ts'
import { SourceButton } from './source-button.tsx'
import { writeRanges } from './write-ranges.ts'

/** What a second reader found beside our own; each counts only once the student accepts it. */
export function ReadSuggestions({ acts }: { acts: FieldActs }) {
  const { skills, experience, education } = acts.reading.suggestions
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
            acts={acts}
            accept={addSkill(skill)}
            dismiss={takeSkill(skill)}
          />
        ))}
        <Entries list="experience" acts={acts} />
        <Entries list="education" acts={acts} />
      </ul>
    </section>
  )
}

const Entries = ({ list, acts }: { list: EntryList; acts: FieldActs }) => {
  const { suggestions, lines } = acts.reading
  return suggestions[list].map(({ line, anchor, fields }) => (
    <Suggestion
      key={anchor}
      text={writeRanges(Object.values(fields).filter(Boolean).join(', '))}
      source={{ line, start: 0, end: lines[line]?.text.length ?? 0 }}
      acts={acts}
      accept={addEntry(list, anchor, fields)}
      dismiss={takeEntry(list, anchor)}
    />
  ))
}

type SuggestionProps = {
  text: string
  source: { line: number; start: number; end: number }
  acts: FieldActs
  accept: Change
  dismiss: Change
}

const Suggestion = ({ text, source, acts: { active, onShow, change }, accept, dismiss }: SuggestionProps) => (
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
