import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { requireUser } from '../-guard.ts'
import { CompanyDashboardPage } from './-dashboard-page.tsx'
import { type CompanySearch, companySearch } from './-dashboard-search.ts'

export const Route = createFileRoute('/company/dashboard')({
  staticData: { ownTitle: true },
  validateSearch: (search): CompanySearch => companySearch(search),
  beforeLoad: ({ location }) => requireUser(location.href, 'company'),
  component: CompanyDashboard,
})

function CompanyDashboard() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const user = useSession()?.user
  if (user?.role !== 'company') return null
  return (
    <CompanyDashboardPage
      company={user}
      search={search}
      onSearch={(search, how) => navigate({ search, replace: how?.replace ?? false, resetScroll: false })}
    />
  )
}
