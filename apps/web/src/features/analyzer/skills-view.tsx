import { texts } from '@fledge/contract/texts'
import { Highlighter, ScanText } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { FewSkillsAdvice } from './few-skills-advice.tsx'

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
