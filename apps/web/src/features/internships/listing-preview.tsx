import type { Internship } from '@fledge/contract/internships'
import { placeText } from '@fledge/core/places/place-text'
import { ItemCard } from '../../ui/card.tsx'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { CardFacts, CardNotes, CardSummary } from './card-parts.tsx'

/** The card of a listing as students see it, without buttons, for the posting form. */
export const ListingPreview = ({ internship }: { internship: Internship }) => (
  <ItemCard className="grid gap-1.5 p-3! wrap-anywhere">
    <div className="flex gap-3">
      <CompanyMark company={internship.company} className="mt-0.5 size-10" />
      <div className="min-w-0">
        <h4 className="font-display text-16 leading-snug font-semibold">{internship.title}</h4>
        <p className="text-14">
          {internship.companyName}
          <span className="text-soft"> · {placeText(internship)}</span>
        </p>
      </div>
    </div>
    <CardFacts internship={internship} />
    <CardSummary internship={internship} />
    <CardNotes internship={internship} skillsLabel="Skills on the card" />
  </ItemCard>
)
