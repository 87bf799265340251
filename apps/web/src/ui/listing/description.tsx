import { readBlocks } from '@fledge/core/internships/description-blocks'
import type { ReactNode } from 'react'

/** The text of a listing with its paragraphs, headings and lists. */
export const Description = ({ text }: { text: string }) => (
  <div className="grid max-w-prose gap-3 wrap-anywhere">{readBlocks(text).map(renderBlock)}</div>
)

function renderBlock({ kind, lines }: ReturnType<typeof readBlocks>[number], index: number): ReactNode {
  if (kind === 'list')
    return (
      <ul key={index} className="grid list-disc gap-1 pl-5 marker:text-soft">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other key and never move
          <li key={at}>{line}</li>
        ))}
      </ul>
    )
  return (
    <p key={index} className={kind === 'heading' ? '-mb-2 font-semibold' : 'whitespace-pre-line'}>
      {lines.join('\n')}
    </p>
  )
}
