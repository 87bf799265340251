import type { ScorePart } from '@fledge/contract/analysis'
import type { Resume } from '@fledge/contract/resumes'
import type { ViewedResume } from '../../features/resumes/resume-viewer.tsx'
import type { SentCopy } from '../../features/student-applications/sent-evidence.tsx'
import { kindOfName } from '../../ui/document-viewer/kind-of-name.ts'

/** The student's own resume, with the evidence of a match highlighted. */
export const ownResume = (resume: Resume, parts: readonly ScorePart[] = [], part?: ScorePart): ViewedResume => ({
  filename: resume.filename,
  kind: resume.kind,
  url: resume.url,
  textOf: resume.status === 'unreadable' ? null : { resumeId: resume.id },
  ...toMarks(parts, part),
})

/** The copy sent with an application; null if there is none. */
export function sentCopy({ application, parts = [], part }: SentCopy): ViewedResume | null {
  if (!application.resume) return null
  const { filename, url } = application.resume
  return {
    filename,
    kind: kindOfName(filename),
    url,
    textOf: { applicationId: application.id },
    ...toMarks(parts, part),
  }
}

const toMarks = (parts: readonly ScorePart[], part: ScorePart | undefined) => ({
  spans: parts.flatMap(({ quote }) => (quote ? [quote.source, ...quote.continued] : [])),
  active: part?.quote?.source ?? null,
})
