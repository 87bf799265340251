import { fewSkills } from '@fledge/contract/constants'
import { Lightbulb } from 'lucide-react'

/** Advice of the specification when fewer than ten skills were found; nothing otherwise. */
export function FewSkills({ count }: { count: number }) {
  if (count >= fewSkills) return null
  return (
    <p className="flex items-start gap-2 rounded-base border border-line bg-raised px-4 py-3 text-14">
      <Lightbulb aria-hidden size={16} className="mt-0.5 shrink-0 text-soft" />
      <span>
        <span className="font-medium">Add more skills to your resume.</span> {foundText(count)} found. Resumes that name
        at least {fewSkills} can be compared with more internships. Add only what you can show.
      </span>
    </p>
  )
}

function foundText(count: number): string {
  if (count === 0) return 'None was'
  return count === 1 ? 'Only 1 was' : `Only ${count} were`
}
