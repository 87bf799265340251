import { fewSkills } from '@fledge/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { Lightbulb } from 'lucide-react'
import { whatIfQuery } from '../../api/analysis.ts'
import { reachText } from './what-if-text.ts'

type FewSkillsAdviceProps = {
  count: number
  /** False where the page already lists the most helpful skills. */
  withSkills?: boolean
}

/** Advice of the specification when fewer than ten skills were found; nothing otherwise. */
export function FewSkillsAdvice({ count, withSkills = true }: FewSkillsAdviceProps) {
  if (count >= fewSkills) return null
  return (
    <div className="flex items-start gap-2 rounded-base border border-line bg-raised px-4 py-3 text-14">
      <Lightbulb aria-hidden size={16} className="mt-0.5 shrink-0 text-soft" />
      <div className="grid gap-2">
        <p>
          <span className="font-medium">Add more skills to your resume.</span> {foundText(count)} Resumes that name at
          least {fewSkills} can be compared with more internships. Add only skills you can show.
        </p>
        {withSkills && <MostHelpful />}
      </div>
    </div>
  )
}

function foundText(count: number): string {
  if (count === 0) return 'We found none.'
  return count === 1 ? 'We found only 1.' : `We found only ${count}.`
}

const mostNamed = 3

/** Optional, so it shows neither loading nor failure. */
function MostHelpful() {
  const skills = useQuery(whatIfQuery()).data?.skills ?? []
  if (skills.length === 0) return null
  return (
    <ul aria-label="Skills that would help most" className="grid gap-1">
      {skills.slice(0, mostNamed).map((skill) => (
        <li key={skill.skill}>
          <span className="font-medium">Use {skill.skill} in a project:</span> {reachText(skill)}.
        </li>
      ))}
    </ul>
  )
}
