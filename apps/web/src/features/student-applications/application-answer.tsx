import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import {
  type Answer,
  type DisplayState,
  daysWaiting,
  displayState,
  mayApplyAgain,
} from '@fledge/core/applications/lifecycle'
import { replyText } from '@fledge/core/applications/reply-promise'
import { type ReactNode, useState } from 'react'
import { countText, dateText } from '../../lib/format.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Moment } from '../../ui/moment.tsx'
import { applicationName } from './application-name.ts'
import type { ApplicationActions } from './use-application-actions.ts'

type AnswerProps = { application: Application; actions: ApplicationActions }

/** The state of an application in words, with the actions that it allows. */
export function ApplicationAnswer({ application, actions }: AnswerProps) {
  useMinute()
  const State = states[displayState({ ...application, listingOpen: application.internship.open }, new Date())]
  return State && <State application={application} actions={actions} />
}

/** Null where the badges say enough. */
const states: Record<DisplayState, ((props: AnswerProps) => ReactNode) | null> = {
  applied: null,
  seen: null,
  shortlisted: null,
  interview: null,
  no_reply: NoReply,
  listing_withdrawn: ListingWithdrawn,
  accepted: Accepted,
  rejected: Rejected,
  withdrawn: Withdrawn,
}

function NoReply({ application }: AnswerProps) {
  return <p className="text-14 text-soft">{replyText(application) || waitingText(application)}</p>
}

/** For an application that was sent before companies promised to reply. */
const waitingText = (application: Application): string =>
  `No reply yet · ${countText(daysWaiting(application, new Date()), 'day')}`

function ListingWithdrawn() {
  return <p className="text-14 text-soft">The company withdrew this listing. Your application stays as you sent it.</p>
}

function Withdrawn({ application, actions }: AnswerProps) {
  const { withdrawnAt, internship } = application
  const again = mayApplyAgain(application) && internship.open
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-14 text-soft">
        You withdrew on {dateText(withdrawnAt ?? application.createdAt)}. The company can no longer open your resume.
      </p>
      {again && (
        <Button
          look="secondary"
          size="small"
          aria-label={`Apply again: ${applicationName(application)}`}
          busy={actions.isApplying(application)}
          onClick={() => actions.applyAgain(application)}
        >
          Apply again
        </Button>
      )}
    </div>
  )
}

const answerTexts: Record<Answer, string> = {
  confirmed: 'You accepted the offer. We’ve notified the company.',
  declined: 'You declined the offer. We’ve notified the company.',
}

function Accepted({ application, actions }: AnswerProps) {
  const { answer, decidedAt, internship } = application
  const name = applicationName(application)
  const [isDeclining, setDeclining] = useState(false)
  return (
    <div className="grid gap-3">
      <p className="text-14 font-medium text-success">
        {texts.apply.accepted}
        {decidedAt !== null && (
          <span className="block font-normal text-soft">
            Accepted on <Moment at={decidedAt}>{dateText(decidedAt)}</Moment>
          </span>
        )}
      </p>
      {answer !== null && <p className="text-14 text-soft">{answerTexts[answer]}</p>}
      {answer === null && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-14 text-soft">Do you accept this offer?</p>
          <Button
            size="small"
            aria-label={`Accept offer: ${name}`}
            busy={actions.answering}
            onClick={() => actions.answer(application, 'confirmed')}
          >
            Accept offer
          </Button>
          <Button
            look="secondary"
            size="small"
            aria-label={`Decline: ${name}`}
            disabled={actions.answering}
            onClick={() => setDeclining(true)}
          >
            Decline
          </Button>
          <ConfirmDialog
            open={isDeclining}
            onClose={() => setDeclining(false)}
            onConfirm={() => actions.answer(application, 'declined')}
            title="Decline this offer?"
            description={`We’ll notify ${internship.company.companyName} that you declined its offer for ${internship.title}. You can’t undo this.`}
            action="Decline offer"
            busy={actions.answering}
          />
        </div>
      )}
    </div>
  )
}

function Rejected({ application, actions }: AnswerProps) {
  const { keepResume, internship } = application
  const name = internship.company.companyName
  return (
    <div className="grid gap-1">
      <p className="text-14 text-soft">{texts.apply.rejected}</p>
      {application.resume && (
        <label className="flex min-h-8 items-center gap-2 text-14">
          <input
            type="checkbox"
            className="size-4 shrink-0"
            checked={keepResume}
            onChange={({ target }) => actions.keep(application, target.checked)}
          />
          <span className="min-w-0 wrap-anywhere">
            {name} may keep my resume <span className="text-soft">{keepUntilText(application)}</span>
          </span>
        </label>
      )}
    </div>
  )
}

/** How long the company can open the resume, with and without permission. */
function keepUntilText({ resumeGone, resumeUntil, keepResume }: Application): string {
  if (keepResume) return 'for later. You can change this at any time.'
  if (resumeGone === 'expired' || resumeUntil === null) return 'for later. The company can no longer open it.'
  return `past ${dateText(resumeUntil)}`
}
