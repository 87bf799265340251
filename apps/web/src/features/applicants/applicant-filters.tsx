import { applicationStatuses, statusLabels } from '@fledge/core/applications/status'
import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useDebouncedText } from '../../lib/hooks/use-debounced-text.ts'
import { useWide } from '../../lib/hooks/use-media.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { applicantSorts } from './applicant-sorts.ts'
import { isActive } from './filter-applicants.ts'
import { type ApplicantGroup, type ApplicantsView, sortLabels } from './group-applicants.ts'

const statuses = [
  { value: 'all', label: 'All statuses' },
  ...applicationStatuses.map((value) => ({ value, label: statusLabels[value] })),
]
const sorts = applicantSorts.map((value) => ({ value, label: sortLabels[value] }))

export type ApplicantFiltersProps = {
  view: ApplicantsView
  onView: (change: Partial<ApplicantsView>) => void
  /** The listings to choose from. */
  groups: readonly ApplicantGroup[]
  years: readonly number[]
  /** What small screens fold with the choices. */
  folded: ReactNode
  searchBox: RefObject<HTMLInputElement | null>
  statusFilter: RefObject<HTMLSelectElement | null>
}

export function ApplicantFilters(props: ApplicantFiltersProps) {
  const { view, onView, groups, searchBox, folded } = props
  const isWide = useWide()
  const isGone = view.internship !== undefined && !groups.some(({ id }) => id === view.internship) && !isActive(view)
  return (
    <div className="grid gap-3 max-lg:gap-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <SearchBox q={view.q} onSearch={(q) => onView({ q })} searchBox={searchBox} />
      {isWide ? (
        <Choices {...props} />
      ) : (
        // On phones next to the search box.
        <details className="max-sm:-mt-12">
          <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 text-14 font-medium text-primary max-sm:ml-auto max-sm:h-11 max-sm:w-26 max-sm:justify-end">
            <SlidersHorizontal aria-hidden size={16} />
            Filter<span className="max-sm:sr-only"> and sort</span>
          </summary>
          <Choices {...props} />
          {folded}
        </details>
      )}
      {isGone && (
        <p role="status" className="text-14 lg:col-span-2">
          This internship is no longer available.
        </p>
      )}
    </div>
  )
}

function Choices({ view, onView, groups, years, statusFilter }: ApplicantFiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-3 max-lg:pt-2 lg:grid-cols-4">
      <SelectField
        label="Internship"
        placeholder="All internships"
        options={groups.map(({ id, title, place }) => ({ value: id, label: place ? `${title}, ${place}` : title }))}
        value={groups.some(({ id }) => id === view.internship) ? view.internship : ''}
        onChange={({ target }) => onView({ internship: target.value || undefined })}
      />
      <SelectField
        ref={statusFilter}
        label="Status"
        options={statuses}
        value={view.status}
        onChange={({ target }) => onView({ status: target.value as ApplicantsView['status'] })}
      />
      <SelectField
        label="Graduation"
        placeholder="All years"
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
        value={view.year ?? ''}
        onChange={({ target }) => onView({ year: Number(target.value) || undefined })}
      />
      <SelectField
        label="Sort"
        options={sorts}
        value={view.sort}
        onChange={({ target }) => onView({ sort: target.value as ApplicantsView['sort'] })}
      />
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
      // The placeholder is enough where the height of a label is needed for the list. Above the filters, which lie over it.
      className="max-sm:relative max-sm:mr-22 max-sm:[&>label]:sr-only"
      label="Search applications"
      placeholder="Name, internship or email"
      limit={filterMaxLength}
      value={draft.text}
      onChange={({ target }) => draft.type(target.value)}
    />
  )
}
