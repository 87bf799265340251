import type { Application } from '@fledge/contract/applications'
import type { StudentUser } from '@fledge/contract/users'
import { countByStatus, withdrawnHint } from '@fledge/core/applications/counts'
import { isOverdueOffer, listOpenOffers } from '@fledge/core/applications/offers'
import { successRate } from '@fledge/core/applications/status'
import { indianDay } from '@fledge/core/internships/state'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText, Search, Upload, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ownApplications } from '../../api/applications.ts'
import { ListsFailure } from '../../api/query-failure.tsx'
import { resumesQuery } from '../../api/resumes.ts'
import { dateText, dayText } from '../../lib/format.ts'
import { useLateParts } from '../../lib/hooks/use-late-parts.ts'
import { ownName } from '../../lib/person.ts'
import { StatusBars } from '../../ui/application/status-bars.tsx'
import { Button } from '../../ui/button.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { QuickAction, QuickActionWords, quickActionLook } from '../../ui/dashboard/quick-action.tsx'
import { useRetainedFocus } from '../../ui/focus/use-retained-focus.ts'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'
import { WhenNear } from '../../ui/lazy/render-when-near.tsx'
import { Moment } from '../../ui/moment.tsx'
import { CardSkeleton } from '../../ui/skeleton.tsx'
import { missingStat, rateHint, Stat, StatRow, StatSkeletons } from '../../ui/stat.tsx'

const StudentCharts = lazyPanel(() => import('./student-charts.tsx').then((m) => m.StudentCharts))

type OverviewProps = {
  user: StudentUser
  /** Scores of the matching internships; undefined before an analysis. */
  scores: readonly (number | null)[] | undefined
  /** Asks for a resume, before anything else while there is none. */
  upload: ReactNode
  /** The matches of the resume, first until the student has applied. */
  matches: ReactNode
  onUpload: () => void
  onBrowse: () => void
  onApplications: () => void
  onOffer: (applicationId: string) => void
}

export function OverviewPanel({ user, scores, upload, matches, ...on }: OverviewProps) {
  const applications = useQuery(ownApplications(user.id))
  const resumes = useQuery(resumesQuery(user.id))
  const focus = useRetainedFocus<HTMLDivElement>()
  const late = useLateParts(applications.isPending, resumes.isPending)
  // The matches stay after the first application.
  const [isNew, setNew] = useState<boolean>()
  if (isNew === undefined && applications.data) setNew(applications.data.length === 0)
  const listed = applications.data ?? []
  const [lateApplications, lateResumes] = late ?? []
  const asksForResume = resumes.data?.length === 0 && upload
  const offers = <OpenOffers applications={listed} onAnswer={on.onOffer} />
  const record = listed.length > 0 && <ApplicationRecord applications={listed} scores={scores} />
  const isBeside = record !== false && !lateApplications
  return (
    <div {...focus} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      <h2 className="sr-only">Overview</h2>
      <ListsFailure lists={{ applications, resume: resumes }} />
      {late === null ? (
        <OverviewLoading />
      ) : (
        <>
          {!lateResumes && asksForResume}
          {!lateApplications && !lateResumes && isNew && matches}
          {!lateApplications && offers}
          <ApplicationStats applications={applications.data} isFailed={applications.isError} />
          <div className={classes('grid gap-4', isBeside && sideBySide)}>
            {!lateApplications && record}
            <div className={classes('grid content-start gap-4 md:grid-cols-2', isBeside && 'lg:grid-cols-1')}>
              <QuickActions onUpload={on.onUpload} onBrowse={on.onBrowse} onApplications={on.onApplications} />
              <ProfileCard user={user} resumes={resumes.data?.length} />
            </div>
          </div>
          {lateResumes && asksForResume}
          {(lateApplications || lateResumes) && isNew && matches}
          {lateApplications && offers}
          {lateApplications && record}
        </>
      )}
    </div>
  )
}

const sideBySide = 'lg:grid-cols-[2fr_1fr]'

/** Replaced as a whole, because an offer would move everything below it. */
const OverviewLoading = () => (
  <div role="status" aria-busy="true" className="grid gap-4">
    <span className="sr-only">Loading</span>
    <StatSkeletons />
    <div className={classes('grid gap-4', sideBySide)}>
      <CardSkeleton className="h-144" />
      <CardSkeleton className="h-144" />
    </div>
  </div>
)

type RecordProps = { applications: readonly Application[]; scores: OverviewProps['scores'] }

/** The applications by status when any exists, and their charts; withdrawn ones do not count (settlement 84). */
function ApplicationRecord({ applications, scores }: RecordProps) {
  const counts = countByStatus(applications)
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <TitledCard title="Your applications" level={3} gap="gap-3">
        <StatusBars counts={counts} />
      </TitledCard>
      {counts.total > 0 && (
        <WhenNear className="h-72">
          <StudentCharts applications={applications} scores={scores} />
        </WhenNear>
      )}
    </div>
  )
}

type StatsProps = { applications: readonly Application[] | undefined; isFailed: boolean }

/** The specification's four figures; dashes while the applications are not known. */
function ApplicationStats({ applications, isFailed }: StatsProps) {
  const counts = countByStatus(applications ?? [])
  const figure = (value: string | number, hint?: string) => (applications ? { value, hint } : missingStat(isFailed))
  const withdrawn = (applications?.length ?? 0) - counts.total
  return (
    <StatRow>
      <Stat label="Total Applications" {...figure(counts.total, withdrawnHint(withdrawn))} />
      <Stat label="Pending Review" {...figure(counts.pending)} />
      <Stat label="Accepted" {...figure(counts.accepted)} />
      <Stat
        label="Success Rate"
        {...figure(`${successRate(counts.accepted, counts.total)}%`, rateHint(counts.accepted, counts.decided))}
      />
    </StatRow>
  )
}

/** The student's profile as companies see it. `resumes` is undefined while loading. */
function ProfileCard({ user, resumes }: { user: StudentUser; resumes: number | undefined }) {
  const facts = [
    ['Name', ownName(user)],
    ['Email', user.email],
    ['University', user.university],
    ['Major', user.major],
    ['Graduation year', user.graduationYear],
    ['Resumes', resumes ?? '–'],
  ] as const
  return (
    <TitledCard title="Your profile" level={3} gap="gap-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-14">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {value === '' || (value === 0 && name !== 'Resumes') ? 'Not given' : value}
            </dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  )
}

type OpenOffersProps = { applications: readonly Application[]; onAnswer: (applicationId: string) => void }

/** Unanswered offers, oldest first. */
function OpenOffers({ applications, onAnswer }: OpenOffersProps) {
  const offers = listOpenOffers(applications)
  if (offers.length === 0) return null
  return (
    <TitledCard title="Offers to answer" level={3} gap="gap-2">
      <ul className="divide-y divide-line">
        {offers.map((offer) => (
          <Offer key={offer.id} offer={offer} onAnswer={() => onAnswer(offer.id)} />
        ))}
      </ul>
    </TitledCard>
  )
}

function Offer({ offer, onAnswer }: { offer: Application; onAnswer: () => void }) {
  const { internship, decidedAt, offer: terms } = offer
  const company = internship.company.companyName
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
      <div className="flex min-w-0 gap-3">
        <CompanyMark company={internship.company} className="size-10" />
        <p className="min-w-0 text-14 wrap-anywhere">
          <span className="font-medium">{internship.title}</span>
          <span className="block text-soft">
            {company}
            {decidedAt !== null && (
              <>
                {' accepted you on '}
                <Moment at={decidedAt}>{dateText(decidedAt)}</Moment>
              </>
            )}
            {terms?.answerBy && (
              <span className="block">
                {`Answer by ${dayText(terms.answerBy)}${isOverdueOffer(offer, terms.answerBy, indianDay(new Date())) ? '. The offer is still open.' : ''}`}
              </span>
            )}
          </span>
        </p>
      </div>
      <Button size="small" aria-label={`Answer offer: ${internship.title} at ${company}`} onClick={onAnswer}>
        Answer offer
      </Button>
    </li>
  )
}

type QuickActionsProps = { onUpload: () => void; onBrowse: () => void; onApplications: () => void }

const QuickActions = ({ onUpload, onBrowse, onApplications }: QuickActionsProps) => (
  <TitledCard title="Quick actions" level={3} gap="gap-2" className="print:hidden">
    <ul className="divide-y divide-line text-14">
      <QuickAction icon={Upload} label="Upload resume" hint="PDF, DOC or DOCX, up to 10 MB" onClick={onUpload} />
      <QuickAction
        icon={Search}
        label="Browse internships"
        hint="Search by role, place and stipend"
        onClick={onBrowse}
      />
      <QuickAction
        icon={FileText}
        label="View applications"
        hint="Track every application and its answer"
        onClick={onApplications}
      />
      <li>
        <Link to="/profile" className={quickActionLook}>
          <QuickActionWords icon={UserRound} label="Update profile" hint="The details companies see" />
        </Link>
      </li>
    </ul>
  </TitledCard>
)
