import { fullName } from '@fledge/core/full-name'
import { useDraft } from '../../../lib/hooks/use-draft.ts'
import { FormDialog } from '../../../ui/modal/form-dialog.tsx'
import { type DecisionDialogProps, decisionDraftKey } from './full-decision.ts'
import { emptyOffer, OfferFields, offerProblems, toOffer } from './offer-fields.tsx'

/** Accepts an applicant, with a note and dates where wanted. The button has the focus, so that Enter accepts. */
export function AcceptDialog({ application, onDecide, onClose }: DecisionDialogProps) {
  const { applicant, internship } = application
  const [offer, setOffer] = useDraft(decisionDraftKey('accepted', application), emptyOffer)
  const submit = () => {
    if (Object.keys(offerProblems(offer)).length > 0) return
    const filled = toOffer(offer)
    onDecide(filled ? { offer: filled } : {})
  }
  return (
    <FormDialog
      onClose={onClose}
      title={`Accept ${fullName(applicant)}`}
      description={internship.title}
      action="Accept"
      focusesAction
      onSubmit={submit}
    >
      <OfferFields offer={offer} onOffer={(change) => setOffer((before) => ({ ...before, ...change }))} />
    </FormDialog>
  )
}
