import { companySlug } from '@fledge/core/company-slug'

/** To the page of one's own company as visitors see it. */
export const CompanyPageLink = ({ company: { id, companyName } }: { company: { id: string; companyName: string } }) => (
  <a
    href={`/companies/${companySlug(companyName, id)}`}
    className="text-14 font-medium text-primary underline underline-offset-4"
  >
    Your public page
  </a>
)
