import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { errorMessage } from '../../api/call.ts'
import { fileQuery } from '../../api/files.ts'
import type { DocumentOwner } from '../../lib/document-address.ts'
import { usePageTitle } from '../../lib/hooks/use-page-title.ts'
import { Button } from '../../ui/button.tsx'
import { DocumentViewer } from '../../ui/document-viewer/document-viewer.tsx'
import { kindOfName } from '../../ui/document-viewer/kind-of-name.ts'
import { saveFile } from '../../ui/document-viewer/save-file.ts'
import { useTextView } from '../../ui/document-viewer/use-text-view.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLines } from './use-lines.ts'

type DocumentPageProps = { url: string; name: string; owner: DocumentOwner }

/** What the viewer shows of a resume, as a page: a browser would download a Word file, and call a PDF by an id. */
export function DocumentPage({ url, name, owner }: DocumentPageProps) {
  usePageTitle(name)
  const { data: file, error, refetch } = useQuery(fileQuery(`${url}?disposition=inline`))
  const lines = useLines(owner)
  const kind = kindOfName(name)
  const { asText, toggle } = useTextView({ kind, lines })
  return (
    <div className="page grid grid-cols-1 gap-4 py-6">
      <header className="flex flex-wrap items-center gap-3 print:hidden">
        <h1 translate="no" className="min-w-0 flex-1 basis-48 text-20 wrap-anywhere">
          {name}
        </h1>
        {toggle}
        <Button icon={Download} disabled={!file} onClick={() => file && saveFile(file, name)}>
          Download
        </Button>
      </header>
      {error && (
        <Failure message={errorMessage(error, 'The file could not be loaded.')} onRetry={() => void refetch()} />
      )}
      {!error && !file && <Skeleton className="aspect-[1/1.41] w-full" />}
      {file && <DocumentViewer file={file} kind={kind} lines={lines} asText={asText} />}
    </div>
  )
}
