import type { ReactNode } from 'react'
import type { ReadField } from './read-advertisement.ts'
import type { Advertisement } from './use-advertisement.ts'

/** The hint of a field with the words below it that the field was read from. */
export const hintsWith =
  (sourceOf: Advertisement['sourceOf']) =>
  (name: ReadField, hint?: ReactNode): ReactNode => {
    const source = sourceOf(name)
    if (source === undefined) return hint
    return (
      <>
        {hint}
        <ReadFrom {...source} />
      </>
    )
  }

export type HintOf = ReturnType<typeof hintsWith>

/** Longer quotes are cut: the whole text is in the description. */
const longestQuote = 110
const mostQuotes = 3

function ReadFrom({ quotes, isLowerEnd = false }: { quotes: readonly string[]; isLowerEnd?: boolean | undefined }) {
  const more = quotes.length - mostQuotes
  return (
    <span className="block wrap-anywhere">
      Read from:{' '}
      {quotes.slice(0, mostQuotes).map((quote, index) => (
        <span key={quote}>
          {index > 0 && <span>, </span>}
          <mark translate="no" className="text-ink">
            “{cutQuote(quote)}”
          </mark>
        </span>
      ))}
      {more > 0 && <span>{` and ${more} more`}</span>}
      {isLowerEnd && <span>. This is the lower end of the range. Correct it if you promise more.</span>}
    </span>
  )
}

function cutQuote(quote: string): string {
  const line = quote.replace(/\s+/g, ' ')
  return line.length <= longestQuote ? line : `${line.slice(0, longestQuote).trimEnd()}…`
}
