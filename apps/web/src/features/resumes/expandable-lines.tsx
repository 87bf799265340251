import { useState } from 'react'
import { formatDateRanges } from './format-date-ranges.ts'

/** The first lines of a list, and a button that shows the rest. */
export function ExpandableLines({ lines, limit }: { lines: readonly string[]; limit: number }) {
  const [all, setAll] = useState(false)
  const hidden = lines.length - limit
  const shown = all ? lines : lines.slice(0, limit)
  return (
    <>
      <ul className="grid gap-1">
        {shown.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same; they are never moved
          <li key={index}>{formatDateRanges(line)}</li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="min-h-8 text-14 font-medium text-primary hover:underline"
        >
          {all ? 'Show fewer' : `+${hidden} more`}
        </button>
      )}
    </>
  )
}
