import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import { daysWaiting, displayState, isUndecided, mayApplyAgain } from '@fledge/core/applications/lifecycle'
import { useState } from 'react'
import { countText, dateText } from '../../lib/format.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Moment } from '../../ui/moment.tsx'
import { nameOf } from './application-name.ts'
import type { ApplicationActs } from './use-application-acts.ts'

export const canWithdraw = isUndecided

type AnswerProps = { application: Application; acts: ApplicationActs }

/** What became of an application so far, in words, and what its student can do about it. */
export function ApplicationAnswer({ application, acts }: AnswerProps) {
  useMinute()
  const now = new Date()
  const state = displayState({ ...application, listingOpen: application.internship.open }, now)
  if (state === 'withdrawn') return <Withdrawn application={application} acts={acts} />
  if (state === 'accepted') return <Accepted application={application} acts={acts} />
  if (state === 'rejected') return <Rejected application={application} acts={acts} />
  if (state === 'listing_withdrawn') {
    return (
      <p className="text-14 text-soft">The company withdrew this listing. Your application stays as you sent it.</p>
    )
  }
  if (state !== 'no_reply') return null
  return <p className="text-14 text-soft">No reply yet · {countText(daysWaiting(application, now), 'day')}</p>
}

function Withdrawn({ application, acts }: AnswerProps) {
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
          aria-label={`Apply again: ${nameOf(application)}`}
          busy={acts.isApplying(application)}
          onClick={() => acts.applyAgain(application)}
        >
          Apply again
        </Button>
      )}
    </div>
  )
}

const said = {
  confirmed: 'You accepted the offer. We’ve notified the company.',
  declined: 'You declined the offer. We’ve notified the company.',
}

function Accepted({ application, acts }: AnswerProps) {
  const { answer, decidedAt, internship } = application
  const name = nameOf(application)
  const [declines, setDeclines] = useState(false)
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
      {answer !== null && <p className="text-14 text-soft">{said[answer]}</p>}
      {answer === null && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-14 text-soft">Do you accept this offer?</p>
          <Button
            size="small"
            aria-label={`Accept offer: ${name}`}
            busy={acts.answering}
            onClick={() => acts.answer(application, 'confirmed')}
          >
            Accept offer
          </Button>
          <Button
            look="secondary"
            size="small"
            aria-label={`Decline: ${name}`}
            disabled={acts.answering}
            onClick={() => setDeclines(true)}
          >
            Decline
          </Button>
          <ConfirmDialog
            open={declines}
            onClose={() => setDeclines(false)}
            onConfirm={() => acts.answer(application, 'declined')}
            title="Decline this offer?"
            description={`We’ll notify ${internship.company.companyName} that you declined its offer for ${internship.title}. You can’t undo this.`}
            action="Decline offer"
            busy={acts.answering}
          />
        </div>
      )}
    </div>
  )
}

function Rejected({ application, acts }: AnswerProps) {
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
            onChange={({ target }) => acts.keep(application, target.checked)}
          />
          <span>
            {name} may keep my resume <span className="text-soft">{untilText(application)}</span>
          </span>
        </label>
      )}
    </div>
  )
}

/** How long the company reaches the resume, with the permission and without. */
function untilText({ resumeGone, resumeUntil, keepResume }: Application): string {
  if (keepResume) return 'for later. You can change this at any time.'
  if (resumeGone === 'expired' || resumeUntil === null) return 'for later. The company can no longer open it.'
  return `after ${dateText(resumeUntil)} as well`
}
