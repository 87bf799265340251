import type { Application } from '@fledge/contract/applications'
import { answerReasonMaxLength } from '@fledge/contract/constants'
import { texts } from '@fledge/contract/texts'
import type { Answer } from '@fledge/core/applications/lifecycle'
import { undoSeconds } from '@fledge/core/applications/undo-window'
import { countText } from '@fledge/core/count-text'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { dateText } from '../../lib/format.ts'
import { useDraft } from '../../lib/hooks/use-draft.ts'
import { OfferTerms } from '../../ui/application/offer-terms.tsx'
import { useUndoable } from '../../ui/application/use-undoable.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx'
import { Moment } from '../../ui/moment.tsx'
import { AcceptOfferDialog } from './accept-offer-dialog.tsx'
import { applicationName } from './application-name.ts'
import { type ApplicationActions, declineDraftKey } from './use-application-actions.ts'

// Contains Radix Dialog, so it is loaded when it opens.
const FormDialog = lazyDialog(() => import('../../ui/modal/form-dialog.tsx').then((m) => m.FormDialog))

type OfferProps = { application: Application; actions: ApplicationActions }

const answerTexts: Record<Answer, string> = {
  confirmed: 'You accepted the offer.',
  declined: 'You declined the offer.',
}

/** An offer with its note and dates, and the student's answer. */
export function OfferAnswer({ application, actions }: OfferProps) {
  const { answer, decidedAt } = application
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
      {answer === null ? (
        <AnswerButtons application={application} actions={actions} />
      ) : (
        <GivenAnswer application={application} answer={answer} actions={actions} />
      )}
    </div>
  )
}

function AnswerButtons({ application, actions }: OfferProps) {
  const name = applicationName(application)
  const [asked, setAsked] = useState<Answer | null>(null)
  const close = () => setAsked(null)
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <p className="text-14 text-soft max-sm:w-full">Do you accept this offer?</p>
      <Button size="small" aria-label={`Accept offer: ${name}`} onClick={() => setAsked('confirmed')}>
        Accept offer
      </Button>
      <Button look="secondary" size="small" aria-label={`Decline: ${name}`} onClick={() => setAsked('declined')}>
        Decline
      </Button>
      {asked === 'confirmed' && <AcceptOfferDialog application={application} actions={actions} onClose={close} />}
      {asked === 'declined' && <DeclineDialog application={application} actions={actions} onClose={close} />}
    </div>
  )
}

/** The answer that was given, with Undo until the company sees it. */
function GivenAnswer({ application, answer, actions }: OfferProps & { answer: Answer }) {
  const { answerReason, answerTellAt, internship } = application
  const company = internship.company.companyName
  const isUndoable = useUndoable(answerTellAt)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status" className="text-14 text-soft">
        {`${answerTexts[answer]} ${isUndoable ? `${company} sees this in a few seconds.` : `We’ve notified ${company}.`}`}
        {answerReason && <span className="block wrap-anywhere">Your reason: {answerReason}</span>}
      </p>
      {isUndoable && (
        <Button
          icon={Undo2}
          look="secondary"
          size="small"
          aria-label={`Undo: ${applicationName(application)}`}
          busy={actions.undoing}
          onClick={() => actions.undoAnswer(application)}
        >
          Undo
        </Button>
      )}
    </div>
  )
}

function DeclineDialog({ application, actions, onClose }: OfferProps & { onClose: () => void }) {
  const { internship } = application
  const [reason, setReason] = useDraft(declineDraftKey(application), '')
  return (
    <FormDialog
      width="narrow"
      onClose={onClose}
      title="Decline this offer?"
      description={`We’ll notify ${internship.company.companyName} that you declined its offer for ${internship.title}. You can undo this for ${countText(undoSeconds(null, 'single'), 'second')}.`}
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
