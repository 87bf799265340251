import type { Reading, Resume } from '@fledge/contract/resumes'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { fileQuery } from '../../../api/files.ts'
import { QueryFailure } from '../../../api/query-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Span } from '../../../ui/document-viewer/locate.ts'
import { lazyPanel } from '../../../ui/lazy/lazy-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ResumeLines } from './resume-lines.tsx'

const DocumentViewer = lazyPanel(() =>
  import('../../../ui/document-viewer/document-viewer.tsx').then((m) => m.DocumentViewer),
)

export type ResumeView = 'page' | 'lines'

type ResumePaneProps = {
  resume: Resume
  reading: Reading
  active: Span | null
  view: ResumeView
  onView: (view: ResumeView) => void
  /** Returns to the field that led here, where the resume is below the fields. */
  onBack: (() => void) | null
}

const viewNames: Record<ResumeView, string> = { page: 'Page', lines: 'Line by line' }

/** The resume next to its fields, with every skill marked. */
export const ResumePane = ({ resume, reading, active, view, onView, onBack }: ResumePaneProps) => (
  <section aria-label="The resume" className="grid min-w-0 grid-cols-1 gap-3">
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 bg-raised py-1 print:hidden">
      {(['page', 'lines'] as const).map((one) => (
        <Button
          key={one}
          look={one === view ? 'secondary' : 'quiet'}
          size="small"
          aria-pressed={one === view}
          onClick={() => onView(one)}
        >
          {viewNames[one]}
        </Button>
      ))}
      {onBack && (
        <Button icon={ArrowUp} look="quiet" size="small" className="ml-auto lg:hidden" onClick={onBack}>
          Back to the field
        </Button>
      )}
    </div>
    {view === 'page' && <Page resume={resume} reading={reading} active={active} />}
    {view === 'lines' && <ResumeLines reading={reading} active={active} />}
  </section>
)

function Page({ resume, reading, active }: Pick<ResumePaneProps, 'resume' | 'reading' | 'active'>) {
  const file = useQuery(fileQuery(`${resume.url}?disposition=inline`))
  const { lines, skills } = reading
  const spans = useMemo(() => skills.flatMap(({ sources }) => sources), [skills])
  const waiting = <Skeleton className="aspect-[1/1.41] w-full" />
  if (file.isError) return <QueryFailure query={file} fallback="The file could not be loaded." />
  if (!file.data) return waiting
  return (
    <Suspense fallback={waiting}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard */}
      <div tabIndex={0} className="overflow-x-auto -outline-offset-2 print:overflow-visible">
        <DocumentViewer file={file.data} kind={resume.kind} lines={lines} spans={spans} active={active} />
      </div>
    </Suspense>
  )
}
