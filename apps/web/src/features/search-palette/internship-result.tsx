import { requirementChips } from '@fledge/contract/constants'
import type { Internship } from '@fledge/contract/internships'
import { stipendText } from '../../lib/format.ts'
import { Chip, MatchBadge } from '../../ui/badge.tsx'
import { CompanyName } from '../../ui/company-name.tsx'

/** A listing in the search panel, with its first three required skills. */
export function InternshipResult({ internship }: { internship: Internship }) {
  const { title, company, location, type, stipend, requirements, match } = internship
  const more = requirements.length - requirementChips
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <p className="text-14 font-medium">{title}</p>
        {match?.band && <MatchBadge percentage={match.matchPercentage} band={match.band} />}
      </div>
      <p className="text-12 text-soft">
        <CompanyName company={company} /> · {location} · {type} · {stipendText(stipend)}
      </p>
      <p className="flex flex-wrap items-center gap-1.5">
        {requirements.slice(0, requirementChips).map((skill) => (
          <Chip key={skill}>{skill}</Chip>
        ))}
        {more > 0 && <span className="text-12 text-soft">+{more} more</span>}
      </p>
    </div>
  )
}
