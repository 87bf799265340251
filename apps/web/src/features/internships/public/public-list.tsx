import type { Internship } from '@fledge/contract/internships'
import type { PublicSearch } from '@fledge/contract/site/public-search'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { internshipLabel } from '../../../lib/listing-name.ts'
import { classes } from '../../../ui/class-names.ts'
import { CardHead, CardNotes } from '../card-parts.tsx'
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
            '@container relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-y-0.5 border-t border-line py-3 max-sm:gap-y-1',
            onShow && 'lg:px-3 lg:hover:bg-raised',
            internship.id === shownId && 'lg:bg-raised lg:shadow-[inset_3px_0_0_var(--color-primary)]',
          )}
        >
          <CardHead
            internship={internship}
            hasMark={!hasOneCompany}
            isStacked
            heading={
              <Heading className="text-16 leading-snug">
                <Link
                  to="/internships/$id"
                  params={{ id: internship.id }}
                  state={search ? { publicSearch: search } : {}}
                  aria-label={internshipLabel(internship)}
                  viewTransition={onShow !== undefined}
                  onClick={(event) => {
                    onShow?.(event, internship.id)
                    if (onShow && !event.defaultPrevented) nameMark(event.currentTarget)
                  }}
                  className="-mt-1.5 inline-block pt-1.5 after:absolute after:inset-0 hover:underline hover:underline-offset-4"
                >
                  {internship.title}
                </Link>
              </Heading>
            }
            company={!hasOneCompany && <CompanyLink company={internship.company} />}
          />
          <CardNotes internship={internship} isOwnPage={hasOneCompany} />
        </li>
      ))}
    </ul>
  )
}

/** The mark of the chosen row moves to the page that opens. */
function nameMark(link: HTMLElement) {
  const mark = link.closest('li')?.querySelector<HTMLElement>('svg, img')
  if (mark) mark.style.viewTransitionName = 'company-mark'
}
