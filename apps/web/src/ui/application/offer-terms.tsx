import type { Application } from '@fledge/contract/applications'
import type { Side } from '@fledge/core/applications/lifecycle'
import { isOverdueOffer } from '@fledge/core/applications/offers'
import { indianDay } from '@fledge/core/internships/state'
import { dayText } from '../../lib/format.ts'

/** The note and dates of an offer. The day to answer by is shown until the student answers. */
export function OfferTerms({ application, side }: { application: Application; side: Side }) {
  const { offer, internship } = application
  if (offer === null) return null
  const { note, startDate, answerBy } = offer
  const isOverdue = isOverdueOffer(application, answerBy, indianDay(new Date()))
  const showsAnswerBy = answerBy !== null && application.answer === null
  if (note === '' && startDate === null && !showsAnswerBy) return null
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2 rounded-base bg-sunken p-3 text-14">
      {note !== '' && (
        <Term
          name={side === 'student' ? `Note from ${internship.company.companyName}` : 'Your note'}
          value={note}
          isLong
        />
      )}
      {startDate !== null && <Term name="First day" value={dayText(startDate)} />}
      {showsAnswerBy && (
        <Term name="Answer by" value={`${dayText(answerBy)}${isOverdue ? '. The offer is still open.' : ''}`} />
      )}
    </dl>
  )
}

const Term = ({ name, value, isLong = false }: { name: string; value: string; isLong?: boolean }) => (
  <div className={isLong ? 'w-full' : undefined}>
    <dt className="text-12 text-soft">{name}</dt>
    <dd className="max-w-prose whitespace-pre-line wrap-anywhere">{value}</dd>
  </div>
)
