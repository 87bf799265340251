import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { scoreLedgerQuery } from '../../api/applications.ts'
import { errorMessage } from '../../api/call.ts'
import { fileQuery } from '../../api/files.ts'
import { readingQuery } from '../../api/resumes.ts'
import { ResumeViewerDialog } from '../../ui/document-viewer/resume-viewer-dialog.tsx'

/** A resume to show: the student's own, or the copy sent with an application. */
export type ViewedResume = Pick<ComponentProps<typeof ResumeViewerDialog>, 'filename' | 'kind' | 'spans' | 'active'> & {
  url: string
  /** Whose text the marks refer to, shown where the browser cannot show the file; null without a text. */
  textOf: { resumeId: string } | { applicationId: string } | null
}

export function ResumeViewer({ resume, onClose }: { resume: ViewedResume; onClose: () => void }) {
  const { url, textOf, ...shown } = resume
  const file = useQuery(fileQuery(`${url}?disposition=inline`))
  return (
    <ResumeViewerDialog
      {...shown}
      onClose={onClose}
      file={file.data}
      lines={useLines(textOf)}
      error={file.isError ? errorMessage(file.error, 'The file could not be loaded.') : null}
      onRetry={() => void file.refetch()}
    />
  )
}

function useLines(textOf: ViewedResume['textOf']) {
  const resumeId = textOf && 'resumeId' in textOf ? textOf.resumeId : null
  const applicationId = textOf && 'applicationId' in textOf ? textOf.applicationId : null
  const own = useQuery({ ...readingQuery(resumeId ?? ''), enabled: resumeId !== null })
  const sent = useQuery({ ...scoreLedgerQuery(applicationId ?? ''), enabled: applicationId !== null })
  return own.data?.lines ?? sent.data?.lines
}
