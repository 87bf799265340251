import type { Internship, InternshipMatch } from '@fledge/contract/internships'
import { replyRecordText } from '@fledge/core/applications/reply-record'
import { eligibilityWords } from '@fledge/core/internships/eligibility'
import { specialWords } from '@fledge/core/internships/perks'
import { placeText } from '@fledge/core/places/place-text'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { countText, dayText, monthsText, stipendText } from '../../../lib/format.ts'
import { internshipLabel } from '../../../lib/listing-name.ts'
import { MatchBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CompanyLink } from '../company-link.tsx'

export type Column = {
  id: string
  label: string
  internship: Internship | undefined
  match: InternshipMatch | undefined
  /** Why there is no internship: it loads, it is closed, or loading failed. */
  state: 'found' | 'loading' | 'gone' | 'failed'
}

type TableProps = { columns: readonly Column[]; onRemove: (id: string) => void; onOpen: (id: string) => void }
type Found = Column & { internship: Internship }

const rows: readonly { name: string; cell: (column: Found) => ReactNode }[] = [
  { name: 'Match', cell: (column) => <MatchCell {...column} /> },
  { name: 'Stipend', cell: ({ internship }) => stipendText(internship.stipend, internship.stipendMax) },
  { name: 'Duration', cell: ({ internship }) => monthsText(internship.durationMonths) },
  { name: 'Start', cell: ({ internship: { startsOn } }) => (startsOn === null ? notGiven : dayText(startsOn)) },
  {
    name: 'Apply by',
    cell: ({ internship: { applyBy } }) => (applyBy === null ? notGiven : `${dayText(applyBy)}, IST`),
  },
  { name: 'Place and type', cell: ({ internship }) => placeText(internship) },
  {
    name: 'Replies',
    cell: ({ internship: { replyDays, company } }) => (
      <>
        Promised within {countText(replyDays, 'day')}
        {company.replyRecord && <span className="block text-12 text-soft">{replyRecordText(company.replyRecord)}</span>}
      </>
    ),
  },
  { name: 'Required skills', cell: (column) => <SkillsCell {...column} /> },
  { name: 'Good to know', cell: ({ internship }) => specialWords(internship).join(', ') || notGiven },
  {
    name: 'Asks for',
    cell: ({ internship }) => Object.values(eligibilityWords(internship)).filter(Boolean).join('; ') || notGiven,
  },
  { name: 'Openings', cell: ({ internship: { openings } }) => openings ?? notGiven },
]

const notGiven = <span className="text-soft">Not given</span>
const rowHeader =
  'sticky left-0 z-10 w-24 min-w-24 bg-raised py-2 pr-3 text-left align-top text-12 font-medium text-soft'

/** A table with an internship per column. It scrolls in its own box on phones, with the names of the rows in view. */
export const CompareTable = ({ columns, onRemove, onOpen }: TableProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a scrolling box inside the dialog, not a section of the page
  <div
    role="region"
    aria-label="Comparison table"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard
    tabIndex={0}
    className="overflow-x-auto"
  >
    <table className="w-full border-separate border-spacing-0 text-14">
      <caption className="sr-only">The chosen internships, one per column</caption>
      <thead>
        <tr>
          <td className={rowHeader} />
          {columns.map((column) => (
            <th key={column.id} scope="col" className="w-1/3 min-w-44 py-2 pr-4 text-left align-top font-normal">
              <ColumnHead column={column} onRemove={onRemove} onOpen={onOpen} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cell }) => (
          <tr key={name} className="*:border-t *:border-line">
            <th scope="row" className={rowHeader}>
              {name}
            </th>
            {columns.map((column) => (
              <td key={column.id} className="py-2 pr-4 align-top wrap-anywhere">
                {column.internship && cell({ ...column, internship: column.internship })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const missingTexts = {
  found: null,
  loading: 'Loading…',
  gone: 'This internship is no longer available',
  failed: 'This internship could not be loaded. Please try again.',
} as const

type HeadProps = { column: Column } & Omit<TableProps, 'columns'>

function ColumnHead({ column: { id, label, internship, state }, onRemove, onOpen }: HeadProps) {
  return (
    <div className="grid justify-items-start gap-1">
      {internship ? (
        <Link
          to="/student/dashboard"
          search={(search) => ({ ...search, tab: 'internships', selected: id })}
          aria-label={internshipLabel(internship)}
          onClick={(event) => {
            event.preventDefault()
            onOpen(id)
          }}
          className="text-16 font-semibold text-primary underline-offset-4 hover:underline"
        >
          {internship.title}
        </Link>
      ) : (
        <span className="text-16 font-semibold">{label}</span>
      )}
      {internship && (
        <span>
          <CompanyLink company={internship.company} />
        </span>
      )}
      {missingTexts[state] && <span className="text-soft">{missingTexts[state]}</span>}
      <Button look="secondary" size="small" aria-label={`Remove ${label}`} onClick={() => onRemove(id)}>
        Remove
      </Button>
    </div>
  )
}

function MatchCell({ match, internship }: Found) {
  const fit = match ?? internship.match
  if (!fit) return <span className="text-soft">Not known yet</span>
  return <MatchBadge percentage={fit.matchPercentage} band={fit.band} />
}

/** The required skills; those that the resume shows are highlighted. */
function SkillsCell({ match, internship }: Found) {
  const parts = new Map(match?.parts.map((part) => [part.phrase.toLowerCase(), part.met]))
  return (
    <ul className="grid gap-1">
      {internship.requirements.map((skill) => (
        <li key={skill}>
          {parts.get(skill.toLowerCase()) === 'yes' ? (
            <mark className="inline-flex items-center gap-1 px-1">
              <Check aria-hidden size={14} className="shrink-0" />
              {skill}
              <span className="sr-only"> (met)</span>
            </mark>
          ) : (
            <>
              {skill}
              {parts.get(skill.toLowerCase()) === 'partly' && <span className="text-12 text-soft"> (in part)</span>}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
