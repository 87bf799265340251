import { type Internship, listInternships } from '@fledge/contract/internships'
import { type ReplyRecord, replyRecordText } from '@fledge/core/applications/reply-record'
import { companySlug } from '@fledge/core/company-slug'
import { placeText } from '@fledge/core/places/place-text'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { internshipsText, monthsText, stipendText } from '../../lib/format.ts'
import { internshipLabel } from '../../lib/listing-name.ts'
import { buttonLook } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { Failure } from '../../ui/failure.tsx'
import { CompanyName } from '../../ui/listing/company-name.tsx'
import { PageSection } from '../../ui/marketing/page-section.tsx'
import { Moment } from '../../ui/moment.tsx'
import { NewestSkeleton } from './newest-skeleton.tsx'

export const NewestInternships = () => (
  <Queries>
    <Newest />
  </Queries>
)

function Newest() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(newestInternships)
  if (isPending) return <NewestSkeleton busy />
  return (
    <PageSection title="Newest internships" intro={data && `${internshipsText(data.totalOpen)} open now.`}>
      {isError ? (
        <Failure
          message="The newest internships could not be loaded."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : data.data.length === 0 ? (
        <p className="text-soft">No internships available yet.</p>
      ) : (
        <>
          <ul className="border-b border-line">
            {data.data.map((internship) => (
              <Row key={internship.id} internship={internship} />
            ))}
          </ul>
          <Link to="/internships" className={classes(buttonLook('secondary'), 'justify-self-start lg:col-start-2')}>
            See all internships
          </Link>
        </>
      )}
    </PageSection>
  )
}

const linkLook = 'underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid'

const Row = ({ internship }: { internship: Internship }) => (
  <li className="flex gap-3 border-t border-line py-3">
    <CompanyMark company={internship.company} className="mt-1 size-10" />
    <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="text-16">
          <Link
            to="/internships/$id"
            params={{ id: internship.id }}
            aria-label={internshipLabel(internship)}
            className={linkLook}
          >
            {internship.title}
          </Link>
        </h3>
        <p className="text-14 text-soft">
          <Link
            to="/companies/$slug"
            params={{ slug: companySlug(internship.company.companyName, internship.company.id) }}
            className={linkLook}
          >
            <CompanyName company={internship.company} />
          </Link>{' '}
          · {placeText(internship)}
        </p>
        <ReplyRecordText company={internship.company} />
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-14 sm:block sm:text-right">
        <p className="tabular">
          {stipendText(internship.stipend, internship.stipendMax)} · {monthsText(internship.durationMonths)}
        </p>
        <p className="text-soft">
          <Moment at={internship.createdAt} />
        </p>
      </div>
    </div>
  </li>
)

/** How reliably a company replies: 'Replies on time: 18 of 20 in the last 90 days', or nothing for a new company. */
const ReplyRecordText = ({ company: { replyRecord } }: { company: { replyRecord: ReplyRecord | null } }) =>
  replyRecord && <p className="text-12 text-soft">{replyRecordText(replyRecord)}</p>

const newestInternships = queryOptions({
  queryKey: ['internships', 'newest'],
  queryFn: ({ signal }) => call(listInternships, { query: { limit: 18 } }, signal),
  select: ({ data, totalOpen }) => ({ data: spread(data).slice(0, 6), totalOpen }),
  staleTime: 60_000,
})

/** The newest of each company first, so that one that posts a dozen does not fill the list. */
function spread(newest: readonly Internship[]): Internship[] {
  const isFirst = ({ company }: Internship, at: number) =>
    newest.findIndex((one) => one.company.id === company.id) === at
  return [...newest.filter(isFirst), ...newest.filter((one, at) => !isFirst(one, at))]
}
