import type { Match, ScorePart } from '@fledge/contract/analysis'
import type { Resume } from '@fledge/contract/resumes'
import { texts } from '@fledge/contract/texts'
import { useApply } from '../../api/apply.ts'
import { messageOf } from '../../api/call.ts'
import { toast } from '../../ui/toast.tsx'

/** What may be done with a match, wherever one is shown. */
export type MatchActs = {
  applied: ReadonlySet<string>
  /** Of the resume that was analyzed. */
  resumeId: string
  /** The file that an application sends. */
  filename: string
  applyTo: (match: Match) => void
  onQuote: (match: Match, part: ScorePart) => void
  /** Leads to the whole listing. */
  onListing: (internshipId: string) => void
}

/** Applying from the analyzer, with the analyzer's own texts (settlement 88). */
export function useApplyToMatch(userId: string, resume: Resume): (match: Match) => void {
  const { analyzerSubmitted, analyzerFailed, analyzerNoResume, appliedBefore } = texts.apply
  const send = useApply(userId, {
    onApplied: ({ internship }) =>
      toast.success({ title: analyzerSubmitted.title, description: analyzerSubmitted.description(internship.title) }),
    onAlreadyApplied: () => toast.info(appliedBefore),
    onRefused: (error) =>
      toast.error({ title: analyzerFailed.title, description: messageOf(error, analyzerFailed.fallback) }),
  })
  return ({ internshipId }) => {
    if (resume.id === '') return toast.error({ title: 'Error', description: analyzerNoResume })
    send({ internshipId, resumeId: resume.id })
  }
}
