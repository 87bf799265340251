import type { ScorePart } from '@fledge/contract/analysis'
import { Fragment } from 'react'
import { classes } from '../class-names.ts'
import { metLooks } from './met-looks.ts'
import { reasonText } from './requirement-met.ts'

type LedgerProps = {
  parts: readonly ScorePart[]
  /** Shows a quote in the resume. Without it, quotes are plain text. */
  onShow?: (part: ScorePart) => void
  shown?: ScorePart | null
  /** Leaves out why a row earned its points. */
  isBrief?: boolean
  /** A company reads it, which has no use for what would earn the student more points. */
  isOfApplicant?: boolean
  /** The next resume is loading: shows the requirements without the evidence and points of the previous one. */
  loading?: boolean
}

/** The parts of a score: each requirement, whether it is met, the quote from the resume, and the points. */
export function Ledger({
  parts,
  onShow,
  shown = null,
  isBrief = false,
  isOfApplicant = false,
  loading = false,
}: LedgerProps) {
  const points = parts.reduce((sum, part) => sum + part.points, 0)
  return (
    <div className="@container grid w-full grid-cols-1 gap-2">
      <table className="w-full table-fixed text-left text-14 @max-sm:block">
        <caption className="sr-only">What the score is made of</caption>
        <thead className="text-12 text-soft @max-sm:sr-only">
          <tr>
            <th scope="col" className="w-2/5 py-1 pr-3 font-medium">
              Asked for
            </th>
            <th scope="col" className="py-1 pr-3 font-medium">
              In the resume
            </th>
            <th scope="col" className="w-18 py-1 text-right font-medium">
              Points
            </th>
          </tr>
        </thead>
        <tbody className="@max-sm:block">
          {parts.map((part) => (
            <Row
              key={`${part.kind} ${part.phrase}`}
              part={part}
              onShow={onShow}
              isShown={part === shown}
              isBrief={isBrief}
              isOfApplicant={isOfApplicant}
              loading={loading}
            />
          ))}
        </tbody>
        <tfoot className="@max-sm:block">
          <tr className="border-t border-line font-semibold @max-sm:flex @max-sm:justify-between">
            <th scope="row" colSpan={2} className="py-2 text-left">
              Score
            </th>
            <td className={classes('py-2 text-right tabular', loading && 'invisible')}>{points}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** What a row is about; the words in brackets follow the phrase of the listing. */
const kinds: Record<ScorePart['kind'], { label?: string; note?: string }> = {
  requirement: {},
  description: { note: 'description' },
  title: { note: 'title' },
  similar: { label: 'Similar work' },
  limit: { label: 'Limit' },
}

const importances: Record<ScorePart['importance'], string | null> = {
  must: 'required',
  asked: null,
  nice: 'nice to have',
}

/** Without room for three columns, the quote moves below the requirement. */
const rowLook = 'border-t border-line align-top @max-sm:grid @max-sm:grid-cols-[minmax(0,1fr)_auto]'

type RowProps = { part: ScorePart; onShow: LedgerProps['onShow']; isShown: boolean } & Required<
  Pick<LedgerProps, 'isBrief' | 'isOfApplicant' | 'loading'>
>

function Row({ part, onShow, isShown, isBrief, isOfApplicant, loading }: RowProps) {
  const { icon: Icon, word, color } = metLooks[part.met]
  const { label, note } = kinds[part.kind]
  const isLimit = part.kind === 'limit'
  const notes = [note, isLimit ? null : importances[part.importance]].filter(
    (text) => text && !part.phrase.includes(text),
  )
  const reason = isBrief ? null : reasonText(part, !isOfApplicant)
  return (
    <tr className={rowLook}>
      <th scope="row" className="min-w-0 pt-2 pr-3 pb-1 font-medium @sm:pb-2">
        <span className="flex items-start gap-2">
          <Icon aria-hidden size={16} className={classes('mt-0.5 shrink-0', loading ? 'invisible' : color)} />
          <span className="min-w-0">
            <span translate={label === undefined ? 'no' : undefined}>{label ?? part.phrase}</span>
            {notes.length > 0 && <span className="font-normal text-soft"> ({notes.join(', ')})</span>}
          </span>
        </span>
      </th>
      <td className="min-w-0 pb-2 @sm:pt-2 @sm:pr-3 @max-sm:order-last @max-sm:col-span-2 @max-sm:pl-6">
        <div className={loading ? 'rounded-base bg-line/60 *:invisible' : undefined}>
          {part.quote && <span className="sr-only">{word}. </span>}
          {part.quote && <Quote part={part} onShow={onShow} isShown={isShown} />}
          {!part.quote && !isLimit && (
            <span className={classes('whitespace-nowrap text-soft', !reason && '@max-sm:sr-only')}>Not found</span>
          )}
          {reason && <span className="block text-12 text-soft">{reason}</span>}
        </div>
      </td>
      <td className={classes('py-2 text-right whitespace-nowrap tabular', loading && 'invisible')}>
        {isLimit ? `−${-part.points}` : part.points} {!isLimit && <span className="text-soft">of {part.outOf}</span>}
        {part.outOf > 0 && (
          <span aria-hidden className="mt-1 block h-1 overflow-hidden rounded-full bg-sunken forced-colors:hidden">
            <span
              className="fill-once block h-full rounded-full bg-mark [print-color-adjust:exact]"
              style={{ width: `${(part.points / part.outOf) * 100}%` }}
            />
          </span>
        )}
      </td>
    </tr>
  )
}

function Quote({ part, onShow, isShown }: { part: ScorePart; onShow: LedgerProps['onShow']; isShown: boolean }) {
  const words = part.quote && <MarkedText {...part.quote} />
  if (!onShow) return words
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={`Show “${part.quote?.text}” in the resume`}
      onClick={() => onShow(part)}
      className={classes(
        'rounded-base text-left underline decoration-dotted underline-offset-4',
        isShown && 'outline-2 outline-primary',
      )}
    >
      {words}
    </button>
  )
}

/** A quote with the words that prove something marked. */
function MarkedText({ text, marks }: Pick<NonNullable<ScorePart['quote']>, 'text' | 'marks'>) {
  const ends = [0, ...marks.map(({ end }) => end)]
  return (
    <span translate="no" className="wrap-anywhere">
      {marks.map(({ start, end }, place) => (
        <Fragment key={start}>
          <span>{text.slice(ends[place], start)}</span>
          <mark className="px-0.5">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      <span>{text.slice(ends.at(-1))}</span>
    </span>
  )
}
