import { applicationStatuses } from '@fledge/core/applications/status'
import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { useDebouncedText } from '../../lib/use-debounced-text.ts'
import { statusWords } from '../../ui/badge.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { isActive } from './filter-applicants.ts'
import type { ApplicantsView } from './group-applicants.ts'

const statuses = [
  { value: 'all', label: 'All statuses' },
  ...applicationStatuses.map((value) => ({ value, label: statusWords[value] })),
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
          className="inline-flex min-h-10 items-center gap-2 justify-self-start rounded-base border border-line-strong bg-raised px-3 text-left text-14 hover:bg-sunken sm:col-span-2"
        >
          Showing: {named}
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
