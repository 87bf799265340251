import type { PublicCompany } from '@fledge/contract/listings/companies'
import { recordDays, recordMin, replyRecordText } from '@fledge/core/applications/reply-record'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isNotFound } from '../../../api/api-error.ts'
import { publicCompany } from '../../../api/internships/internships.ts'
import { QueryFailure } from '../../../api/query-failure.tsx'
import { dayText, internshipsText, monthText } from '../../../lib/format.ts'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { TitledSection } from '../../../ui/card.tsx'
import { CompanyMark } from '../../../ui/company-mark.tsx'
import { CompanyName } from '../../../ui/listing/company-name.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Missing } from './missing.tsx'
import { PublicList } from './public-list.tsx'

export const companyTitle = ({ companyName }: PublicCompany) => `Internships at ${companyName}`
export const missingCompanyTitle = 'This company is not on Fledge'

export function CompanyPage({ id }: { id: string }) {
  // The server may have found that there is none.
  const query = useQuery({ ...publicCompany(id), retryOnMount: false })
  const isMissing = isNotFound(query.error)
  usePageTitle(isMissing ? missingCompanyTitle : query.data && companyTitle(query.data))
  return (
    <div
      className="page grid items-start gap-x-12 gap-y-10 py-8 lg:grid-cols-[22rem_minmax(0,1fr)]"
      aria-busy={query.isPending}
    >
      {query.isPending && <Waiting />}
      {isMissing && <Missing title={missingCompanyTitle} why="Its account was deleted, or the link is incomplete." />}
      {query.isError && !isMissing && (
        <>
          <h1 className="sr-only">Company</h1>
          <QueryFailure query={query} fallback="This company could not be loaded. Please try again." />
        </>
      )}
      {query.data && (
        <>
          <About company={query.data} />
          <OpenInternships company={query.data} />
        </>
      )}
    </div>
  )
}

function About({ company }: { company: PublicCompany }) {
  const { industry, companySize, about, memberSince, confirmedEmail, site } = company
  return (
    <header className="grid gap-4 lg:sticky lg:top-20">
      <div className="grid gap-4 max-lg:flex max-lg:items-center">
        <CompanyMark company={company} className="size-16 sm:size-20" />
        <h1 className="min-w-0 text-31 wrap-anywhere">
          <CompanyName company={company} />
        </h1>
      </div>
      {about !== null && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{about}</p>}
      <dl className="grid gap-x-6 gap-y-1 text-14 sm:grid-cols-[max-content_1fr]">
        {industry && <Fact name="Industry" value={industry} />}
        {companySize && <Fact name="Employees" value={companySize} />}
        <Fact name="On Fledge since" value={monthText(memberSince)} />
        <Fact
          name="Email address"
          value={
            confirmedEmail
              ? `At ${confirmedEmail.domain}, confirmed on ${dayText(confirmedEmail.confirmedOn)}`
              : 'Not confirmed'
          }
        />
        {site && (
          <Fact
            name="Site"
            value={
              <>
                <a
                  href={`https://${site.domain}`}
                  rel="nofollow noopener"
                  className="font-medium text-primary underline underline-offset-4"
                >
                  {site.domain}
                </a>
                , belongs with the email address: DNS record found on {dayText(site.foundOn)}
              </>
            }
          />
        )}
        <Fact name="Replies" value={replyText(company)} />
      </dl>
    </header>
  )
}

export const replyText = ({ replyRecord }: PublicCompany): string =>
  replyRecord === null
    ? `Fewer than ${recordMin} were due in the last ${recordDays} days`
    : replyRecordText(replyRecord)

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <>
    <dt className="text-soft max-sm:not-first:mt-2">{name}</dt>
    <dd className="wrap-anywhere">{value}</dd>
  </>
)

function OpenInternships({ company: { internships, openInternships } }: { company: PublicCompany }) {
  const isPart = openInternships > internships.length
  return (
    <TitledSection title={openInternships === 0 ? 'No open internships' : `${internshipsText(openInternships)} open`}>
      {isPart && <p className="text-14 text-soft">{`The newest ${internships.length} are listed.`}</p>}
      {internships.length > 0 && <PublicList internships={internships} heading="h3" hasOneCompany />}
      <Link to="/internships" className={`${buttonLook('secondary')} justify-self-start print:hidden`}>
        See all internships
      </Link>
    </TitledSection>
  )
}

const Waiting = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-10 w-1/2" />
    <Skeleton className="h-32 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
)
