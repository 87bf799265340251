import type { Internship } from '@fledge/contract/internships'
import type { PublicSearch } from '@fledge/contract/site/public-search'
import { placeText } from '@fledge/core/places/place-text'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { internshipLabel } from '../../../lib/listing-name.ts'
import { classes } from '../../../ui/class-names.ts'
import { CompanyMark } from '../../../ui/company-mark.tsx'
import { CardFacts, CardNotes, CardSummary } from '../card-parts.tsx'
import { CompanyLink } from '../company-link.tsx'

type PublicListProps = {
  internships: readonly Internship[]
  /** The level of the titles below the heading of the page. */
  heading: 'h2' | 'h3'
  /** All are of the company that the page is about, which is not repeated. */
  hasOneCompany?: boolean
  /** The search that found them, to which their pages lead back. */
  search?: PublicSearch
  /** The internship whose details are shown next to the list. */
  shownId?: string | undefined
  /** Shows the details next to the list, where the window is wide enough; otherwise its page opens. */
  onShow?: (event: MouseEvent, id: string) => void
}

/** Internships as rows that link to their public pages. */
export const PublicList = ({
  internships,
  hasOneCompany = false,
  search,
  shownId,
  onShow,
  heading,
}: PublicListProps) => {
  const Heading = heading
  return (
    <ul className="border-b border-line">
      {internships.map((internship) => (
        <li
          key={internship.id}
          className={classes(
            'relative grid gap-1.5 border-t border-line py-3',
            onShow && 'lg:px-3 lg:hover:bg-raised',
            internship.id === shownId && 'lg:bg-raised lg:shadow-[inset_3px_0_0_var(--color-primary)]',
          )}
        >
          <div className="flex gap-3">
            {!hasOneCompany && <CompanyMark company={internship.company} className="mt-0.5 size-10" />}
            <div className="min-w-0">
              <Heading className="text-16 leading-snug">
                <Link
                  to="/internships/$id"
                  params={{ id: internship.id }}
                  state={search ? { publicSearch: search } : {}}
                  aria-label={internshipLabel(internship)}
                  onClick={(event) => onShow?.(event, internship.id)}
                  className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
                >
                  {internship.title}
                </Link>
              </Heading>
              <p className="text-14 text-soft">
                {!hasOneCompany && (
                  <>
                    <CompanyLink company={internship.company} />
                    <span> · </span>
                  </>
                )}
                <span>{placeText(internship)}</span>
              </p>
            </div>
          </div>
          <CardFacts internship={internship} />
          <CardSummary internship={internship} />
          <CardNotes internship={internship} isOwnPage={hasOneCompany} />
        </li>
      ))}
    </ul>
  )
}
