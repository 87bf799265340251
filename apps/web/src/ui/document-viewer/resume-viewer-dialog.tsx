import { Download, ExternalLink } from 'lucide-react'
import { documentAddress } from '../../lib/document-address.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Failure } from '../failure.tsx'
import { Skeleton } from '../skeleton.tsx'
import { DocumentViewer, type DocumentViewerProps } from './document-viewer.tsx'
import { saveFile } from './save-file.ts'
import { useTextView } from './use-text-view.tsx'

type ResumeViewerDialogProps = Omit<DocumentViewerProps, 'file'> & {
  onClose: () => void
  filename: string
  /** Of the file in the API. */
  url: string
  /** Undefined while the document is loading. */
  file: Blob | undefined
  error: string | null
  onRetry: () => void
}

export function ResumeViewerDialog({
  onClose,
  filename,
  url,
  file,
  error,
  onRetry,
  ...shown
}: ResumeViewerDialogProps) {
  const { asText, toggle } = useTextView(shown)
  const footer = (
    <>
      {toggle}
      <Button
        icon={ExternalLink}
        look="secondary"
        disabled={!file}
        onClick={() => void window.open(documentAddress(url, filename), '_blank', 'noopener')}
      >
        Open in New Tab
      </Button>
      <Button icon={Download} disabled={!file} onClick={() => file && saveFile(file, filename)}>
        Download
      </Button>
    </>
  )
  return (
    <Dialog onClose={onClose} title={filename} width="wide" footer={footer}>
      {error !== null && <Failure message={error} onRetry={onRetry} />}
      {error === null && !file && <Skeleton className="aspect-[1/1.41] w-full" />}
      {file && <DocumentViewer {...shown} file={file} asText={asText} />}
    </Dialog>
  )
}
