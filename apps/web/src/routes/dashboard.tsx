import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { useSession } from '../api/session.ts'
import { dashboardSearch } from '../features/student-dashboard/dashboard-search.ts'
import { requireUser } from './-guard.ts'
import { companySearch } from './company/-dashboard-search.ts'

/** The dashboard of whoever is signed in, under one address. */
export const Route = createFileRoute('/dashboard')({
  staticData: { title: 'Dashboard' },
  // Read by the dashboard of the role below: the two know different words.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location }) => requireUser(location.href),
  component: Dashboard,
})

const StudentDashboardPage = lazy(() =>
  import('./student/-dashboard-page.tsx').then((m) => ({ default: m.StudentDashboardPage })),
)
const CompanyDashboardPage = lazy(() =>
  import('./company/-dashboard-page.tsx').then((m) => ({ default: m.CompanyDashboardPage })),
)

function Dashboard() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const user = useSession()?.user
  if (user?.role === 'student') {
    return (
      <StudentDashboardPage
        student={user}
        search={dashboardSearch(search)}
        onGo={(change, how) =>
          void navigate({
            search: (now) => ({ ...now, ...change }),
            replace: how?.replace ?? false,
            resetScroll: false,
          })
        }
      />
    )
  }
  if (user?.role === 'company') {
    return (
      <CompanyDashboardPage
        company={user}
        search={companySearch(search)}
        onSearch={(next, how) => void navigate({ search: next, replace: how?.replace ?? false, resetScroll: false })}
      />
    )
  }
  return null
}
