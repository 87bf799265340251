import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { whatIfQuery } from '../../api/analysis.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { bandChangeText, type Here, reachText, type WhatIfSkill } from './what-if-text.ts'

/** Skills that would raise the score for an internship, with their effect on other matches. */
export function WhatIfInternship({ internshipId }: { internshipId: string }) {
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
