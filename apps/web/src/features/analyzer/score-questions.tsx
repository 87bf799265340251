import type { ScorePart } from '@fledge/contract/analysis'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Scale, TrendingUp } from 'lucide-react'
import { useId, useState } from 'react'
import { whatIfQuery } from '../../api/analysis.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { isAsked } from '../../ui/application/requirement-met.ts'
import { Button } from '../../ui/button.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { FairnessDialog } from './fairness-dialog.tsx'
import { bandChangeText, type Here, reachText, type WhatIfSkill } from './what-if-text.ts'

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

/** Skills that would raise the score for an internship, with their effect on other matches. */
function WhatIfInternship({ internshipId }: { internshipId: string }) {
  const query = useQuery(whatIfQuery(internshipId))
  if (query.isPending) return <CardSkeletons count={2} className="h-12" />
  if (query.isError) return <QueryFailure query={query} fallback="Skills that would help could not be loaded." />
  const { skills } = query.data
  if (skills.length === 0)
    return <p className="text-14 text-soft">No single skill of this field would raise your score here.</p>
  return (
    <ol aria-label="What would raise this score" className="grid divide-y divide-line text-14">
      {skills.map((skill) => (
        <WhatIfRow key={skill.skill} skill={skill} />
      ))}
    </ol>
  )
}

const WhatIfRow = ({ skill }: { skill: WhatIfSkill }) => {
  const overall = reachText(skill)
  return (
    <li className="grid gap-1 py-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
      <span>
        <span className="font-medium">Use {skill.skill} in a project</span>
        {overall && <span className="block text-12 text-soft">Overall, {overall}.</span>}
      </span>
      {skill.here && <Scores here={skill.here} />}
    </li>
  )
}

const Scores = ({ here }: { here: Here }) => (
  <span className="sm:text-right">
    <span className="inline-flex items-center gap-1 font-medium tabular">
      {here.before}
      <ArrowRight role="img" aria-label="to" size={16} className="text-soft" />
      {here.after} here
    </span>
    <span className="block text-12 text-soft">{bandChangeText(here)}</span>
  </span>
)
