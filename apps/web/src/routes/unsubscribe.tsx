import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '../features/auth/unsubscribe-page.tsx'
import { textParam } from '../lib/search-params.ts'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { title: 'Stop alerts', footer: true },
  validateSearch: ({ token }): { token?: string | undefined } => ({ token: textParam(token) }),
  component: function UnsubscribeRoute() {
    return <UnsubscribePage token={Route.useSearch().token} />
  },
})
