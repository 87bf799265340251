import type { ScorePart } from '@fledge/contract/analysis'
import { Scale, TrendingUp } from 'lucide-react'
import { useId, useState } from 'react'
import { isAsked } from '../../ui/application/requirement-met.ts'
import { Button } from '../../ui/button.tsx'
import { FairnessDialog } from './fairness-dialog.tsx'
import { WhatIfInternship } from './what-if-internship.tsx'

type QuestionsProps = { internshipId: string; title: string; parts: readonly ScorePart[] }

/** What would raise a score, and whether it depends on personal details. */
export function ScoreQuestions({ internshipId, title, parts }: QuestionsProps) {
  const [open, setOpen] = useState(false)
  const [checking, setChecking] = useState(false)
  const answer = useId()
  const canRise = parts.some((part) => isAsked(part) && part.points < part.outOf)
  return (
    <div className="grid w-full gap-3 border-t border-line pt-3">
      <div className="flex flex-wrap gap-2">
        {canRise && (
          <Button
            icon={TrendingUp}
            look="secondary"
            size="small"
            aria-expanded={open}
            aria-controls={answer}
            onClick={() => setOpen(!open)}
          >
            How to raise it
          </Button>
        )}
        <Button
          icon={Scale}
          look="secondary"
          size="small"
          aria-haspopup="dialog"
          title="Scores your resume again with other names, colleges and personal details"
          onClick={() => setChecking(true)}
        >
          Check fairness
        </Button>
      </div>
      <div id={answer} hidden={!open}>
        {open && <WhatIfInternship internshipId={internshipId} />}
      </div>
      {checking && <FairnessDialog internshipId={internshipId} title={title} onClose={() => setChecking(false)} />}
    </div>
  )
}
