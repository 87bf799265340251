import type { Application } from '@fledge/contract/applications'
import { countedText } from '@fledge/core/applications/counts'
import { applicationStatuses, statusMeanings } from '@fledge/core/applications/status'
import { Keyboard, Star, X } from 'lucide-react'
import type { RefObject } from 'react'
import { useDebouncedText } from '../../lib/use-debounced-text.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { selectAllText } from './bulk/bulk-bar.tsx'
import { isActive } from './filter-applicants.ts'
import { type ApplicantsView, isCounted } from './group-applicants.ts'

const statuses = [
  { value: 'all', label: 'All statuses' },
  ...applicationStatuses.map((value) => ({ value, label: statusMeanings[value].label })),
]

export type ApplicantFiltersProps = {
  view: ApplicantsView
  onView: (change: Partial<ApplicantsView>) => void
  /** The title of the internship in the address. */
  named: string | undefined
  searchBox: RefObject<HTMLInputElement | null>
  statusFilter: RefObject<HTMLSelectElement | null>
}

export function ApplicantFilters({ view, onView, named, searchBox, statusFilter }: ApplicantFiltersProps) {
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_12rem]">
      <SearchBox q={view.q} onSearch={(q) => onView({ q })} searchBox={searchBox} />
      <SelectField
        ref={statusFilter}
        label="Status"
        options={statuses}
        value={view.status}
        onChange={({ target }) => onView({ status: target.value as ApplicantsView['status'] })}
      />
      {view.internship !== undefined && named === undefined && !isActive(view) && (
        <p role="status" className="text-14 sm:col-span-2">
          This internship is no longer available.
        </p>
      )}
      {named !== undefined && (
        <button
          type="button"
          onClick={() => onView({ internship: undefined })}
          className="inline-flex min-h-10 min-w-0 items-center gap-2 justify-self-start rounded-base border border-line-strong bg-raised px-3 text-left text-14 hover:bg-sunken sm:col-span-2"
        >
          <span className="min-w-0 wrap-anywhere">Showing: {named}</span>
          <X aria-hidden size={16} className="shrink-0" />
          <span className="sr-only">Show all internships</span>
        </button>
      )}
    </div>
  )
}

/** Longer search terms are not stored in the address. */
const filterMaxLength = 200

type SearchBoxProps = Pick<ApplicantFiltersProps, 'searchBox'> & { q: string; onSearch: (q: string) => void }

function SearchBox({ q, onSearch, searchBox }: SearchBoxProps) {
  const draft = useDebouncedText(q, onSearch, filterMaxLength)
  return (
    <TextField
      ref={searchBox}
      type="search"
      label="Search applications"
      placeholder="Name, internship or email"
      limit={filterMaxLength}
      value={draft.text}
      onChange={({ target }) => draft.type(target.value)}
    />
  )
}

type ApplicantsHeadProps = ApplicantFiltersProps & {
  /** Those that the filter leaves, in all groups. */
  found: readonly Application[]
  /** The size of the shortlist, whatever the other filters. */
  shortlisted: number
  onKeys: () => void
  /** A small screen shows either the list with its filters or one applicant. */
  hiddenWhenSmall: boolean
  /** How many the filters and the internship in the address leave. */
  matching: number
  onMarkAll: () => void
}

/** The filters, the number of results, the shortlist filter and the shortcuts. */
export function ApplicantsHead(props: ApplicantsHeadProps) {
  const { found, shortlisted, onKeys, hiddenWhenSmall, matching, onMarkAll, ...filters } = props
  const { view, named } = filters
  const count = found.filter(isCounted).length
  const matches = count === 1 ? 'matches' : 'match'
  return (
    <div className={classes('grid gap-4', hiddenWhenSmall && 'max-lg:hidden')}>
      <h2 className="text-20">Applications</h2>
      <ApplicantFilters {...filters} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-14 text-soft">
          {countedText(count, found.length - count)} {isActive(filters.view) ? matches : 'in all'}
        </p>
        <ShortlistOnly count={shortlisted} {...filters} />
        {matching > 1 && (
          <Button look="quiet" size="small" className="max-lg:-ml-3 whitespace-normal!" onClick={onMarkAll}>
            {selectAllText(matching, isActive(view) || named !== undefined)}
          </Button>
        )}
        <Button icon={Keyboard} look="quiet" size="small" className="ml-auto max-lg:hidden" onClick={onKeys}>
          Shortcuts
        </Button>
      </div>
    </div>
  )
}

type ShortlistOnlyProps = Pick<ApplicantFiltersProps, 'view' | 'onView'> & { count: number }

/** Filters by the shortlist; hidden while it is empty. */
function ShortlistOnly({ count, view: { shortlisted }, onView }: ShortlistOnlyProps) {
  if (count === 0 && !shortlisted) return null
  return (
    <button
      type="button"
      aria-pressed={shortlisted}
      onClick={() => onView({ shortlisted: !shortlisted })}
      className="inline-flex min-h-8 items-center gap-2 rounded-base border border-line-strong bg-raised px-3 text-14 hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-wash aria-pressed:text-primary"
    >
      <Star aria-hidden size={16} className={shortlisted ? 'fill-current' : ''} />
      Shortlisted <span className="tabular text-12">{count}</span>
    </button>
  )
}
