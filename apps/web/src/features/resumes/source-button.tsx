import { classes } from '../../ui/class-names.ts'
import type { Span } from '../../ui/document-viewer/locate.ts'
import type { FieldActs } from './field-acts.ts'
import { isSameSpan, sourceOf } from './source-of.ts'

type SourceProps = {
  text: string
  /** What is read here, where that is not the text to look for. */
  shown?: string
  acts: Pick<FieldActs, 'reading' | 'active' | 'onShow'>
  /** The lines to look in: those of an entry, or all. */
  from?: number
  to?: number
}

/** A text that was read; a click shows where it stands in the resume. Plain where it does not stand there like that. */
export function SourceText({ text, shown = text, acts: { reading, ...acts }, from, to }: SourceProps) {
  const source = sourceOf(reading.lines, text, from, to)
  return source ? <SourceButton text={shown} source={source} {...acts} /> : shown
}

type ButtonProps = Pick<FieldActs, 'active' | 'onShow'> & { text: string; source: Span }

/** A text that leads to a place in the resume. */
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
