import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { Decision } from '@fledge/core/applications/status'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { companyApplications, scoreLedgerQuery } from '../../../api/applications.ts'
import { errorMessage } from '../../../api/call.ts'
import { fileQuery } from '../../../api/files.ts'
import { kindOfName } from '../../../ui/document-viewer/kind-of-name.ts'
import { ResumeViewerDialog } from '../../../ui/document-viewer/resume-viewer-dialog.tsx'
import { saveFile } from '../../../ui/document-viewer/save-file.ts'
import { toast } from '../../../ui/toast.tsx'
import type { ListActions } from './candidate-facts.tsx'

type SentResume = NonNullable<Application['resume']>

export const refuseResume = (description: string) => toast.error({ title: texts.resume.notAvailable, description })

export const sentFile = (resume: SentResume | null) => fileQuery(`${resume?.url}?disposition=inline`)

/** Saves the sent copy of the resume, or says why that is not possible. */
export async function downloadResume(queries: QueryClient, resume: SentResume | null): Promise<void> {
  if (!resume) return refuseResume(texts.resume.noDownload)
  try {
    saveFile(await queries.fetchQuery(sentFile(resume)), resume.filename)
  } catch (error) {
    refuseResume(errorMessage(error, texts.resume.noDownload))
    // The student may have withdrawn it since the list was loaded.
    void queries.invalidateQueries({ queryKey: companyApplications.queryKey })
  }
}

/** Decides, shows and saves from the list. Only opening an application tells its student that it was seen. */
export function useListActions(onAsk: (status: Decision, how: { application: Application }) => void) {
  const queries = useQueryClient()
  const [viewed, setViewed] = useState<Application | null>(null)
  const actions: ListActions = {
    onDecide: (status, application) => onAsk(status, { application }),
    onView: (application) => (application.resume ? setViewed(application) : refuseResume(texts.resume.notAttached)),
    onDownload: ({ resume }) => void downloadResume(queries, resume),
  }
  return {
    actions,
    dialog: viewed?.resume && (
      <ListedResume application={viewed} resume={viewed.resume} onClose={() => setViewed(null)} />
    ),
  }
}

type ListedResumeProps = { application: Application; resume: SentResume; onClose: () => void }

function ListedResume({ application, resume, onClose }: ListedResumeProps) {
  const file = useQuery(sentFile(resume))
  const { data: ledger } = useQuery(scoreLedgerQuery(application.id))
  return (
    <ResumeViewerDialog
      filename={resume.filename}
      url={resume.url}
      kind={kindOfName(resume.filename)}
      lines={ledger?.lines}
      spans={(ledger?.parts ?? []).flatMap(({ quote }) => (quote ? [quote.source] : []))}
      active={null}
      file={file.data}
      error={file.isLoadingError ? errorMessage(file.error, texts.resume.notAvailable) : null}
      onRetry={() => file.refetch()}
      onClose={onClose}
    />
  )
}
