import type { ScorePart } from '@fledge/contract/analysis'
import type { ReactNode } from 'react'
import { classes } from '../../ui/class-names.ts'
import { sampleParts, sampleResume } from './sample-match.ts'

/** The sample resume with quotes highlighted and the chosen one outlined. */
export const ResumeSheet = ({ shown }: { shown: ScorePart | null }) => (
  <div className="p-5 md:p-6">
    <p className="mb-4 text-12 text-soft">sample-resume.pdf, as we read it</p>
    {sampleResume.map(({ text, heading }, line) => (
      <p
        key={text}
        className={heading ? 'mt-4 mb-1 text-12 font-semibold tracking-wide text-soft uppercase' : 'text-16 leading-7'}
      >
        {heading ? text : <Line text={text} line={line} shown={shown} />}
      </p>
    ))}
  </div>
)

function Line({ text, line, shown }: { text: string; line: number; shown: ScorePart | null }) {
  const pieces: ReactNode[] = []
  let end = 0
  for (const part of sampleParts) {
    const { quote } = part
    if (quote?.source.line !== line) continue
    pieces.push(
      text.slice(end, quote.source.start),
      <Quoted key={part.phrase} text={quote.text} isShown={part === shown} />,
    )
    end = quote.source.end
  }
  return [...pieces, text.slice(end)]
}

const Quoted = ({ text, isShown }: { text: string; isShown: boolean }) => (
  <mark
    ref={isShown ? comeIntoView : null}
    className={classes('px-0.5', isShown && 'outline-2 outline-offset-1 outline-primary')}
  >
    {text}
  </mark>
)

const comeIntoView = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'nearest' })
