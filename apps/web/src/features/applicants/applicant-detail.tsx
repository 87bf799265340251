import type { ScorePart } from '@fledge/contract/analysis'
import type { Application } from '@fledge/contract/applications'
import { canDecide } from '@fledge/core/applications/status'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { ledgerOf } from '../../api/applications.ts'
import { dateText } from '../../lib/format.ts'
import { useWide } from '../../lib/use-wide.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DecisionBar, type DecisionBarProps } from './decision-bar.tsx'
import { Evidence } from './evidence.tsx'
import { SentResume } from './sent-resume.tsx'
import { useNameFocus } from './use-name-focus.ts'

type ApplicantDetailProps = Omit<DecisionBarProps, 'status'> & { application: Application; onBack: () => void }

/**
 * One applicant: who it is, the evidence beside the resume, and the decision at the bottom. With room for both, each
 * scrolls by itself, so that a quote is shown in the resume while the ledger stays; without it, in the viewer.
 */
export function ApplicantDetail({ application, onBack, ...decision }: ApplicantDetailProps) {
  const [shown, setShown] = useState<ScorePart | null>(null)
  const [viewing, setViewing] = useState(false)
  const ledger = useQuery(ledgerOf(application.id))
  const wide = useWide()
  const name = useNameFocus(!canDecide(application.status))
  const show = (part: ScorePart) => {
    setShown(part)
    if (!wide) setViewing(true)
  }
  return (
    <article
      aria-label={nameOf(application)}
      className="flex min-w-0 flex-col rounded-base border border-line bg-raised lg:h-[calc(100dvh-7.5rem)] lg:min-h-120"
    >
      <div className="grid gap-3 border-line p-4 md:px-5 lg:border-b">
        <Button look="quiet" size="small" className="-ml-3 justify-self-start lg:hidden" onClick={onBack}>
          <ArrowLeft aria-hidden size={16} />
          All applicants
        </Button>
        <Candidate application={application} name={name} />
      </div>
      <div className="grid min-h-0 flex-1 lg:grid-rows-[minmax(0,2fr)_minmax(0,3fr)] lg:divide-y lg:divide-line xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:grid-rows-1 xl:divide-x xl:divide-y-0">
        <Evidence ledger={ledger} shown={shown} onShow={show} />
        <SentResume
          application={application}
          ledger={ledger.data}
          active={shown?.quote?.source ?? null}
          viewing={viewing}
          onViewing={setViewing}
        />
      </div>
      <DecisionBar {...decision} status={application.status} />
    </article>
  )
}

const nameOf = ({ applicant }: Application) => `${applicant.firstName} ${applicant.lastName}`

type CandidateProps = { application: Application; name: RefObject<HTMLHeadingElement | null> }

function Candidate({ application, name }: CandidateProps) {
  const { applicant, internship, status, appliedAt } = application
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={name} tabIndex={-1} className="text-25 outline-none">
          {nameOf(application)}
        </h2>
        <StatusBadge status={status} />
      </div>
      <p className="text-14 text-soft">
        Applied to {internship.title} on {dateText(appliedAt)}
      </p>
      <dl className="grid gap-x-6 gap-y-1 text-14 sm:grid-cols-2">
        <Detail name="Email" value={applicant.email} />
        <Detail name="University" value={applicant.university} />
        <Detail name="Major" value={applicant.major} />
        <Detail name="Graduation year" value={String(applicant.graduationYear)} />
      </dl>
    </header>
  )
}

const Detail = ({ name, value }: { name: string; value: string }) => (
  <div className="flex gap-2">
    <dt className="shrink-0 text-soft">{name}</dt>
    <dd className="min-w-0 break-words">{value}</dd>
  </div>
)
