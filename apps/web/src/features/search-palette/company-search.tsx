import type { Application } from '@fledge/contract/applications'
import type { Internship } from '@fledge/contract/internships'
import { placeText } from '@fledge/core/place-text'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { companyApplications } from '../../api/applications.ts'
import { internshipsOfCompany } from '../../api/internships/internships.ts'
import { countText } from '../../lib/format.ts'
import { announceSearch } from '../../lib/global-search.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { Failure } from '../../ui/failure.tsx'
import { type Choice, SearchList, type SearchProps } from './search-list.tsx'
import { type Found, searchOwnRecords } from './search-own-records.ts'
import { useDebounced } from './use-debounced.ts'

/** Searches a company's listings and applicants in the cached lists of its dashboard (settlement 8). */
export function CompanySearch({ companyId, term, onTerm, onClose }: SearchProps & { companyId: string }) {
  const navigate = useNavigate()
  const asked = useDebounced(term)
  const internships = useQuery(internshipsOfCompany(companyId))
  const applications = useQuery(companyApplications)
  const found = searchOwnRecords(asked, internships.data ?? [], applications.data ?? [])
  const failed = [internships, applications].filter(({ isError }) => isError)
  const pending = internships.isPending || applications.isPending

  function go(search: {
    tab: 'internships' | 'applications'
    highlight?: string
    internship?: string
    application?: string
    q?: string
  }) {
    onClose()
    void navigate({ to: '/company/dashboard', search })
  }
  function perform() {
    const q = term.trim()
    if (q === '') return
    onTerm(q)
    if (announceSearch(q)) onClose()
    else go({ tab: 'applications', q })
  }
  const choices = [
    ...found.internships.map(
      (one): Choice => ({
        id: one.id,
        look: <Listing internship={one} />,
        choose: () => go({ tab: 'internships', highlight: one.id }),
      }),
    ),
    ...found.applications.map(
      (one): Choice => ({
        id: one.id,
        look: <Applicant application={one} />,
        choose: () => go({ tab: 'applications', internship: one.internshipId, application: one.id }),
      }),
    ),
  ]
  return (
    <SearchList
      label="Search listings and applicants"
      placeholder="Title, skill, place, name or email"
      term={term}
      onTerm={onTerm}
      onPerform={perform}
      choices={choices}
      heading="Listings and applicants found"
      status={statusText(asked, found, pending)}
      busy={pending || term.trim() !== asked}
    >
      {failed.length > 0 && (
        <Failure
          message="Some results could not be loaded."
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        />
      )}
    </SearchList>
  )
}

function statusText(asked: string, found: Found, pending: boolean): string {
  if (pending) return 'Loading…'
  if (asked === '') return 'Enter a listing’s title, or an applicant’s name or email.'
  const { listings, applicants } = found.counts
  if (listings + applicants === 0) return 'No listings or applicants found'
  return `${countText(listings, 'listing')}, ${countText(applicants, 'applicant')}`
}

const Listing = ({ internship }: { internship: Internship }) => (
  <div className="grid gap-1">
    <p className="text-14 font-medium">{internship.title}</p>
    <p className="text-12 text-soft">
      Listing · {placeText(internship)} · {countText(internship.applicationsCount ?? 0, 'application')}
    </p>
  </div>
)

const Applicant = ({ application: { applicant, internship, status } }: { application: Application }) => (
  <div className="flex items-start justify-between gap-3">
    <div className="grid min-w-0 gap-1">
      <p className="text-14 font-medium">
        {applicant.firstName} {applicant.lastName}
      </p>
      <p className="text-12 text-soft">
        Applicant · {applicant.email} · {internship.title}
      </p>
    </div>
    <StatusBadge status={status} />
  </div>
)
