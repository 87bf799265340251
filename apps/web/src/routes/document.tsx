import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../features/not-found/not-found-page.tsx'
import { DocumentPage } from '../features/resumes/document-page.tsx'
import { ownerOfFile } from '../lib/document-address.ts'
import { textParam } from '../lib/search-params.ts'
import { requireUser } from './-guard.ts'

export const Route = createFileRoute('/document')({
  staticData: { ownTitle: true },
  validateSearch: ({ file, name }): { file?: string | undefined; name?: string | undefined } => ({
    file: textParam(file),
    name: textParam(name),
  }),
  beforeLoad: ({ location }) => requireUser(location.href),
  component: ResumeDocument,
})

function ResumeDocument() {
  const { file = '', name = 'resume.pdf' } = Route.useSearch()
  const owner = ownerOfFile(file)
  return owner ? <DocumentPage url={file} name={name} owner={owner} /> : <NotFoundPage />
}
