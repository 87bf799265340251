import type { Internship } from '@fledge/contract/internships'
import type { PublicSearch } from '@fledge/contract/site/public-search'
import { Link } from '@tanstack/react-router'
import { internshipLabel } from '../../../lib/listing-name.ts'
import { ChipList } from '../../../ui/badge.tsx'
import { ReplyRecordText } from '../../../ui/listing/reply-record.tsx'
import { CompanyLink } from '../company-link.tsx'
import { InternshipFacts, PostedDate } from '../internship-facts.tsx'

type PublicListProps = {
  internships: readonly Internship[]
  /** The level of the titles below the heading of the page. */
  heading: 'h2' | 'h3'
  /** All are of the company that the page is about, which is not repeated. */
  hasOneCompany?: boolean
  /** The search that found them, to which their pages lead back. */
  search?: PublicSearch
}

/** Internships as rows that link to their public pages. */
export const PublicList = ({ internships, heading: Heading, hasOneCompany = false, search }: PublicListProps) => (
  <ul className="border-b border-line">
    {internships.map((internship) => (
      <li key={internship.id} className="grid gap-2 border-t border-line py-4">
        <div>
          <Heading className="text-16">
            <Link
              to="/internships/$id"
              params={{ id: internship.id }}
              state={search ? { publicSearch: search } : {}}
              aria-label={internshipLabel(internship)}
              className="inline-block py-1 underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid"
            >
              {internship.title}
            </Link>
          </Heading>
          {!hasOneCompany && (
            <p className="text-14">
              <CompanyLink company={internship.company} />
            </p>
          )}
          <div className="flex flex-wrap gap-x-3">
            <PostedDate iso={internship.createdAt} />
            {!hasOneCompany && <ReplyRecordText company={internship.company} />}
          </div>
        </div>
        <InternshipFacts internship={internship} />
        <p className="line-clamp-2 max-w-prose text-14">{internship.description}</p>
        <ChipList items={internship.requirements} label="Required skills" />
      </li>
    ))}
  </ul>
)
