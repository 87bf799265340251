import type { Internship } from '@fledge/contract/internships'
import { useState } from 'react'
import { MissedPreferences } from '../../../ui/application/missed-preferences.tsx'
import { ApplyBar } from '../apply-bar.tsx'
import { MatchEvidence, type OnQuote } from '../match-evidence.tsx'
import { MatchLink } from '../match-link.tsx'
import { useInternshipActions } from '../use-internship-actions.ts'

export type StudentFitProps = { internship: Internship; userId: string }
type Props = StudentFitProps & { onUpload: () => void; onQuote: OnQuote; onAsk: (internshipId: string) => void }

/** What a student sees and does on a public listing, as in the list of the dashboard: score, evidence, Save and Apply. */
export function StudentFit({ internship, userId, onUpload, onQuote, onAsk }: Props) {
  const [isEvidenceOpen, setEvidenceOpen] = useState(false)
  const actions = useInternshipActions(userId, onUpload, () => setEvidenceOpen(true), onAsk)
  return (
    <div className="grid gap-3">
      <MatchLink internship={internship} onEvidence={actions.onEvidence} />
      <MissedPreferences misses={internship.misses} />
      <ApplyBar internship={internship} actions={actions} canSayWhy />
      {isEvidenceOpen && (
        <MatchEvidence
          internship={internship}
          onClose={() => setEvidenceOpen(false)}
          onQuote={(parts, part) => {
            setEvidenceOpen(false)
            onQuote(parts, part)
          }}
        />
      )}
    </div>
  )
}
