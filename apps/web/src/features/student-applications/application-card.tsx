import type { Application, CompanyContact as Contact } from '@fledge/contract/applications'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { companySlug } from '@fledge/core/company-slug'
import { placeText } from '@fledge/core/places/place-text'
import { Link } from '@tanstack/react-router'
import { ChevronDown, FileText, ListChecks, TriangleAlert, Undo2 } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { dateText, stipendText } from '../../lib/format.ts'
import { ApplicationBadges } from '../../ui/application/application-badges.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ItemCard } from '../../ui/card.tsx'
import { classes } from '../../ui/class-names.ts'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { useRetainedFocus } from '../../ui/focus/use-retained-focus.ts'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'
import { CompanyName } from '../../ui/listing/company-name.tsx'
import { TitleButton } from '../../ui/listing/title-button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { applicationName } from './application-name.ts'

const ConversationPanel = lazyPanel(() => import('./conversation-panel.tsx').then((m) => m.ConversationPanel))

type ApplicationCardProps = {
  application: Application
  /** Whether messages and timeline are shown. */
  open: boolean
  onOpen: (open: boolean) => void
  /** Opens the listing, while it is open. */
  onListing: () => void
  onCopy: () => void
  onEvidence: () => void
  onWithdraw: () => void
  /** The state of the application with its actions. */
  children: ReactNode
}

/** One application with its state, resume, evidence, messages and timeline. */
export function ApplicationCard({ application, open, onOpen, onListing, children, ...actions }: ApplicationCardProps) {
  const { internship, appliedAt } = application
  const name = applicationName(application)
  const card = useRef<HTMLDivElement>(null)
  const opensAtFirst = useRef(open)
  const held = useRetainedFocus<HTMLElement>()
  useEffect(() => {
    if (opensAtFirst.current) card.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={card} className="scroll-mt-20">
      <ItemCard {...held} tabIndex={-1} aria-label={name} className="grid gap-3">
        <div className="flex items-start justify-between gap-3 max-sm:flex-wrap">
          <div className="flex min-w-0 gap-3">
            <CompanyMark company={internship.company} className="mt-0.5 size-10" />
            <div className="min-w-0">
              <h3 className="text-16">
                {internship.open ? (
                  <TitleButton aria-label={name} onClick={onListing}>
                    {internship.title}
                  </TitleButton>
                ) : (
                  internship.title
                )}
              </h3>
              <p className="text-14 text-soft wrap-anywhere">
                <Link
                  to="/companies/$slug"
                  params={{ slug: companySlug(internship.company.companyName, internship.company.id) }}
                  className="relative z-10 text-ink underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid"
                >
                  <CompanyName company={internship.company} />
                </Link>
                <CompanyContact contact={internship.company.contact} />
              </p>
              <p className="text-14 text-soft">
                Applied <Moment at={appliedAt}>{dateText(appliedAt)}</Moment>{' '}
                <span>
                  · {placeText(internship)} · {stipendText(internship.stipend, internship.stipendMax)}
                </span>
              </p>
            </div>
          </div>
          <span className="flex flex-wrap gap-1.5 sm:justify-end">
            {application.unreadMessages > 0 && <Badge tone="mark">New message</Badge>}
            <ApplicationBadges application={application} side="student" />
          </span>
        </div>
        {/* Below the title, right of the company's mark. */}
        <div className="grid gap-3 sm:ml-13">
          <ChangedTermsNotice changes={application.changes} />
          {children}
          <Actions application={application} open={open} onOpen={onOpen} {...actions} />
          {open && (
            <Suspense fallback={<Skeleton className="h-40" />}>
              <ConversationPanel application={application} />
            </Suspense>
          )}
        </div>
      </ItemCard>
    </div>
  )
}

type ActionsProps = Omit<ApplicationCardProps, 'children' | 'onListing'>

function Actions({ application, open, onOpen, onCopy, onEvidence, onWithdraw }: ActionsProps) {
  const { resume, unreadMessages, replyState } = application
  const name = applicationName(application)
  return (
    <div className="border-t border-line pt-3 print:hidden">
      <div className="-mx-3 flex flex-wrap items-center gap-x-2 gap-y-1">
        <SentResume resume={resume} name={name} onCopy={onCopy} />
        <Button icon={ListChecks} look="quiet" size="small" aria-label={`How it fits: ${name}`} onClick={onEvidence}>
          How it fits
        </Button>
        <Button
          look="quiet"
          size="small"
          className="max-w-full text-left whitespace-normal!"
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          <ChevronDown aria-hidden size={16} className={classes('shrink-0', !open && '-rotate-90')} />
          Messages and timeline
          {unreadMessages > 0 && <Badge tone="mark">{unreadMessages} unread</Badge>}
          <span className="sr-only">: {name}</span>
        </Button>
        {/* A late reply has its own button. */}
        {isUndecided(application) && replyState !== 'late' && (
          <Button
            icon={Undo2}
            look="quiet"
            size="small"
            className="sm:ml-auto"
            aria-label={`Withdraw: ${name}`}
            onClick={onWithdraw}
          >
            Withdraw
          </Button>
        )}
      </div>
    </div>
  )
}

function SentResume({ resume, name, onCopy }: { resume: Application['resume']; name: string; onCopy: () => void }) {
  if (!resume) return <p className="px-3 text-14 text-soft">No resume attached</p>
  return (
    <Button icon={FileText} look="quiet" size="small" className="max-w-full" onClick={onCopy}>
      <span className="truncate">{resume.filename}</span>
      <span className="sr-only">: view the copy that was sent for {name}</span>
    </Button>
  )
}

function CompanyContact({ contact }: { contact: Contact | undefined }) {
  if (!contact) return null
  const { person, industry, companySize, email, phone } = contact
  const about = [industry, companySize && `${companySize} employees`].filter(Boolean)
  const reach = [person && `Contact: ${person}`, phone].filter(Boolean)
  return (
    <>
      {/* The company's page has it; on phones it would be half of the card. */}
      {about.length > 0 && <span className="max-sm:hidden"> · {about.join(' · ')}</span>}
      {reach.length > 0 && <span> · {reach.join(' · ')}</span>}
      {email && (
        <>
          {' · '}
          <a href={`mailto:${email}`} className="text-primary underline underline-offset-4">
            {email}
          </a>
        </>
      )}
    </>
  )
}

/** Terms of the listing that changed after the student applied (settlement 51). */
export function ChangedTermsNotice({ changes }: Pick<Application, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <div className="grid gap-1 rounded-base bg-fair-wash px-3 py-2 text-14">
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden size={16} className="shrink-0 text-fair" />
        Changed since you applied
      </p>
      <ul className="grid gap-1">
        {changes.map(({ term, was, is }) => (
          <li key={term}>
            {term}: you applied to <del className="text-soft">{was}</del>, now it is{' '}
            <ins className="no-underline">{is}</ins>
          </li>
        ))}
      </ul>
    </div>
  )
}
