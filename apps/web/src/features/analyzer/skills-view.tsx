import { texts } from '@fledge/contract/texts'
import { numberText } from '@fledge/core/count-text'
import { useQuery } from '@tanstack/react-query'
import { Highlighter, ScanText } from 'lucide-react'
import { whatIfQuery } from '../../api/analysis.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { FewSkillsAdvice } from './few-skills-advice.tsx'
import { reachText } from './what-if-text.ts'

export function SkillsView({ skills, onReading }: { skills: readonly string[]; onReading: () => void }) {
  const correct = (
    <Button icon={ScanText} look="secondary" className="justify-self-start" onClick={onReading}>
      See and correct what was read
    </Button>
  )
  if (skills.length === 0)
    return (
      <Empty icon={Highlighter} title={texts.analysis.noSkills} action={correct}>
        Name the tools, languages and methods you have worked with, ideally where you used them.
      </Empty>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card className="grid gap-3">
        <h3 className="text-16">
          {skills.length === 1 ? 'We found 1 skill in your resume' : `We found ${skills.length} skills in your resume`}
        </h3>
        <ul className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li key={skill} className="rounded-base bg-mark-wash px-2.5 py-1 text-14">
              {skill}
            </li>
          ))}
        </ul>
        {correct}
      </Card>
      <FewSkillsAdvice count={skills.length} />
    </div>
  )
}

/** Skills that would improve the most matches, each with its exact numbers. */
export function WhatIfMarket() {
  const query = useQuery(whatIfQuery())
  return (
    <Card aria-label="Skills that would help" className="grid gap-3">
      <h3 className="text-16">Skills that would help</h3>
      <p className="max-w-prose text-14 text-soft">
        We score every open internship
        <span>{query.data ? ` (${numberText(query.data.considered)})` : ''}</span> again as if your resume showed one
        more skill of your field in a project.
      </p>
      {query.isPending && <CardSkeletons count={3} className="h-10" />}
      <QueryFailure query={query} fallback="Skills that would help could not be loaded." />
      {query.data?.skills.length === 0 && (
        <p className="text-14">
          No single skill would bring another internship to Fair or better. Open a match and choose “How to raise it” to
          see what helps there.
        </p>
      )}
      <ol className="grid gap-x-8 text-14 md:grid-cols-2">
        {query.data?.skills.map((skill) => (
          <li key={skill.skill} className="border-t border-line py-2">
            <span className="font-medium">Use {skill.skill} in a project</span>
            <span className="block text-soft tabular">{reachText(skill)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
