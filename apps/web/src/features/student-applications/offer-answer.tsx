import type { Application } from '@fledge/contract/applications'
import { answerReasonMaxLength } from '@fledge/contract/constants'
import { texts } from '@fledge/contract/texts'
import type { Answer } from '@fledge/core/applications/lifecycle'
import { useState } from 'react'
import { dateText } from '../../lib/format.ts'
import { OfferTerms } from '../../ui/application/offer-terms.tsx'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx'
import { Moment } from '../../ui/moment.tsx'
import { applicationName } from './application-name.ts'
import type { ApplicationActions } from './use-application-actions.ts'

// Contains Radix Dialog, so it is loaded when it opens.
const FormDialog = lazyDialog(() => import('../../ui/modal/form-dialog.tsx').then((m) => m.FormDialog))

type OfferProps = { application: Application; actions: ApplicationActions }

const answerTexts: Record<Answer, string> = {
  confirmed: 'You accepted the offer. We’ve notified the company.',
  declined: 'You declined the offer. We’ve notified the company.',
}

/** An offer with its note and dates, and the student's answer. */
export function OfferAnswer({ application, actions }: OfferProps) {
  const { answer, answerReason, decidedAt } = application
  const name = applicationName(application)
  const [isDeclining, setDeclining] = useState(false)
  return (
    <div className="grid gap-3">
      <p className="text-14 font-medium text-success">
        {texts.apply.outcomes.accepted}
        {decidedAt !== null && (
          <span className="block font-normal text-soft">
            Accepted on <Moment at={decidedAt}>{dateText(decidedAt)}</Moment>
          </span>
        )}
      </p>
      <OfferTerms application={application} side="student" />
      {answer !== null && (
        <p className="text-14 text-soft">
          {answerTexts[answer]}
          {answerReason && <span className="block wrap-anywhere">Your reason: {answerReason}</span>}
        </p>
      )}
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
          {isDeclining && (
            <DeclineDialog application={application} actions={actions} onClose={() => setDeclining(false)} />
          )}
        </div>
      )}
    </div>
  )
}

function DeclineDialog({ application, actions, onClose }: OfferProps & { onClose: () => void }) {
  const { internship } = application
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      width="narrow"
      onClose={onClose}
      title="Decline this offer?"
      description={`We’ll notify ${internship.company.companyName} that you declined its offer for ${internship.title}. You can’t undo this.`}
      action="Decline offer"
      look="danger"
      busy={actions.answering}
      onSubmit={() => {
        if (reason.length <= answerReasonMaxLength) actions.answer(application, 'declined', reason.trim())
      }}
    >
      <TextAreaField
        label="Reason (optional)"
        rows={3}
        hint="The company reads it."
        limit={answerReasonMaxLength}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
