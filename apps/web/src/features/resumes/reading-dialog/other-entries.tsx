import type { Reading } from '@fledge/contract/resumes'
import { confidenceText, linesText } from './find-source.ts'
import { SourceText } from './source-button.tsx'
import type { ReadingActions } from './use-corrections.ts'

type ShownEntry = { title: string; details: string[]; from: number; to: number; confidence: number }

/** What was read apart from jobs and studies. Sections without entries are left out. */
export function OtherEntries({ actions }: { actions: ReadingActions }) {
  const { volunteering, projects, credentials } = actions.reading
  const ofKind = (kind: Reading['credentials'][number]['kind']) =>
    credentials
      .filter((entry) => entry.kind === kind)
      .map((entry) => ({ ...entry, details: [entry.issuer, entry.years] }))
  return (
    <>
      <EntryList
        heading="Volunteering"
        entries={volunteering.map((entry) => ({ ...entry, details: [entry.organisation, entry.years] }))}
        actions={actions}
      />
      <EntryList
        heading="Projects"
        entries={projects.map((entry) => ({ ...entry, details: [entry.years] }))}
        actions={actions}
      />
      <EntryList heading="Certificates" entries={ofKind('certificate')} actions={actions} />
      <EntryList heading="Awards" entries={ofKind('award')} actions={actions} />
      <EntryList heading="Publications" entries={ofKind('publication')} actions={actions} />
    </>
  )
}

type EntryListProps = { heading: string; entries: readonly ShownEntry[]; actions: ReadingActions }

function EntryList({ heading, entries, actions }: EntryListProps) {
  if (entries.length === 0) return null
  return (
    <section aria-label={heading} className="grid gap-2">
      <h3 className="text-14 font-medium text-soft">{heading}</h3>
      {entries.map(({ title, details, from, to, confidence }) => (
        <article
          key={`${from} ${title}`}
          aria-label={title || 'Entry'}
          className="grid gap-1 border-l-2 border-line pl-3"
        >
          <p className="font-medium">
            {title ? <SourceText text={title} actions={actions} from={from} to={to} /> : 'No title found'}
          </p>
          {details.some((text) => text !== '') && (
            <p className="text-soft">{details.filter((text) => text !== '').join(' · ')}</p>
          )}
          <p className="text-12 text-soft">
            Read with {confidenceText(confidence)} · {linesText(actions.reading.lines, from, to)}
          </p>
        </article>
      ))}
    </section>
  )
}
