export const Quotes = ({ quotes }: { quotes: readonly string[] }) => (
  <ul className="grid justify-items-start gap-1">
    {quotes.map((quote) => (
      <li key={quote} translate="no" className="wrap-anywhere">
        <mark>“{quote}”</mark>
      </li>
    ))}
  </ul>
)
