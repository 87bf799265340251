import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { type DashboardSearch, dashboardSearch } from '../../features/student-dashboard/dashboard-search.ts'
import { leaveForProfile, requireUser } from '../-guard.ts'
import { StudentDashboardPage } from './-dashboard-page.tsx'

export const Route = createFileRoute('/student/dashboard')({
  validateSearch: (search): AddressSearch => ({
    ...dashboardSearch(search),
    ...(search['tab'] === 'profile' && { tab: 'profile' }),
  }),
  beforeLoad: ({ location, search }) => {
    const signedIn = requireUser(location.href, 'student')
    leaveForProfile(search)
    return signedIn
  },
  loader: async ({ location: { search } }) => {
    const { fetchPanel } = await import('./-panels.ts')
    await fetchPanel(dashboardSearch(search).tab)
  },
  shouldReload: false,
  staticData: { ownTitle: true },
  component: StudentDashboard,
})

/** The search parameters before the guard redirects `tab=profile`. */
type AddressSearch = Omit<DashboardSearch, 'tab'> & { tab?: DashboardSearch['tab'] | 'profile' }

function StudentDashboard() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const user = useSession()?.user
  if (user?.role !== 'student') return null
  return (
    <StudentDashboardPage
      student={user}
      search={dashboardSearch(search)}
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
