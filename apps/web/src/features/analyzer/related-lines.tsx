import { findNearLines, type Match, type NearLines as Result, type ScorePart } from '@fledge/contract/analysis'
import { useMutation, useQuery } from '@tanstack/react-query'
import { TextSearch } from 'lucide-react'
import { useId } from 'react'
import { call, errorMessage } from '../../api/call.ts'
import { site } from '../../api/site.ts'
import { isAsked } from '../../ui/application/requirement-met.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'

type RelatedLinesProps = { match: Match; resumeId: string; onQuote: (match: Match, part: ScorePart) => void }

const isMissing = (part: ScorePart): boolean => isAsked(part) && part.met === 'no'

/** Asks the embedding model, where one is configured, for lines of the resume related to missing requirements. */
export function RelatedLines({ match, resumeId, onQuote }: RelatedLinesProps) {
  const host = useQuery(site).data?.embeddingModel
  const note = useId()
  const { internshipId } = match
  // Not a query: it must not be repeated automatically, because it sends the resume to another host.
  const search = useMutation({ mutationFn: () => call(findNearLines, { body: { resumeId, internshipId } }) })
  const ask = () => search.mutate()
  if (!host || !match.parts.some(isMissing)) return null
  return (
    <div className="grid w-full justify-items-start gap-2">
      <Button
        icon={TextSearch}
        look="secondary"
        size="small"
        busy={search.isPending}
        aria-describedby={note}
        onClick={ask}
      >
        Find related words in my resume
      </Button>
      <p id={note} className="max-w-prose text-12 text-soft">
        Sends the missing requirements and the text of your resume to the model at{' '}
        <span className="font-medium wrap-anywhere text-ink">{host}</span>, without the name, email, phone and links we
        recognise.
      </p>
      {search.isError && (
        <Failure message={errorMessage(search.error, 'We could not look for related words.')} onRetry={ask} />
      )}
      {search.data && (
        <Lines
          lines={search.data.data.lines}
          onShow={(line) => {
            const part = quotingPart(match, line)
            if (part) onQuote({ ...match, parts: [...match.parts, part] }, part)
          }}
        />
      )}
    </div>
  )
}

type Line = Result['lines'][number]

/** The missed part of the ledger with the related line as its quote, so that the resume opens there. */
function quotingPart({ parts }: Match, { phrase, quote }: Line): ScorePart | null {
  const part = parts.find((part) => part.phrase === phrase && isMissing(part))
  return part ? { ...part, quote: { ...quote, continued: [], marks: [] } } : null
}

function Lines({ lines, onShow }: { lines: readonly Line[]; onShow: (line: Line) => void }) {
  if (lines.length === 0)
    return (
      <p role="status" className="text-14 text-soft">
        The model found no related lines in your resume.
      </p>
    )
  return (
    <div role="status" className="grid w-full gap-2 text-14">
      <ul aria-label="Related words" className="grid divide-y divide-line">
        {lines.map((line) => (
          <li key={line.phrase} className="grid gap-x-6 py-2 wrap-anywhere sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            <span className="font-medium">{line.phrase}</span>
            <button
              type="button"
              aria-label={`Show “${line.quote.text}” in the resume`}
              onClick={() => onShow(line)}
              className="rounded-base text-left underline decoration-dotted underline-offset-4"
            >
              {line.quote.text}
            </button>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-soft">
        These lines earn no points, because a model’s guess is not evidence. If one means the same thing, use the
        internship’s wording in your resume, or add the skill in “What was read”.
      </p>
    </div>
  )
}
