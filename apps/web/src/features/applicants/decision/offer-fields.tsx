import type { Offer } from '@fledge/contract/applications/outcome'
import { offerNoteMaxLength } from '@fledge/contract/constants'
import { indianDay } from '@fledge/core/internships/state'
import { TextAreaField, TextField } from '../../../ui/field.tsx'

export const emptyOffer: Offer = { note: '', startDate: null, answerBy: null }

/** The offer for the request; undefined when nothing was entered. */
export const toOffer = ({ note, startDate, answerBy }: Offer): Offer | undefined =>
  note.trim() === '' && startDate === null && answerBy === null ? undefined : { note: note.trim(), startDate, answerBy }

/** What has to be corrected, by field. */
export function offerProblems({ note, startDate, answerBy }: Offer) {
  const today = indianDay(new Date())
  const passed = 'This day has passed. Choose a later one.'
  return {
    ...(note.length > offerNoteMaxLength && { note: `At most ${offerNoteMaxLength} characters` }),
    ...(startDate !== null && startDate < today && { startDate: passed }),
    ...(answerBy !== null && answerBy < today && { answerBy: passed }),
  }
}

export function OfferFields({ offer, onOffer }: { offer: Offer; onOffer: (change: Partial<Offer>) => void }) {
  const problems = offerProblems(offer)
  const today = indianDay(new Date())
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        type="date"
        label="First day (optional)"
        min={today}
        value={offer.startDate ?? ''}
        onChange={({ target }) => onOffer({ startDate: target.value || null })}
        error={problems.startDate}
      />
      <TextField
        type="date"
        label="Answer by (optional)"
        min={today}
        hint="We remind the student two days before. The offer stays open after this day."
        value={offer.answerBy ?? ''}
        onChange={({ target }) => onOffer({ answerBy: target.value || null })}
        error={problems.answerBy}
      />
      <TextAreaField
        label="Note (optional)"
        rows={3}
        className="sm:col-span-2"
        limit={offerNoteMaxLength}
        placeholder="What happens next, whom to ask, what to bring"
        value={offer.note}
        onChange={({ target }) => onOffer({ note: target.value })}
        error={problems.note}
      />
    </div>
  )
}
