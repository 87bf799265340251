import type { Internship } from '@fledge/contract/internships'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ComponentType, Suspense } from 'react'
import { isNotFound } from '../../../api/api-error.ts'
import { oneInternship, similarInternships } from '../../../api/internships/internships.ts'
import { QueryFailure } from '../../../api/query-failure.tsx'
import { useSession } from '../../../api/session.ts'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { TitledSection } from '../../../ui/card.tsx'
import { CompanyMark } from '../../../ui/company-mark.tsx'
import { CopyLink } from '../../../ui/listing/copy-link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CompanyLink } from '../company-link.tsx'
import { InternshipText } from '../detail/internship-detail.tsx'
import { TextCheck } from '../detail/text-check.tsx'
import { WhoCanApply } from '../detail/who-can-apply.tsx'
import { InternshipFacts, PostedDate, ReplyPromiseText } from '../internship-facts.tsx'
import { Missing } from './missing.tsx'
import { PublicList } from './public-list.tsx'
import type { StudentFitProps } from './student-fit.tsx'

export const internshipTitle = ({ title, companyName }: Internship) => `${title} at ${companyName}`
export const closedTitle = 'This internship is no longer available'

type PageProps = { id: string; StudentFit: ComponentType<StudentFitProps> }

/** The public page of one internship, for sharing and for search engines (settlement 53). */
export function PublicInternshipPage({ id, StudentFit }: PageProps) {
  // The server may have found that it is closed.
  const query = useQuery({ ...oneInternship(id), retryOnMount: false })
  const gone = isNotFound(query.error)
  usePageTitle(gone ? closedTitle : query.data && internshipTitle(query.data))
  return (
    <div className="page grid gap-10 py-8" aria-busy={query.isPending}>
      <BackToSearch />
      {query.isPending && <Waiting />}
      {gone && <Missing title={closedTitle} why="The company closed or withdrew it, or the link is incomplete." />}
      {query.isError && !gone && (
        <>
          <h1 className="sr-only">Internship</h1>
          <QueryFailure query={query} fallback="This internship could not be loaded. Please try again." />
        </>
      )}
      {query.data && <Posting internship={query.data} StudentFit={StudentFit} />}
      {(gone || query.data) && <Similar id={id} company={query.data?.company} />}
    </div>
  )
}

/** Keeps the filters of the search that led here. */
function BackToSearch() {
  const search = useLocation({ select: ({ state }) => state.publicSearch })
  return (
    <p className="-mb-6 print:hidden">
      <Link
        to="/internships"
        search={search ?? {}}
        className="inline-flex items-center gap-1 py-1 text-14 text-primary underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden size={16} />
        {search ? 'Back to your search' : 'All internships'}
      </Link>
    </p>
  )
}

type PostingProps = { internship: Internship } & Pick<PageProps, 'StudentFit'>

const Posting = ({ internship, StudentFit }: PostingProps) => (
  <article
    aria-labelledby="title"
    className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]"
  >
    <header className="grid gap-3">
      <div className="flex items-start gap-4">
        <CompanyMark
          company={internship.company}
          className="mt-1 size-14 [view-transition-name:company-mark] sm:size-16"
        />
        <div className="min-w-0">
          <h1 id="title" className="text-31">
            {internship.title}
          </h1>
          <p className="text-16 font-medium">
            <CompanyLink company={internship.company} />
          </p>
        </div>
      </div>
      <InternshipFacts internship={internship} />
    </header>
    <aside
      aria-label="Apply"
      className="grid gap-4 rounded-base border border-line bg-raised p-4 lg:sticky lg:p-5 lg:top-20 lg:row-span-2"
    >
      <div className="print:hidden">
        <ToApply internship={internship} StudentFit={StudentFit} />
      </div>
      <TextCheck internship={internship} />
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        <div className="grid gap-0.5">
          <PostedDate iso={internship.createdAt} />
          <ReplyPromiseText internship={internship} />
        </div>
        <div className="-mx-3">
          <CopyLink internshipId={internship.id} />
        </div>
      </div>
    </aside>
    <div className="grid gap-6">
      <InternshipText
        internship={internship}
        heading="h2"
        conditions={<WhoCanApply internship={internship} heading="h2" />}
      />
    </div>
  </article>
)

/** Score and Apply for a student, signing in for a visitor. */
function ToApply({ internship, StudentFit }: PostingProps) {
  const user = useSession()?.user
  if (user?.role === 'company') return <p className="text-14 text-soft">Students apply with their resume.</p>
  if (user?.role === 'student')
    return (
      <Suspense fallback={<Skeleton className="h-16 w-full" />}>
        <StudentFit internship={internship} userId={user.id} />
      </Suspense>
    )
  const returnTo = `/student/dashboard?${new URLSearchParams({ tab: 'internships', highlight: internship.id })}`
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Link to="/login" search={{ returnTo }} className={buttonLook()}>
        Sign in to apply
      </Link>
      <Link to="/register" search={{ role: 'student', returnTo }} className={buttonLook('secondary')}>
        Create an account
      </Link>
    </div>
  )
}

/** The company's other open internships, then those of others that ask for the same skills. */
function Similar({ id, company }: { id: string; company: Internship['company'] | undefined }) {
  const { data = [] } = useQuery(similarInternships(id))
  const isOwn = (other: Internship) => other.company.id === company?.id
  return (
    <>
      <OtherInternships title={`More from ${company?.companyName}`} internships={data.filter(isOwn)} />
      <OtherInternships title="Similar internships" internships={data.filter((other) => !isOwn(other))} />
    </>
  )
}

const OtherInternships = ({ title, internships }: { title: string; internships: Internship[] }) =>
  internships.length > 0 && (
    <TitledSection title={title} className="print:hidden">
      <PublicList internships={internships} heading="h3" />
    </TitledSection>
  )

const Waiting = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-10 w-2/3" />
    <Skeleton className="h-6 w-1/3" />
    <Skeleton className="h-6 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
)
