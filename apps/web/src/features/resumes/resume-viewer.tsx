import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { ledgerOf } from '../../api/applications.ts'
import { messageOf } from '../../api/call.ts'
import { fileAt } from '../../api/files.ts'
import { readingOf } from '../../api/resumes.ts'
import { ResumeViewerDialog } from '../../ui/document-viewer/resume-viewer-dialog.tsx'

/** A resume to show: the student's own, or the copy that was sent with an application. */
export type ViewedResume = Pick<ComponentProps<typeof ResumeViewerDialog>, 'filename' | 'kind' | 'spans' | 'active'> & {
  url: string
  /** Whose text it is: what marks point into, and what is shown where the file itself cannot be. None was read: null. */
  textOf: { resumeId: string } | { applicationId: string } | null
}

/** The resume in a dialog, with Open in New Tab and Download. */
export function ResumeViewer({ resume, onClose }: { resume: ViewedResume; onClose: () => void }) {
  const { url, textOf, ...shown } = resume
  const file = useQuery(fileAt(`${url}?disposition=inline`))
  return (
    <ResumeViewerDialog
      {...shown}
      open
      onClose={onClose}
      file={file.data}
      lines={useLines(textOf)}
      error={file.isError ? messageOf(file.error, 'The file could not be loaded.') : null}
      onRetry={() => void file.refetch()}
    />
  )
}

function useLines(textOf: ViewedResume['textOf']) {
  const resumeId = textOf && 'resumeId' in textOf ? textOf.resumeId : null
  const applicationId = textOf && 'applicationId' in textOf ? textOf.applicationId : null
  const own = useQuery({ ...readingOf(resumeId ?? ''), enabled: resumeId !== null })
  const sent = useQuery({ ...ledgerOf(applicationId ?? ''), enabled: applicationId !== null })
  return own.data?.lines ?? sent.data?.lines
}
