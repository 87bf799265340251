import type { Analysis } from '@fledge/contract/analysis'
import { FewSkillsAdvice } from './few-skills-advice.tsx'
import { SkillDemand } from './skill-demand.tsx'
import { WhatIfMarket } from './what-if-market.tsx'

/** What the field asks for, and which skills would help. */
export const InsightsView = ({ result: { parsing, matching } }: { result: Analysis }) => (
  <div className="grid grid-cols-1 gap-4">
    <FewSkillsAdvice count={parsing.skills.length} withSkills={false} />
    <SkillDemand demand={matching.demand} />
    <WhatIfMarket />
  </div>
)
