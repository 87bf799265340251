import type { ScorePart } from '@fledge/contract/analysis'
import { Scale, TrendingUp } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FairnessDialog } from './fairness-dialog.tsx'
import { WhatIfHere } from './what-if-here.tsx'

type QuestionsProps = { internshipId: string; title: string; parts: readonly ScorePart[] }

/** What a student may ask of a score of theirs: what would raise it, and whether it depends on who they are. */
export function MatchQuestions({ internshipId, title, parts }: QuestionsProps) {
  const [open, setOpen] = useState(false)
  const [checking, setChecking] = useState(false)
  const answer = useId()
  const canRise = parts.some(({ kind, points, outOf }) => kind !== 'title' && points < outOf)
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
        {open && <WhatIfHere internshipId={internshipId} />}
      </div>
      {checking && <FairnessDialog internshipId={internshipId} title={title} onClose={() => setChecking(false)} />}
    </div>
  )
}
