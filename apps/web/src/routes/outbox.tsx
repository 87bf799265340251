import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import { site } from '../api/site.ts'
import { NotFoundPage } from '../features/not-found/not-found-page.tsx'
import { OutboxPage } from '../features/outbox/outbox-page.tsx'
import { textParam } from '../lib/search-params.ts'

export const Route = createFileRoute('/outbox')({
  staticData: { title: 'Outbox', footer: true },
  validateSearch: ({ mail }): { mail?: string | undefined } => ({ mail: textParam(mail) }),
  // A fragment never reaches a server or its logs; once kept, the secret leaves the address bar.
  beforeLoad: async ({ location, search }) => {
    if (location.hash === '') return
    // Every page loads this function, and must not load zod with it.
    const { saveOutboxSecret } = await import('../api/outbox.ts')
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
