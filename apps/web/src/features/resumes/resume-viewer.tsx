import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { errorMessage } from '../../api/call.ts'
import { fileQuery } from '../../api/files.ts'
import type { DocumentOwner } from '../../lib/document-address.ts'
import { ResumeViewerDialog } from '../../ui/document-viewer/resume-viewer-dialog.tsx'
import { useLines } from './use-lines.ts'

/** A resume to show: the student's own, or the copy sent with an application. */
export type ViewedResume = Pick<ComponentProps<typeof ResumeViewerDialog>, 'filename' | 'kind' | 'spans' | 'active'> & {
  url: string
  /** Whose text the marks refer to, shown where the browser cannot show the file; null without a text. */
  textOf: DocumentOwner | null
}

export function ResumeViewer({ resume, onClose }: { resume: ViewedResume; onClose: () => void }) {
  const { url, textOf, ...shown } = resume
  const file = useQuery(fileQuery(`${url}?disposition=inline`))
  return (
    <ResumeViewerDialog
      {...shown}
      url={url}
      onClose={onClose}
      file={file.data}
      lines={useLines(textOf)}
      error={file.isError ? errorMessage(file.error, 'The file could not be loaded.') : null}
      onRetry={() => void file.refetch()}
    />
  )
}
