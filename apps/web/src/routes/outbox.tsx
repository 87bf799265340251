import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../features/not-found/not-found-page.tsx'
import { OutboxPage } from '../features/outbox/outbox-page.tsx'
import { textParam } from '../lib/search-params.ts'

export const Route = createFileRoute('/outbox')({
  staticData: { title: 'Outbox', footer: true },
  validateSearch: ({ mail }): { mail?: string | undefined } => ({ mail: textParam(mail) }),
  component: Outbox,
})

function Outbox() {
  const { mail } = Route.useSearch()
  return <OutboxPage openId={mail} elsewhere={<NotFoundPage />} />
}
