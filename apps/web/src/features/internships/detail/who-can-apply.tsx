import type { Internship } from '@fledge/contract/internships'
import { eligibilityWords } from '@fledge/core/internships/eligibility'
import { useQuery } from '@tanstack/react-query'
import { matchOfInternship } from '../../../api/internships/internships.ts'
import { useSession } from '../../../api/session.ts'

/** What the company asks of applicants besides skills, and for a student what the resume says about it. */
export function WhoCanApply({ internship, heading: Heading }: { internship: Internship; heading: 'h2' | 'h3' | 'h4' }) {
  const asked = Object.entries(eligibilityWords(internship)).filter(([, words]) => words !== null)
  const isStudent = useSession()?.user.role === 'student'
  const { data } = useQuery({ ...matchOfInternship(internship.id), enabled: isStudent && asked.length > 0 })
  if (asked.length === 0) return null
  const saysOf = (kind: string) => data?.conditions.find((condition) => condition.kind === kind)?.says
  return (
    <section className="grid gap-2">
      <Heading className="text-14 font-medium text-soft">Who can apply</Heading>
      <ul className="grid list-disc gap-1 pl-5">
        {asked.map(([kind, words]) => (
          <li key={kind} className="wrap-anywhere">
            {words}
            {saysOf(kind) && <span className="text-14 text-soft"> · Your resume says {saysOf(kind)}</span>}
          </li>
        ))}
      </ul>
      <p className="text-12 text-soft">
        The company asks for this. It is not part of your score, and you can apply anyway.
      </p>
    </section>
  )
}
