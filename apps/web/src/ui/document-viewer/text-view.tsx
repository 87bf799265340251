import { useEffect, useRef } from 'react'
import type { Marks } from './paint.ts'
import { paint } from './paint.ts'

/** The lines that were read, for DOC files and for documents that cannot be rendered. */
export function TextView({ marks }: { marks: Marks }) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sheet.current) return paint(sheet.current, marks)
  }, [marks])
  return (
    <div ref={sheet} className="docx-sheet grid gap-1 border border-line px-6 py-8 text-14">
      {marks.lines.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number; lines are never moved
        <p key={index} className="whitespace-pre-wrap">
          {text}
        </p>
      ))}
    </div>
  )
}
