import type { Match } from '@fledge/contract/analysis'
import type { Internship } from '@fledge/contract/internships'
import { Chip, MatchBadge } from '../../ui/badge.tsx'
import { ApplyBar } from './apply-bar.tsx'
import { InternshipFacts, PostedDate } from './internship-facts.tsx'
import type { ApplyNow } from './use-apply-now.ts'

type DetailProps = { internship: Internship; match: Match | undefined; apply: ApplyNow }

/** Everything that is known of one internship. Its title stands above, in the pane or in the dialog. */
export const InternshipDetail = ({ internship, match, apply }: DetailProps) => (
  <div className="grid gap-5">
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-3 font-medium">
        {internship.companyName}
        {match && <MatchBadge percentage={match.matchPercentage} band={match.band} />}
      </p>
      <InternshipFacts internship={internship} />
      <PostedDate iso={internship.createdAt} />
    </div>
    <div className="border-y border-line py-3">
      <ApplyBar internship={internship} apply={apply} />
    </div>
    <div className="grid gap-2">
      <h4 className="text-14 font-medium text-soft">About the internship</h4>
      <p className="max-w-prose whitespace-pre-line">{internship.description}</p>
    </div>
    <div className="grid gap-2">
      <h4 className="text-14 font-medium text-soft">Required skills</h4>
      <ul className="flex flex-wrap gap-1.5">
        {internship.requirements.map((skill) => (
          <li key={skill} className="flex">
            <Chip>{skill}</Chip>
          </li>
        ))}
      </ul>
    </div>
  </div>
)
