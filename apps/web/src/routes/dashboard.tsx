import { createFileRoute } from '@tanstack/react-router'
import { LayoutDashboard } from 'lucide-react'
import { lazy } from 'react'
import { useSession } from '../api/session.ts'
import { dashboardSearch } from '../features/student-dashboard/dashboard-search.ts'
import { Empty } from '../ui/empty.tsx'
import { CardSkeletons } from '../ui/skeleton.tsx'
import { leaveForProfile, requireUser } from './-guard.ts'
import { companySearch } from './company/-dashboard-search.ts'

/** Redirects to the dashboard of the user's role. */
export const Route = createFileRoute('/dashboard')({
  staticData: { title: 'Dashboard' },
  // Validated by the dashboard of the role.
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: ({ location, search }) => {
    const signedIn = requireUser(location.href)
    if (signedIn.session.user.role === 'student') leaveForProfile(search)
    return signedIn
  },
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
  return user ? <NoDashboard /> : <Waiting />
}

/** While the user is unknown (§2). */
const Waiting = () => (
  <div className="page py-8">
    <CardSkeletons count={1} className="h-64" />
  </div>
)

/** A neutral page for unknown roles (settlement 11). */
const NoDashboard = () => (
  <div className="page grid gap-4 py-8">
    <h1 className="text-31">Dashboard</h1>
    <Empty icon={LayoutDashboard} title="There is no dashboard for your account">
      Your account is not a student or company account. Find your profile and settings in the menu.
    </Empty>
  </div>
)
