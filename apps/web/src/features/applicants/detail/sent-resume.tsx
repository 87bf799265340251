import type { Application, Ledger } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { useMemo } from 'react'
import { errorMessage } from '../../../api/call.ts'
import { useWide } from '../../../lib/hooks/use-media.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { DocumentViewer } from '../../../ui/document-viewer/document-viewer.tsx'
import { kindOfName } from '../../../ui/document-viewer/kind-of-name.ts'
import type { Span } from '../../../ui/document-viewer/locate.ts'
import { ResumeViewerDialog } from '../../../ui/document-viewer/resume-viewer-dialog.tsx'
import { useTextView } from '../../../ui/document-viewer/use-text-view.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { downloadResume, refuseResume, sentFile } from '../list/listed-resume.tsx'

type SentResumeProps = {
  application: Application
  ledger: Ledger | undefined
  /** The quote to show. */
  active: Span | null
  viewing: boolean
  onViewing: (viewing: boolean) => void
}

/** The sent copy of the resume, with the quotes of the ledger marked. */
export function SentResume({ application, ledger, active, viewing, onViewing }: SentResumeProps) {
  const { resume, resumeGone } = application
  const queries = useQueryClient()
  const file = useQuery({ ...sentFile(resume), enabled: resume !== null })
  const wide = useWide()
  const spans = useMemo(
    () => (ledger?.parts ?? []).flatMap(({ quote }) => (quote ? [quote.source, ...quote.continued] : [])),
    [ledger],
  )
  const error = file.isLoadingError ? errorMessage(file.error, texts.resume.notAvailable) : null
  const view = resume && { file: file.data, kind: kindOfName(resume.filename), lines: ledger?.lines, spans, active }
  const { asText, toggle } = useTextView({ kind: kindOfName(resume?.filename ?? ''), lines: ledger?.lines })
  return (
    <section aria-label="Resume" className="flex min-h-0 min-w-0 flex-col print:break-before-page">
      <div className="flex flex-wrap items-center gap-2 px-4 py-3 max-md:border-t max-md:border-line md:px-5">
        <p className="flex min-w-0 flex-1 basis-32 items-center gap-2 text-14">
          <FileText aria-hidden size={16} className="shrink-0 text-soft" />
          <span className={classes('min-w-0', resume && 'truncate')} title={resume?.filename}>
            {resume ? resume.filename : noResumeText(application)}
          </span>
        </p>
        {toggle}
        {resumeGone === null && (
          <>
            <Button
              look="secondary"
              size="small"
              onClick={() => (resume ? onViewing(true) : refuseResume(texts.resume.notAttached))}
            >
              View Resume
            </Button>
            <Button
              icon={Download}
              look="secondary"
              size="small"
              busy={resume !== null && file.isLoading}
              onClick={() => void downloadResume(queries, resume)}
            >
              Download
            </Button>
          </>
        )}
      </div>
      {error !== null && (
        <div className="px-4 pb-4 md:px-5">
          <Failure message={error} onRetry={() => file.refetch()} />
        </div>
      )}
      {file.isLoading && <Skeleton className="m-4 h-96" />}
      {view?.file && (
        <section
          aria-label="Resume text"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
          tabIndex={0}
          className="relative isolate min-h-0 flex-1 overflow-x-auto bg-sunken py-1 -outline-offset-2 print:p-0 print:overflow-visible lg:overflow-y-auto"
        >
          {/* On a small screen the viewer shows the quote and the page does not scroll. */}
          <DocumentViewer {...view} file={view.file} active={wide ? active : null} asText={asText} />
        </section>
      )}
      {resume && view && viewing && (
        <ResumeViewerDialog
          {...view}
          onClose={() => onViewing(false)}
          filename={resume.filename}
          url={resume.url}
          error={error}
          onRetry={() => file.refetch()}
        />
      )}
    </section>
  )
}

const noResumeText = ({ resumeGone }: Application) =>
  resumeGone === null ? 'No resume attached' : texts.resume[resumeGone]
