import type { Application } from '@fledge/contract/applications'
import { isOverdueOffer, listOpenOffers } from '@fledge/core/applications/offers'
import { indianDay } from '@fledge/core/internships/state'
import { dateText, dayText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { Moment } from '../../ui/moment.tsx'

type OpenOffersProps = { applications: readonly Application[]; onAnswer: (applicationId: string) => void }

/** Unanswered offers, oldest first. */
export function OpenOffers({ applications, onAnswer }: OpenOffersProps) {
  const offers = listOpenOffers(applications)
  if (offers.length === 0) return null
  return (
    <TitledCard title="Offers to answer" level={3} gap="gap-2">
      <ul className="divide-y divide-line">
        {offers.map((offer) => (
          <Offer key={offer.id} offer={offer} onAnswer={() => onAnswer(offer.id)} />
        ))}
      </ul>
    </TitledCard>
  )
}

function Offer({ offer, onAnswer }: { offer: Application; onAnswer: () => void }) {
  const { internship, decidedAt, offer: terms } = offer
  const company = internship.company.companyName
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
      <div className="flex min-w-0 gap-3">
        <CompanyMark company={internship.company} className="size-10" />
        <p className="min-w-0 text-14 wrap-anywhere">
          <span className="font-medium">{internship.title}</span>
          <span className="block text-soft">
            {company}
            {decidedAt !== null && (
              <>
                {' accepted you on '}
                <Moment at={decidedAt}>{dateText(decidedAt)}</Moment>
              </>
            )}
            {terms?.answerBy && (
              <span className="block">
                {`Answer by ${dayText(terms.answerBy)}${isOverdueOffer(offer, terms.answerBy, indianDay(new Date())) ? '. The offer is still open.' : ''}`}
              </span>
            )}
          </span>
        </p>
      </div>
      <Button size="small" aria-label={`Answer offer: ${internship.title} at ${company}`} onClick={onAnswer}>
        Answer offer
      </Button>
    </li>
  )
}
