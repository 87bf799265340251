import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { type Decision, decisions } from '@fledge/core/applications/status'
import { ChevronDown, Download, FileText } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { decisionActions } from '../decision/decision-actions.tsx'
import { rowId } from './use-list-focus.ts'

/** What a company can do with an application without opening it. */
export type ListActions = {
  onDecide: (status: Decision, application: Application) => void
  onView: (application: Application) => void
  onDownload: (application: Application) => void
}

/** The candidate of an application in the list: studies, email and whether there is a resume (§2). */
export function CandidateFacts({ application, className }: { application: Application; className: string }) {
  const { applicant, resume, resumeGone } = application
  const noResume = resumeGone === null ? 'No resume attached' : texts.resume[resumeGone]
  const facts = [
    ['Email', applicant.email],
    ['University', applicant.university],
    ['Major', applicant.major],
  ] as const
  return (
    <dl
      className={classes(
        'flex flex-wrap gap-x-5 gap-y-0.5 text-14 wrap-anywhere text-soft max-md:order-last md:grid md:grid-cols-[12.5rem_minmax(0,1fr)] md:gap-x-3',
        className,
      )}
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="sr-only">{name}</dt>
          {/* A long address stays one line; the open application shows all of it. */}
          <dd className={name === 'Email' ? 'md:truncate' : ''} title={value}>
            {value || `${name} not given`}
          </dd>
        </div>
      ))}
      <div className="flex flex-wrap gap-x-3">
        <dt className="sr-only">Graduation year</dt>
        <dd>{applicant.graduationYear ? `Graduates ${applicant.graduationYear}` : 'Graduation year not given'}</dd>
        <dt className="sr-only">Resume</dt>
        <dd className="flex items-start gap-1.5">
          {resume && <FileText aria-hidden size={16} className="mt-0.5 shrink-0" />}
          <span className="min-w-0">{resume?.filename ?? noResume}</span>
        </dd>
      </div>
    </dl>
  )
}

type CandidateActionsProps = ListActions & {
  application: Application
  /** Tells the buttons apart. */
  label: string
  /** Whether a phone shows all of the row: the candidate's facts and the further actions. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onReview: (application: Application) => void
}

export function CandidateActions({ application, label, isOpen, onOpen, onReview, ...on }: CandidateActionsProps) {
  const canDecide = isUndecided(application)
  const notePress = useFocusOnDecided(application.id, canDecide)
  return (
    <div className="flex flex-wrap gap-2">
      {decisions.map((status) => {
        const { name: act, icon } = decisionActions[status]
        return (
          <Button
            key={status}
            size="small"
            icon={icon}
            look="secondary"
            sends
            disabled={!canDecide}
            aria-label={`${act}: ${label}`}
            onClick={() => {
              notePress()
              on.onDecide(status, application)
            }}
          >
            {act}
          </Button>
        )
      })}
      <Button
        size="small"
        look="quiet"
        className="-mr-3 ml-auto md:hidden"
        aria-label={`${isOpen ? 'Less' : 'More'}: ${label}`}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? 'Less' : 'More'}
        <ChevronDown aria-hidden size={16} className={isOpen ? 'rotate-180' : ''} />
      </Button>
      <div className={classes('quiet-actions max-md:basis-full', !isOpen && 'max-md:hidden')}>
        {application.resumeGone === null && (
          <>
            <Button
              size="small"
              look="quiet"
              aria-label={`View Resume: ${label}`}
              onClick={() => on.onView(application)}
            >
              View Resume
            </Button>
            <Button
              size="small"
              icon={Download}
              look="quiet"
              aria-label={`Download: ${label}`}
              onClick={() => on.onDownload(application)}
            >
              <span className="max-sm:sr-only">Download</span>
            </Button>
          </>
        )}
        <Button size="small" look="quiet" aria-label={`Review: ${label}`} onClick={() => onReview(application)}>
          Review
        </Button>
      </div>
    </div>
  )
}

/** Moves the focus to the row once a decision has disabled the pressed button. */
function useFocusOnDecided(id: string, canDecide: boolean) {
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    if (canDecide || !isPressed.current) return
    isPressed.current = false
    const active = document.activeElement
    if (active?.matches(':disabled, body, [role=dialog] *')) document.getElementById(rowId(id))?.focus()
  }, [id, canDecide])
  return () => {
    isPressed.current = true
  }
}
