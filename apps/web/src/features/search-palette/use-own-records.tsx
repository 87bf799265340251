import type { Application } from '@fledge/contract/applications'
import { paletteResults } from '@fledge/contract/constants'
import type { Internship } from '@fledge/contract/internships'
import { placeText } from '@fledge/core/places/place-text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { companyApplications } from '../../api/applications.ts'
import { internshipsOfCompany } from '../../api/internships/internships.ts'
import { countText } from '../../lib/format.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { Failure } from '../../ui/failure.tsx'
import type { Choice } from './search-list.tsx'
import { useDebounced } from './use-debounced.ts'
import { matchesWordStarts } from './word-starts.ts'

export type OwnRecords = {
  choices: Choice[]
  status: string
  failure: ReactNode
  /** Whether an applicant has this name or email. */
  hasNamed: boolean
  /** Opens the first applicant of this name or email; false if there is none. */
  openNamed: (term: string) => boolean
}

/** A company's listings and applicants that contain the term, from the cached lists of its dashboard (settlement 8). */
export function useOwnRecords(companyId: string, term: string, onOpen: (search: OwnPlace) => void): OwnRecords {
  const asked = useDebounced(term)
  const internships = useQuery(internshipsOfCompany(companyId))
  const applications = useQuery(companyApplications)
  const found = searchOwnRecords(asked, internships.data ?? [], applications.data ?? [])
  const failed = [internships, applications].filter(({ isError }) => isError)
  const open = ({ id, internshipId }: Application) =>
    onOpen({ tab: 'applications', internship: internshipId, application: id })
  const openNamed = (typed: string) => {
    const named = applications.data?.find(isNamed(typed))
    if (named) open(named)
    return named !== undefined
  }
  const listings = found.internships.map(
    (one): Choice => ({
      id: `listing ${one.id}`,
      look: <Listing internship={one} />,
      choose: () => onOpen({ tab: 'internships', highlight: one.id }),
    }),
  )
  const applicants = found.applications.map(
    (one): Choice => ({
      id: one.id,
      look: <Applicant application={one} />,
      choose: () => open(one),
    }),
  )
  const hasNamed = found.applications.some(isNamed(asked))
  const retry = () => void Promise.all(failed.map(({ refetch }) => refetch()))
  return {
    hasNamed,
    choices: hasNamed ? [...applicants, ...listings] : [...listings, ...applicants],
    openNamed,
    status: countsText(found),
    failure: failed.length > 0 && <Failure message="Some results could not be loaded." onRetry={retry} />,
  }
}

type OwnPlace = {
  tab: 'internships' | 'applications'
  highlight?: string
  internship?: string
  application?: string
}

function countsText({ counts: { listings, applicants } }: Found): string {
  if (listings + applicants === 0) return ''
  return `Yours: ${countText(listings, 'listing')}, ${countText(applicants, 'applicant')}`
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

type Found = {
  internships: Internship[]
  applications: Application[]
  counts: { listings: number; applicants: number }
}

const isNamed =
  (asked: string) =>
  ({ applicant: { firstName, lastName, email } }: Application): boolean =>
    matchesWordStarts(asked, [firstName, lastName, email])

/**
 * The first listings and applicants in which every word begins one, applicants of the name first. An empty search finds
 * nothing.
 */
function searchOwnRecords(
  asked: string,
  internships: readonly Internship[],
  applications: readonly Application[],
): Found {
  const has = (...texts: string[]) => matchesWordStarts(asked, texts)
  const listings = internships.filter(({ title, location, type, requirements }) =>
    has(title, location, type, ...requirements),
  )
  const matching = applications.filter(({ applicant: { firstName, lastName, email }, internship }) =>
    has(firstName, lastName, email, internship.title),
  )
  const named = matching.filter(isNamed(asked))
  const applicants = [...named, ...matching.filter((one) => !named.includes(one))]
  return {
    internships: listings.slice(0, paletteResults / 2),
    applications: applicants.slice(0, paletteResults / 2),
    counts: { listings: listings.length, applicants: applicants.length },
  }
}
