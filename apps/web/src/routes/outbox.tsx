import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { site } from '../api/site.ts'
import { NotFoundPage } from '../features/not-found/not-found-page.tsx'
import { OutboxPage } from '../features/outbox/outbox-page.tsx'
import { textParam } from '../lib/search-params.ts'

export const Route = createFileRoute('/outbox')({
  staticData: { title: 'Outbox', footer: true },
  validateSearch: ({ mail }): { mail?: string | undefined } => ({ mail: textParam(mail) }),
  // A fragment is never sent to a server. The secret is stored and removed from the URL.
  beforeLoad: async ({ location, search }) => {
    if (location.hash === '') return
    // Every page loads this function, and must not load zod and React Query with it.
    const [{ saveOutboxSecret }, { queryClient }] = await Promise.all([
      import('../api/outbox.ts'),
      import('../api/query-client.ts'),
    ])
    saveOutboxSecret(location.hash, queryClient)
    throw redirect({ to: '/outbox', search, hash: '', replace: true })
  },
  component: Outbox,
})

function Outbox() {
  const { mail } = Route.useSearch()
  const { data, isPending } = useQuery(site)
  if (isPending) return null
  return data?.outbox ? <OutboxPage openId={mail} /> : <NotFoundPage />
}
