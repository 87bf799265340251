import { classes } from '../../../ui/class-names.ts'
import type { Span } from '../../../ui/document-viewer/locate.ts'
import { findSource, isSameSpan } from './find-source.ts'
import type { ReadingActions } from './use-corrections.ts'

type SourceProps = {
  text: string
  /** What is displayed, if not the text itself. */
  shown?: string
  actions: Pick<ReadingActions, 'reading' | 'active' | 'onShow'>
  /** The lines to search, by default all. */
  from?: number
  to?: number
}

/** A text that was read, as a link to its place in the resume; plain text where it is not found there. */
export function SourceText({ text, shown = text, actions: { reading, ...actions }, from, to }: SourceProps) {
  const source = findSource(reading.lines, text, from, to)
  return source ? <SourceButton text={shown} source={source} {...actions} /> : <span translate="no">{shown}</span>
}

type ButtonProps = Pick<ReadingActions, 'active' | 'onShow'> & { text: string; source: Span }

export function SourceButton({ text, source, active, onShow }: ButtonProps) {
  const shown = isSameSpan(source, active)
  return (
    <button
      type="button"
      aria-pressed={shown}
      aria-label={`${text}: show it in the resume`}
      onClick={() => onShow(source)}
      className={classes(
        'rounded-base text-left underline decoration-dotted underline-offset-4 wrap-anywhere hover:decoration-solid',
        shown && 'bg-mark',
      )}
    >
      {text}
    </button>
  )
}
