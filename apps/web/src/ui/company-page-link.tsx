import { companySlug } from '@fledge/core/company-slug'
import { Link } from '@tanstack/react-router'

type CompanyPageLinkProps = { company: { id: string; companyName: string } }

/** To the page of one's own company as visitors see it. */
export const CompanyPageLink = ({ company: { id, companyName } }: CompanyPageLinkProps) => (
  <Link
    to="/companies/$slug"
    params={{ slug: companySlug(companyName, id) }}
    className="text-14 font-medium text-primary underline underline-offset-4"
  >
    Your public page
  </Link>
)
