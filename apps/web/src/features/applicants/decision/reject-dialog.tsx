import type { ScorePart } from '@fledge/contract/analysis'
import { fullName } from '@fledge/core/full-name'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { scoreLedgerQuery } from '../../../api/applications.ts'
import { useDraft } from '../../../lib/hooks/use-draft.ts'
import { FormDialog } from '../../../ui/modal/form-dialog.tsx'
import { type DecisionDialogProps, decisionDraftKey } from './full-decision.ts'
import { emptyRejection, rejectionProblems, toRejection } from './rejection.ts'
import type { SkillChoice } from './rejection-fields.tsx'
import { RejectionFields } from './rejection-fields.tsx'

export function RejectDialog({ application, requirements, onDecide, onClose }: DecisionDialogProps) {
  const { id, applicant, internship, resumeGone } = application
  const ledger = useQuery({ ...scoreLedgerQuery(id), enabled: resumeGone === null })
  const [draft, setDraft] = useDraft(decisionDraftKey('rejected', application), emptyRejection)
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (Object.keys(rejectionProblems(draft)).length === 0) onDecide(toRejection(draft))
  }
  return (
    <FormDialog
      focusesField
      onClose={onClose}
      title={`Reject ${fullName(applicant)}`}
      description={internship.title}
      action="Reject"
      look="danger"
      formClassName="grid grid-cols-1 gap-4"
      onSubmit={submit}
    >
      <RejectionFields
        draft={draft}
        onDraft={(change) => setDraft((before) => ({ ...before, ...change }))}
        skills={ledger.isLoading ? [] : ledgerSkills(ledger.data?.parts ?? [], requirements)}
        noSkills={ledger.isLoading ? 'Loading the skills.' : noSkillsText(requirements)}
        showsProblems={isTried}
        reader={applicant.firstName}
      />
    </FormDialog>
  )
}

const noSkillsText = (requirements: readonly string[]): string =>
  `${requirements.length === 0 ? 'This internship names no skills.' : 'Every required skill was shown in use.'} Choose another reason.`

/** The requirements that the ledger did not find in use, those of which it found nothing first. */
const notShown = ['no', 'related', 'partly'] as const

function missingText({ met, shown }: ScorePart): string {
  if (met === 'no') return 'not found'
  if (met === 'related') return 'related skill found'
  if (shown?.setting === 'listed') return 'named, not shown'
  return shown?.setting === 'course' ? 'learned, not shown' : 'shown in part'
}

/** What can be named as not shown; every requirement without a ledger. */
function ledgerSkills(parts: readonly ScorePart[], requirements: readonly string[]): SkillChoice[] {
  const asked = parts.filter(({ kind }) => kind === 'requirement')
  if (asked.length === 0) return requirements.map((value) => ({ value, label: value }))
  return notShown.flatMap((met) =>
    asked
      .filter((part) => part.met === met)
      .map((part) => ({ value: part.phrase, label: `${part.phrase} (${missingText(part)})` })),
  )
}
