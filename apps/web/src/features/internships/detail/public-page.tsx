import type { Internship } from '@fledge/contract/internships'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError } from '../../../api/call.ts'
import { oneInternship } from '../../../api/internships/internships.ts'
import { QueryFailure } from '../../../api/query-failure.tsx'
import { useSession } from '../../../api/session.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { CompanyName } from '../../../ui/company-name.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { InternshipFacts, PostedDate, ReplyPromiseText } from '../internship-facts.tsx'
import { CopyLink } from './copy-link.tsx'
import { InternshipText } from './internship-detail.tsx'
import { jobPosting } from './job-posting.ts'

/** The public page of one open internship, for sharing and for search engines (settlement 53). */
export function PublicInternshipPage({ id }: { id: string }) {
  const query = useQuery(oneInternship(id))
  const gone = query.error instanceof ApiError && query.error.status === 404
  return (
    <div className="page max-w-3xl py-8" aria-busy={query.isPending}>
      {query.isPending && <Waiting />}
      {gone && <Gone />}
      {query.isError && !gone && (
        <>
          <h1 className="sr-only">Internship</h1>
          <QueryFailure query={query} fallback="This internship could not be loaded. Please try again." />
        </>
      )}
      {query.data && <Posting internship={query.data} />}
    </div>
  )
}

const Posting = ({ internship }: { internship: Internship }) => (
  <article aria-labelledby="title" className="grid gap-6">
    <title>{`${internship.title} at ${internship.companyName} · Fledge`}</title>
    <meta name="description" content={internship.description.slice(0, 160)} />
    {/* Data, not a script: the content security policy allows it. */}
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no '<' is left
      dangerouslySetInnerHTML={{ __html: jobPosting(internship) }}
    />
    <header className="grid gap-3">
      <h1 id="title" className="text-31">
        {internship.title}
      </h1>
      <p className="text-16 font-medium">
        <CompanyName company={internship.company} />
      </p>
      <InternshipFacts internship={internship} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="grid gap-0.5">
          <PostedDate iso={internship.createdAt} />
          <ReplyPromiseText internship={internship} />
        </div>
        <CopyLink internshipId={internship.id} />
      </div>
    </header>
    <div className="border-y border-line py-4 print:hidden">
      <ToApply internship={internship} />
    </div>
    <InternshipText internship={internship} heading="h2" />
  </article>
)

/** Links to apply: the dashboard for a student, signing in for a visitor. */
function ToApply({ internship: { id } }: { internship: Internship }) {
  const role = useSession()?.user.role
  const dashboard = { tab: 'internships', highlight: id } as const
  if (role === 'company') return <p className="text-14 text-soft">Students apply with their resume.</p>
  if (role === 'student')
    return (
      <Link to="/student/dashboard" search={dashboard} className={buttonLook()}>
        Open in your dashboard to apply
      </Link>
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Link
        to="/login"
        search={{ returnTo: `/student/dashboard?${new URLSearchParams(dashboard)}` }}
        className={buttonLook()}
      >
        Sign in to apply
      </Link>
      <Link to="/register" search={{ role: 'student' }} className={buttonLook('secondary')}>
        Create an account
      </Link>
    </div>
  )
}

const Gone = () => (
  <div className="grid justify-items-start gap-4">
    <h1 className="text-25">This internship is no longer available</h1>
    <p className="text-soft">The company closed or withdrew it, or the link is incomplete.</p>
    <Link to="/" className={buttonLook('secondary')}>
      See the newest internships
    </Link>
  </div>
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
