import type { Resume } from '@fledge/contract/resumes'
import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '../../api/query-failure.tsx'
import { resumesQuery } from '../../api/resumes.ts'
import { Button } from '../../ui/button.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { AnalysisResult, type ResultProps } from './analysis-result.tsx'
import { AnalysisStates } from './analysis-states.tsx'
import type { AnalysisState } from './use-analysis.ts'

type AnalyzerProps = Pick<
  ResultProps,
  'userId' | 'view' | 'onView' | 'onQuote' | 'onListing' | 'onReading' | 'order'
> & {
  /** Undefined while loading, null without a resume. */
  resume: Resume | null | undefined
  analysis: AnalysisState
  onUpload: () => void
}

/** Analyzes the resume and shows how it fits each open internship. */
export function AnalyzerPanel(props: AnalyzerProps) {
  const { resume, analysis, onUpload } = props
  const { result } = analysis
  const resumes = useQuery(resumesQuery(props.userId))
  return (
    <div className="grid grid-cols-1 gap-4">
      <Title {...props} />
      {resume === undefined && (
        <>
          <QueryFailure query={resumes} fallback="Your resume could not be loaded." />
          {!resumes.isError && <CardSkeletons count={2} />}
        </>
      )}
      {resume !== undefined && <AnalysisStates resume={resume} analysis={analysis} onUpload={onUpload} />}
      {resume && result && <AnalysisResult {...props} resume={resume} result={result} />}
    </div>
  )
}

function Title({ resume, analysis: { result, running, start, cancel } }: AnalyzerProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 className="mr-auto text-20">AI Analyzer</h2>
      {resume && result && (
        <>
          {running && (
            <Button look="quiet" size="small" onClick={cancel}>
              Cancel
            </Button>
          )}
          <Button look="secondary" size="small" busy={running} onClick={start}>
            Analyze again
          </Button>
        </>
      )}
    </div>
  )
}
