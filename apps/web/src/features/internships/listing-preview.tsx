import type { Internship } from '@fledge/contract/internships'
import { ItemCard } from '../../ui/card.tsx'
import { Description } from '../../ui/listing/description.tsx'
import { CardHead, CardNotes } from './card-parts.tsx'

/** The card of a listing as students see it, without buttons, for the posting form. */
export const ListingPreview = ({ internship }: { internship: Internship }) => (
  <ItemCard className="@container grid grid-cols-[auto_minmax(0,1fr)_auto] gap-y-1 p-3! wrap-anywhere">
    <CardHead
      internship={internship}
      heading={<h4 className="font-display text-16 leading-snug font-semibold">{internship.title}</h4>}
      company={internship.companyName}
    />
    <CardNotes internship={internship} skillsLabel="Skills on the card" />
    <div className="col-[1/-1] mt-2 border-t border-line pt-3 text-14">
      <Description text={internship.description} />
    </div>
  </ItemCard>
)
