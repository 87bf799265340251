import { useQuery } from '@tanstack/react-query'
import { whatIfQuery } from '../../api/analysis.ts'
import { bandChangeText, reachText } from './what-if-text.ts'

/** What one named skill would change for an internship and for others. Nothing where it changes nothing. */
export function SkillWhatIf({ internshipId, skill }: { internshipId: string; skill: string }) {
  const { data } = useQuery({ ...whatIfQuery(internshipId), retry: false })
  const found = data?.skills.find((one) => one.skill.toLowerCase() === skill.toLowerCase())
  if (!found) return null
  const { here } = found
  const elsewhere = reachText(found)
  if (!here && !elsewhere) return null
  return (
    <p className="text-soft">
      <span className="font-medium text-ink">If you learn {found.skill}:</span>
      {` ${[here && `${here.before} → ${here.after} here, ${bandChangeText(here)}`, elsewhere].filter(Boolean).join('; ')}.`}
    </p>
  )
}
