import type { Analysis } from '@fledge/contract/analysis'
import { countText, internshipsText } from '../../lib/format.ts'
import { ShareBar } from '../../ui/application/status-bars.tsx'
import { TitledCard } from '../../ui/card.tsx'

const looks = { used: 'bg-mark', named: 'bg-mark/50', no: 'bg-line-strong' }
const words = { used: 'shown', named: 'named only', no: 'not in your resume' }
/** Fewer skills stand in the sentence only. */
const fewestBars = 5

/** What the open internships of the resume's fields ask for most often, next to what the resume shows. */
export function SkillDemand({ demand: { listings, skills } }: { demand: Analysis['matching']['demand'] }) {
  const most = skills[0]
  if (most === undefined) return null
  const used = skills.filter(({ shown }) => shown === 'used').length
  return (
    <TitledCard
      title="Skills in demand"
      level={3}
      intro={`Of ${internshipsText(listings)} open in your field, ${most.listings} ask for ${most.skill}. Your resume shows ${used} of the ${countText(skills.length, 'skill')} asked for most.`}
    >
      {skills.length >= fewestBars && (
        <ul className="grid gap-x-8 gap-y-3 text-14 md:grid-flow-col md:grid-cols-2 md:grid-rows-5">
          {skills.map(({ skill, listings: count, shown }) => (
            <li key={skill} className="grid content-start gap-1">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span translate="no" className="min-w-0 font-medium wrap-anywhere">
                  {skill}
                </span>
                <span className="text-soft tabular">
                  {count} · {words[shown]}
                </span>
              </span>
              <ShareBar percent={(count / most.listings) * 100} look={looks[shown]} />
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  )
}
