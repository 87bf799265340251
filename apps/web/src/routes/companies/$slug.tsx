import { companyIdOfSlug } from '@fledge/core/company-slug'
import { createFileRoute } from '@tanstack/react-router'
import { CompanyPage } from '../../features/internships/public/company-page.tsx'

export const Route = createFileRoute('/companies/$slug')({
  staticData: { ownTitle: true, footer: true },
  component: function CompanyRoute() {
    return <CompanyPage id={companyIdOfSlug(Route.useParams().slug)} />
  },
})
