import type { Application } from '@fledge/contract/applications'
import { refuseExtension } from '@fledge/core/applications/offers'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { OfferTerms } from '../../../ui/application/offer-terms.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.tsx'

const AnswerDateDialog = lazyDialog(() => import('../decision/answer-date-dialog.tsx').then((m) => m.AnswerDateDialog))

/** The terms of an offer. The company can move the answer date until the student answers. */
export function SentOffer({ application }: { application: Application }) {
  const [isMoving, setMoving] = useState(false)
  if (application.status !== 'accepted') return null
  const canMove = refuseExtension(application) === null
  return (
    <div className="grid gap-2 empty:hidden">
      <OfferTerms application={application} side="company" />
      {canMove && (
        <Button
          icon={CalendarClock}
          look="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setMoving(true)}
        >
          {application.offer?.answerBy ? 'Change answer date' : 'Set answer date'}
        </Button>
      )}
      {canMove && isMoving && <AnswerDateDialog application={application} onClose={() => setMoving(false)} />}
    </div>
  )
}
