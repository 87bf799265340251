import type { Application } from '@fledge/contract/applications'
import { undoSeconds } from '@fledge/core/applications/undo-window'
import { countText } from '@fledge/core/count-text'
import { dayText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { ApplicationActions } from './use-application-actions.ts'

type AcceptProps = { application: Application; actions: ApplicationActions; onClose: () => void }

/** Asks before an offer is accepted: its company and dates, and the other offers that the student accepted or can accept. */
export function AcceptOfferDialog({ application, actions, onClose }: AcceptProps) {
  const { internship, offer } = application
  const { companyName } = internship.company
  const others = actions.otherOffers(application)
  const terms = [
    ['Company', companyName],
    ['Internship', internship.title],
    ['First day', offer?.startDate ? dayText(offer.startDate) : 'Not set yet'],
    ['Duration', internship.duration],
    ['Answer by', offer?.answerBy ? dayText(offer.answerBy) : ''],
  ].filter(([, value]) => value !== '')
  return (
    <Dialog
      width="narrow"
      onClose={onClose}
      title="Accept this offer?"
      description={`We’ll notify ${companyName} that you accepted. You can undo this for ${countText(undoSeconds(null, 'single'), 'second')}.`}
      footer={
        <>
          <Button look="secondary" data-initial-focus onClick={onClose}>
            Cancel
          </Button>
          <Button busy={actions.answering} onClick={() => actions.answer(application, 'confirmed')}>
            Accept offer
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-14">
        {terms.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {others.length > 0 && (
        <div className="mt-4 grid gap-1 rounded-base bg-sunken p-3 text-14">
          <ul aria-label="Your other offers" className="grid gap-1">
            {others.map((other) => (
              <li key={other.id} className="font-medium wrap-anywhere">
                {otherOfferText(other)}
              </li>
            ))}
          </ul>
          <p className="text-soft">
            Accepting this offer does not change the others. Decline those that you don’t want.
          </p>
        </div>
      )}
    </Dialog>
  )
}

/** 'You already accepted Anthill Route, starting 19 Dec 2026.' */
function otherOfferText({ answer, internship, offer }: Application): string {
  const { companyName } = internship.company
  const from = offer?.startDate ? `, starting ${dayText(offer.startDate)}` : ''
  if (answer === 'confirmed') return `You already accepted ${companyName}${from}.`
  const by = offer?.answerBy ? `, to answer by ${dayText(offer.answerBy)}` : ''
  return `You also have an open offer from ${companyName}${from}${by}.`
}
