import { texts } from '@fledge/contract/texts'

type StudentSentencesProps = { reader: string; sentences: readonly string[]; advice: string }

/** What a rejected student will read. */
export const StudentSentences = ({ reader, sentences, advice }: StudentSentencesProps) => (
  <section aria-label={`What ${reader} will read`} className="grid gap-1 rounded-base bg-sunken p-3 text-14">
    <h3 className="font-text text-12 font-medium text-soft">What {reader} will read</h3>
    <div role="status" className="grid gap-1 wrap-anywhere">
      <p>{texts.apply.outcomes.rejected}</p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {advice.trim() !== '' && <p className="whitespace-pre-line">Advice from you: {advice.trim()}</p>}
    </div>
  </section>
)
