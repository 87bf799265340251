import type { Application } from '@fledge/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { companyApplications } from '../../../api/applications.ts'
import { ApplicationBadges } from '../../../ui/application/application-badges.tsx'

/** The same person's applications to other internships of the company. */
export function OtherApplications({ application }: { application: Application }) {
  const { data = [] } = useQuery(companyApplications)
  const others = data.filter(({ id, applicant }) => id !== application.id && applicant.id === application.applicant.id)
  if (others.length === 0) return null
  return (
    <section aria-label="Other applications of this person" className="grid grid-cols-1 gap-1 text-14">
      <p className="text-soft">Also applied to</p>
      <ul className="grid grid-cols-1 gap-1">
        {others.map((other) => (
          <li key={other.id} className="flex min-w-0 flex-wrap items-center gap-2">
            <Link
              to="/company/dashboard"
              search={{ tab: 'applications', internship: other.internshipId, application: other.id }}
              className="min-w-0 text-primary underline underline-offset-4 wrap-anywhere"
            >
              {other.internship.title}
            </Link>
            <ApplicationBadges application={other} side="company" />
          </li>
        ))}
      </ul>
    </section>
  )
}
