import type { Internship } from '@fledge/contract/internships'
import { replyRecordText } from '@fledge/core/applications/reply-record'
import { placeText } from '@fledge/core/places/place-text'
import type { PointerEvent } from 'react'
import { agoInSentence, countText, momentText } from '../../lib/format.ts'
import { ListingFacts } from '../../ui/listing/listing-facts.tsx'

/** The facts of a listing, the work type with the location. */
export const InternshipFacts = ({ internship }: { internship: Internship }) => (
  <ListingFacts internship={internship} place={placeText(internship)} />
)

export const PostedDate = ({ iso }: { iso: string }) => (
  <span className="text-12 text-soft">
    Posted{' '}
    <time dateTime={iso} onPointerEnter={showFullDate}>
      {agoInSentence(iso)}
    </time>
  </span>
)

/** The promise of a listing and how its company keeps promises. */
export const ReplyPromiseText = ({ internship: { replyDays, company } }: { internship: Internship }) => (
  <p className="text-12 text-soft">
    Promises a reply within {countText(replyDays, 'day')}
    {company.replyRecord && <span>{` · ${replyRecordText(company.replyRecord)}`}</span>}
  </p>
)

/** Formats the tooltip on hover, because formatting full dates delays the first screen. */
function showFullDate({ currentTarget }: PointerEvent<HTMLTimeElement>) {
  currentTarget.title = momentText(currentTarget.dateTime)
}
