import { useQuery } from '@tanstack/react-query'
import { scoreLedgerQuery } from '../../api/applications.ts'
import { readingQuery } from '../../api/resumes.ts'
import type { DocumentOwner } from '../../lib/document-address.ts'

/** The lines that were read from a resume; undefined without an owner, and until they are loaded. */
export function useLines(owner: DocumentOwner | null) {
  const resumeId = owner && 'resumeId' in owner ? owner.resumeId : null
  const applicationId = owner && 'applicationId' in owner ? owner.applicationId : null
  const own = useQuery({ ...readingQuery(resumeId ?? ''), enabled: resumeId !== null })
  const sent = useQuery({ ...scoreLedgerQuery(applicationId ?? ''), enabled: applicationId !== null })
  return own.data?.lines ?? sent.data?.lines
}
