import { companyIdOfSlug } from '@fledge/core/company-slug'
import { createFileRoute } from '@tanstack/react-router'
import { CompanyPage } from '../../features/internships/public/company-page.tsx'

export const Route = createFileRoute('/companies/$slug')({
  staticData: { ownTitle: true, footer: true },
  component: PublicCompanyPage,
})

function PublicCompanyPage() {
  const { slug } = Route.useParams()
  return <CompanyPage id={companyIdOfSlug(slug)} />
}
