import { demoAccounts } from '@fledge/contract/auth'
import { listInternships } from '@fledge/contract/internships'
import { listNotifications } from '@fledge/contract/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { queryClient } from '../api/query-client.ts'
import { createAppRouter } from '../router.ts'
import { aNote, listOf } from './notes.ts'
import { stubApi } from './render-page.tsx'

/** Renders the whole app at a URL. */
export function openApp(at: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [at] }))
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

/** Stubs the requests that all pages make. */
export function stubApp() {
  const api = stubApi()
  api.reply(demoAccounts, { success: true, data: [] })
  api.reply(listInternships, { success: true, data: [], total: 0, totalOpen: 0, nextCursor: null })
  api.reply(listNotifications, listOf([aNote('1')]))
  return api
}
