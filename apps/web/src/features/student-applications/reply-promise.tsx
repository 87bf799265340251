import type { Application } from '@fledge/contract/applications'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { nudgeDays, replyDay, replyText, writtenDay } from '@fledge/core/applications/reply-promise'
import { dayMs } from '@fledge/core/time/units'
import { BellRing } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { applicationName } from './application-name.ts'
import type { ApplicationActions } from './use-application-actions.ts'

type ReplyPromiseProps = { application: Application; actions: ApplicationActions; onWithdraw: () => void }

/** The day by which the company promised to reply. When it has passed, the student can ask for the reply or withdraw. */
export function ReplyPromise({ application, actions, onWithdraw }: ReplyPromiseProps) {
  const { status, withdrawnAt, replyState, replyAbout, nudgedAt } = application
  const text = replyText(application)
  if (text === '' || withdrawnAt !== null || status === 'rejected') return null
  const about = replyAbout === 'question' ? ' (your question)' : ''
  const written = writtenDay(application)
  const promise = (
    <>
      {`${text}${about}`}
      {written !== '' && (
        <span className="block">{`${application.internship.company.companyName} wrote to you on ${written}.`}</span>
      )}
    </>
  )
  if (replyState === 'due') return <p className="text-14 text-soft">{promise}</p>
  const nextNudge = nudgedAt === null ? null : new Date(Date.parse(nudgedAt) + nudgeDays * dayMs)
  const waits = nextNudge !== null && nextNudge > new Date()
  const name = applicationName(application)
  return (
    <div className="grid gap-2">
      <p className="text-14 text-soft">
        {promise}
        {nudgedAt !== null && waits && (
          <span className="block">
            You asked for a reply on {replyDay(nudgedAt)}. You can ask again on {replyDay(nextNudge.toISOString())}.
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {!waits && (
          <Button
            icon={BellRing}
            look="secondary"
            size="small"
            busy={actions.isNudging(application)}
            aria-label={`Ask for a reply: ${name}`}
            onClick={() => actions.nudge(application)}
          >
            Ask for a reply
          </Button>
        )}
        {isUndecided(application) && (
          <Button look="secondary" size="small" aria-label={`Withdraw now: ${name}`} onClick={onWithdraw}>
            Withdraw now
          </Button>
        )}
      </div>
    </div>
  )
}
