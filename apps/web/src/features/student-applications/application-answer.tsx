import type { Application } from '@fledge/contract/applications'
import { type DisplayState, daysWaiting, displayState, mayApplyAgain } from '@fledge/core/applications/lifecycle'
import type { ReactNode } from 'react'
import { countText, dateText } from '../../lib/format.ts'
import { useMinute } from '../../lib/hooks/use-minute.ts'
import { Button } from '../../ui/button.tsx'
import { applicationName } from './application-name.ts'
import { OfferAnswer } from './offer-answer.tsx'
import { type AfterRejection, RejectionReasons } from './rejection-reasons.tsx'
import { ReplyPromise } from './reply-promise.tsx'
import type { ApplicationActions } from './use-application-actions.ts'

type AnswerProps = {
  application: Application
  actions: ApplicationActions
  afterRejection?: AfterRejection | undefined
  onWithdraw: () => void
}

/** The state of an application in words, with the actions that it allows. */
export function ApplicationAnswer(props: AnswerProps) {
  const { application, actions, onWithdraw } = props
  useMinute()
  const State = states[displayState({ ...application, listingOpen: application.internship.open }, new Date())]
  return (
    <>
      <ReplyPromise application={application} actions={actions} onWithdraw={onWithdraw} />
      {State && <State {...props} />}
    </>
  )
}

/** Null where the badges say enough. */
const states: Record<DisplayState, ((props: AnswerProps) => ReactNode) | null> = {
  applied: null,
  seen: null,
  shortlisted: null,
  interview: null,
  no_reply: NoReply,
  listing_withdrawn: ListingWithdrawn,
  accepted: OfferAnswer,
  rejected: RejectionReasons,
  withdrawn: Withdrawn,
}

/** For an application without a promise. */
function NoReply({ application }: AnswerProps) {
  if (application.replyBy !== null) return null
  return <p className="text-14 text-soft">No reply yet · {countText(daysWaiting(application, new Date()), 'day')}</p>
}

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
