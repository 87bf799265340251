/** Longer quotes are cut: the whole text is in the description. */
const longestQuote = 110
const mostQuotes = 3

/** The words of the advertisement that a field was read from. */
type ReadFromProps = { quotes: readonly string[]; isLowerEnd?: boolean | undefined }

export function ReadFrom({ quotes, isLowerEnd = false }: ReadFromProps) {
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
