import type { Reading, Resume } from '@fledge/contract/resumes'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { messageOf } from '../../api/call.ts'
import { fileAt } from '../../api/files.ts'
import { Button } from '../../ui/button.tsx'
import type { Span } from '../../ui/document-viewer/locate.ts'
import { Failure } from '../../ui/failure.tsx'
import { lazyPanel } from '../../ui/lazy-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReadLines } from './read-lines.tsx'

const DocumentViewer = lazyPanel(() =>
  import('../../ui/document-viewer/document-viewer.tsx').then((m) => m.DocumentViewer),
)

/** The page as people see it, or the text as the machine saw it. */
export type DocumentFace = 'page' | 'text'

type DocumentProps = {
  resume: Resume
  reading: Reading
  active: Span | null
  face: DocumentFace
  onFace: (face: DocumentFace) => void
  /** Where the resume stands below its fields: the way back to the one that led here. */
  onBack: (() => void) | null
}

const faces: Record<DocumentFace, string> = { page: 'Page', text: 'Line by line' }

/** The resume beside its fields, with every skill marked where it was found. */
export const ReadDocument = ({ resume, reading, active, face, onFace, onBack }: DocumentProps) => (
  <section aria-label="The resume" className="grid min-w-0 grid-cols-1 gap-3">
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 bg-raised py-1 print:hidden">
      {(['page', 'text'] as const).map((one) => (
        <Button
          key={one}
          look={one === face ? 'secondary' : 'quiet'}
          size="small"
          aria-pressed={one === face}
          onClick={() => onFace(one)}
        >
          {faces[one]}
        </Button>
      ))}
      {onBack && (
        <Button look="quiet" size="small" className="ml-auto lg:hidden" onClick={onBack}>
          <ArrowUp aria-hidden size={16} />
          Back to the field
        </Button>
      )}
    </div>
    {face === 'page' && <Page resume={resume} reading={reading} active={active} />}
    {face === 'text' && <ReadLines reading={reading} active={active} />}
  </section>
)

function Page({ resume, reading, active }: Pick<DocumentProps, 'resume' | 'reading' | 'active'>) {
  const file = useQuery(fileAt(`${resume.url}?disposition=inline`))
  const { lines, skills } = reading
  const spans = useMemo(() => skills.flatMap(({ sources }) => sources), [skills])
  const waiting = <Skeleton className="aspect-[1/1.41] w-full" />
  if (file.isError)
    return (
      <Failure
        message={messageOf(file.error, 'The file could not be loaded.')}
        onRetry={() => void file.refetch()}
        busy={file.isFetching}
      />
    )
  if (!file.data) return waiting
  return (
    <Suspense fallback={waiting}>
      <DocumentViewer file={file.data} kind={resume.kind} lines={lines} spans={spans} active={active} />
    </Suspense>
  )
}
