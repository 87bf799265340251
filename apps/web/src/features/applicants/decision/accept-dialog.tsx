import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DecisionDialogProps } from './full-decision.ts'
import { emptyOffer, OfferFields, offerProblems, toOffer } from './offer-fields.tsx'

/** Accepts an applicant, with a note and dates where wanted. The button has the focus, so that Enter accepts. */
export function AcceptDialog({ application: { applicant, internship }, onDecide, onClose }: DecisionDialogProps) {
  const [offer, setOffer] = useState(emptyOffer)
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(offerProblems(offer)).length > 0) return
    const filled = toOffer(offer)
    onDecide(filled ? { offer: filled } : {})
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Accept ${applicant.firstName} ${applicant.lastName}`}
      description={internship.title}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} data-initial-focus>
            Accept
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <OfferFields offer={offer} onOffer={(change) => setOffer((before) => ({ ...before, ...change }))} />
      </form>
    </Dialog>
  )
}
