import type { Internship } from '@fledge/contract/internships'
import { companySlug } from '@fledge/core/company-slug'
import { Link } from '@tanstack/react-router'
import { classes } from '../../ui/class-names.ts'
import { CompanyName } from '../../ui/listing/company-name.tsx'

type CompanyLinkProps = {
  company: Internship['company']
  /** On a wide card the name ends at the end of its line, except with the domain that tells similar names apart. */
  isCut?: boolean
}

/** The name of a company as a link to its public page. */
export const CompanyLink = ({ company, isCut = false }: CompanyLinkProps) => (
  <Link
    to="/companies/$slug"
    params={{ slug: companySlug(company.companyName, company.id) }}
    className={classes(
      'relative z-10 py-1 underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid',
      isCut &&
        company.domain === undefined &&
        '@md:-my-1 @md:inline-block @md:max-w-full @md:truncate @md:align-bottom',
    )}
  >
    <CompanyName company={company} />
  </Link>
)
