import type { ScorePart } from '@fledge/contract/analysis'
import type { Application } from '@fledge/contract/applications'
import { markApplicationSeen } from '@fledge/contract/applications/application-lifecycle'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { refuseExtension } from '@fledge/core/applications/offers'
import { fullName } from '@fledge/core/full-name'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, CalendarClock, ChevronLeft, ChevronRight, MessageSquare } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { changeCachedApplication, companyApplications, scoreLedgerQuery } from '../../../api/applications.ts'
import { ApiError, call } from '../../../api/call.ts'
import { dateText, shortMomentText } from '../../../lib/format.ts'
import { useWide } from '../../../lib/hooks/use-media.ts'
import { ApplicationBadges } from '../../../ui/application/application-badges.tsx'
import { OfferTerms } from '../../../ui/application/offer-terms.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.tsx'
import { DecisionBar, type DecisionBarProps } from './decision-bar.tsx'
import { Evidence } from './evidence.tsx'
import { Notes } from './notes.tsx'
import { OtherApplications } from './other-applications.tsx'
import { SentResume } from './sent-resume.tsx'

const ConversationDialog = lazyDialog(() => import('./conversation-dialog.tsx').then((m) => m.ConversationDialog))

type ApplicantDetailProps = DecisionBarProps & {
  onBack: () => void
  /** Opens the next or previous applicant without a decision. */
  onMove: (step: 1 | -1) => void
  /** Whether messages and timeline are open. */
  talking: boolean
  onTalk: (talking: boolean) => void
}

/** One applicant with evidence, resume and decision. Scroll positions stay when the next applicant opens. */
export function ApplicantDetail({ onBack, onMove, talking, onTalk, ...decision }: ApplicantDetailProps) {
  const { application } = decision
  const { id, internshipId } = application
  const [quoted, setQuoted] = useState<{ id: string; part: ScorePart } | null>(null)
  const [viewed, setViewed] = useState<string | null>(null)
  const gone = application.resumeGone !== null
  const ledger = useQuery({ ...scoreLedgerQuery(id), enabled: !gone })
  const wide = useWide()
  const name = useNameFocus(id, !isUndecided(application))
  useMarkSeen(application)
  const shown = quoted?.id === id ? quoted.part : null
  const show = (part: ScorePart) => {
    setQuoted({ id, part })
    if (!wide) setViewed(id)
  }
  return (
    <article
      aria-label={fullName(application.applicant)}
      className="over-pages flex min-w-0 flex-col rounded-base border border-line bg-raised lg:h-[calc(100dvh-7.5rem)] lg:min-h-120"
    >
      <div className="grid grid-cols-1 gap-3 border-line p-4 md:px-5 lg:max-h-1/2 lg:shrink-0 lg:overflow-y-auto lg:border-b">
        <div className="flex items-center gap-1 lg:hidden">
          <Button icon={ArrowLeft} look="quiet" size="small" className="mr-auto -ml-3" onClick={onBack}>
            All applicants
          </Button>
          <IconButton data-repeatable label="Previous applicant" onClick={() => onMove(-1)}>
            <ChevronLeft aria-hidden size={20} />
          </IconButton>
          <IconButton data-repeatable label="Next applicant" onClick={() => onMove(1)}>
            <ChevronRight aria-hidden size={20} />
          </IconButton>
        </div>
        <Candidate key={id} application={application} name={name} onTalk={() => onTalk(true)} />
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-1 lg:grid-rows-[minmax(0,2fr)_minmax(0,3fr)] lg:divide-y lg:divide-line xl:grid-cols-[18rem_minmax(0,1fr)] xl:grid-rows-1 xl:divide-x xl:divide-y-0">
        <Evidence key={internshipId} application={application} shown={shown} onShow={show} />
        <SentResume
          key={id}
          application={application}
          ledger={gone ? undefined : ledger.data}
          active={shown?.quote?.source ?? null}
          viewing={viewed === id}
          onViewing={(viewing) => setViewed(viewing ? id : null)}
        />
      </div>
      <DecisionBar key={id} {...decision} />
      {talking && (
        <ConversationDialog key={`conversation ${id}`} application={application} onClose={() => onTalk(false)} />
      )}
    </article>
  )
}

type CandidateProps = { application: Application; name: RefObject<HTMLHeadingElement | null>; onTalk: () => void }

function Candidate({ application, name, onTalk }: CandidateProps) {
  const { applicant, internship, appliedAt, interviewAt, withdrawnAt, unreadMessages, answerReason } = application
  return (
    <header className="arrive grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={name} tabIndex={-1} translate="no" className="text-25 outline-none">
          {fullName(applicant)}
        </h2>
        <ApplicationBadges application={application} side="company" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-14 text-soft">
          Applied to {internship.title} on {dateText(appliedAt)}
        </p>
        {withdrawnAt === null && (
          <Button
            icon={MessageSquare}
            look="secondary"
            size="small"
            className="max-w-full whitespace-normal!"
            onClick={onTalk}
          >
            Messages and timeline
            {unreadMessages > 0 && <Badge tone="mark">{unreadMessages} unread</Badge>}
          </Button>
        )}
      </div>
      <OtherApplications application={application} />
      <SentOffer application={application} />
      {answerReason && <p className="text-14 wrap-anywhere">Why the student declined: {answerReason}</p>}
      <Notes applicationId={application.id} />
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-14">
        <Detail name="Email" value={applicant.email} />
        <Detail name="Phone" value={applicant.phone} />
        <Detail name="University" value={applicant.university} />
        <Detail name="Major" value={applicant.major} />
        <Detail name="Graduation year" value={applicant.graduationYear} />
        <Detail name="Interview" value={interviewAt && shortMomentText(interviewAt)} />
      </dl>
    </header>
  )
}

const Detail = ({ name, value }: { name: string; value: string | number | null }) =>
  value !== null &&
  value !== '' && (
    <div className="flex gap-2">
      <dt className="shrink-0 text-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{value}</dd>
    </div>
  )

/** Reports the first opening of an application to the server; after a failure the next opening does. */
function useMarkSeen({ id, seenAt, withdrawnAt }: Application): void {
  const queries = useQueryClient()
  const isNew = seenAt === null && withdrawnAt === null
  useEffect(() => {
    if (!isNew) return
    call(markApplicationSeen, { params: { applicationId: id } })
      .then(({ data: { seenAt, stage } }) =>
        changeCachedApplication(queries, companyApplications.queryKey, { id, seenAt, stage }),
      )
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      })
  }, [id, isNew, queries])
}

/**
 * Moves the focus to the applicant's name when an applicant opens or is decided and the focused button is gone or
 * disabled. A wide screen scrolls only for the first applicant, a small one to the top of each.
 */
function useNameFocus(applicationId: string, decided: boolean): RefObject<HTMLHeadingElement | null> {
  const name = useRef<HTMLHeadingElement>(null)
  const wide = useWide()
  const last = useRef<{ applicationId: string; decided: boolean } | null>(null)
  useEffect(() => {
    const before = last.current
    const opened = before?.applicationId !== applicationId
    if (!opened && before.decided === decided) return
    last.current = { applicationId, decided }
    const article = name.current?.closest('article')
    if (opened && !(wide && before)) article?.scrollIntoView({ block: wide ? 'nearest' : 'start' })
    const wasInside = opened && article?.contains(document.activeElement)
    if ((opened && !wide) || wasInside || isLost(document.activeElement)) name.current?.focus({ preventScroll: true })
  }, [applicationId, decided, wide])
  return name
}

const isLost = (element: Element | null): boolean =>
  !element?.matches('a, button:enabled, summary, input, select, textarea, [tabindex="0"]')

const AnswerDateDialog = lazyDialog(() => import('../decision/answer-date-dialog.tsx').then((m) => m.AnswerDateDialog))

/** The terms of an offer. The company can move the answer date until the student answers. */
function SentOffer({ application }: { application: Application }) {
  const [isMoving, setMoving] = useState(false)
  if (application.status !== 'accepted') return null
  const canMove = refuseExtension(application) === null
  return (
    <div className="grid gap-2 empty:hidden">
      <OfferTerms application={application} side="company" />
      {canMove && (
        <Button
          icon={CalendarClock}
          look="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setMoving(true)}
        >
          {application.offer?.answerBy ? 'Change answer date' : 'Set answer date'}
        </Button>
      )}
      {canMove && isMoving && <AnswerDateDialog application={application} onClose={() => setMoving(false)} />}
    </div>
  )
}
