import type { Match, ScorePart } from '@fledge/contract/analysis'
import type { Resume } from '@fledge/contract/resumes'
import { texts } from '@fledge/contract/texts'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useAppliedTo, useApply } from '../../api/apply.ts'
import { errorMessage } from '../../api/call.ts'
import { listingName } from '../../lib/listing-name.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

export type MatchActions = {
  applied: ReadonlySet<string>
  resumeId: string
  /** The file that an application sends. */
  filename: string
  applyTo: (match: Match) => void
  /** Shows a quote in the resume, with the others of its match. */
  onQuote: (match: Match, part: ScorePart) => void
  /** Opens the listing of a match, with its form when it asks questions. */
  onListing: (internshipId: string, isAsked?: boolean) => void
}

type MatchActionsProps = Pick<MatchActions, 'onQuote' | 'onListing'> & { userId: string; resume: Resume }

/** Applying from the analyzer has its own texts (settlement 88). */
export function useMatchActions({ userId, resume, onQuote, onListing }: MatchActionsProps): MatchActions {
  const { analyzerSubmitted, analyzerFailed, analyzerNoResume, appliedBefore } = texts.apply
  const id = analyzerFailed.title
  const send = useApply(userId, {
    onApplied: ({ title }: { internshipId: string; resumeId: string; title: string }) =>
      toast.success({ title: analyzerSubmitted.title, description: analyzerSubmitted.description(title), clears: id }),
    onAlreadyApplied: () => toast.info(appliedBefore),
    onAsked: ({ internshipId }) => onListing(internshipId, true),
    onRefused: (error) =>
      toast.error({ title: analyzerFailed.title, description: errorMessage(error, analyzerFailed.fallback), id }),
  })
  const applyTo = ({ internshipId, internshipTitle: title }: Match) => {
    if (resume.id === '') return toast.error({ title: 'Error', description: analyzerNoResume })
    send({ internshipId, resumeId: resume.id, title })
  }
  return { applied: useAppliedTo(userId), resumeId: resume.id, filename: resume.filename, applyTo, onQuote, onListing }
}

type ApplyButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { match: Match; actions: MatchActions }

export function ApplyButton({ match, actions: { applied, applyTo }, ...button }: ApplyButtonProps) {
  const done = applied.has(match.internshipId)
  return (
    <Button
      {...button}
      {...(done && { icon: Check })}
      disabled={done}
      aria-label={`${done ? 'Applied' : 'Apply'} to ${matchName(match)}`}
      onClick={() => applyTo(match)}
    >
      {done ? 'Applied' : 'Apply'}
    </Button>
  )
}

export const matchName = ({ internshipTitle, company, location }: Match) =>
  listingName(internshipTitle, company, location)
