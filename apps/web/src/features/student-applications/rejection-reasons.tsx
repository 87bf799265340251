import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { ReactNode } from 'react'
import { dateText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import type { ApplicationActions } from './use-application-actions.ts'

/** What follows a rejection for a skill that was not shown. */
export type AfterRejection = {
  /** How the skill would change the scores. */
  whatIf: (application: Application, skill: string) => ReactNode
  /** Opens the internships that do not ask for the skill. */
  onWithout: (skill: string) => void
}

type RejectionProps = {
  application: Application
  actions: ApplicationActions
  afterRejection?: AfterRejection | undefined
}

/** Why the application was not successful, what helps, and how long the company keeps the resume. */
export function RejectionReasons(props: RejectionProps) {
  const { application, actions } = props
  const { keepResume, internship, reasons, advice } = application
  const name = internship.company.companyName
  return (
    <div className="grid gap-1">
      <p className="text-14 text-soft">{texts.apply.outcomes.rejected}</p>
      {(reasons.length > 0 || advice !== null) && (
        <div className="my-1 grid max-w-prose gap-3 text-14 wrap-anywhere">
          {reasons.map((reason) => (
            <Reason key={`${reason.code} ${reason.skill}`} reason={reason} {...props} />
          ))}
          {advice !== null && (
            <div>
              <p className="text-12 text-soft">{texts.apply.adviceFrom(name)}</p>
              <p className="whitespace-pre-line">{advice}</p>
            </div>
          )}
        </div>
      )}
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

type ReasonProps = RejectionProps & { reason: Application['reasons'][number] }

function Reason({ application, reason: { sentence, skill }, afterRejection }: ReasonProps) {
  if (skill === undefined || !afterRejection) return <p>{sentence}</p>
  return (
    <div className="grid gap-1">
      <p>{sentence}</p>
      {afterRejection.whatIf(application, skill)}
      <Button
        look="secondary"
        size="small"
        className="max-w-full justify-self-start text-left whitespace-normal!"
        onClick={() => afterRejection.onWithout(skill)}
      >
        Internships that do not ask for {skill}
      </Button>
    </div>
  )
}

/** How long the company can open the resume, with and without permission. */
function keepUntilText({ resumeGone, resumeUntil, keepResume }: Application): string {
  if (keepResume) return 'for later. You can change this at any time.'
  if (resumeGone === 'expired' || resumeUntil === null) return 'for later. The company can no longer open it.'
  return `past ${dateText(resumeUntil)}`
}
