import type { Internship } from '@fledge/contract/internships'
import { ItemCard } from '../../ui/card.tsx'
import { InternshipFacts, PostedDate } from './internship-facts.tsx'
import { RequirementChips } from './requirement-chips.tsx'

/** The card of a listing as students see it, without buttons, for the posting form. */
export const ListingPreview = ({ internship }: { internship: Internship }) => (
  <ItemCard className="grid gap-3 wrap-anywhere">
    <div>
      <h4 className="font-display text-16 font-semibold">{internship.title}</h4>
      <p className="text-14">{internship.companyName}</p>
      <PostedDate iso={internship.createdAt} />
    </div>
    <InternshipFacts internship={internship} />
    <p className="line-clamp-2 text-14">{internship.description}</p>
    <RequirementChips label="Skills on the card" skills={internship.requirements} />
  </ItemCard>
)
