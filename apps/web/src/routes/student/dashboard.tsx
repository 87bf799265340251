import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { type DashboardSearch, dashboardSearch } from '../../features/student-dashboard/dashboard-search.ts'
import { requireUser } from '../-guard.ts'
import { StudentDashboardPage } from './-dashboard-page.tsx'

export const Route = createFileRoute('/student/dashboard')({
  validateSearch: (search): DashboardSearch => dashboardSearch(search),
  beforeLoad: ({ location }) => requireUser(location.href, 'student'),
  staticData: { title: 'Dashboard' },
  component: StudentDashboard,
})

function StudentDashboard() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const user = useSession()?.user
  if (user?.role !== 'student') return null
  return (
    <StudentDashboardPage
      student={user}
      search={search}
      onGo={(change, how) =>
        navigate({
          search: (now) => ({ ...now, ...change }),
          replace: how?.replace ?? false,
          resetScroll: false,
        })
      }
    />
  )
}
