import type { Internship } from '@fledge/contract/internships'
import { companySlug } from '@fledge/core/company-slug'
import { Link } from '@tanstack/react-router'
import { CompanyName } from '../../ui/listing/company-name.tsx'

/** The name of a company as a link to its public page. */
export const CompanyLink = ({ company }: { company: Internship['company'] }) => (
  <Link
    to="/companies/$slug"
    params={{ slug: companySlug(company.companyName, company.id) }}
    className="relative z-10 py-1 underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid"
  >
    <CompanyName company={company} />
  </Link>
)
