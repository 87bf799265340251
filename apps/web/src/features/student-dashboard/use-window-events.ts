import { useNavigate } from '@tanstack/react-router'
import { useWindowEvent } from '../../lib/hooks/use-window-event.ts'
import { type DashboardTab, tabByName } from './dashboard-search.ts'

type Handlers = { onTab: (tab: DashboardTab) => void; onSearch: (term: string) => void }

/** Handles the specification's window events `switchTab` and `globalSearch`; the tab `profile` is a page. */
export function useWindowEvents({ onTab, onSearch }: Handlers): void {
  const navigate = useNavigate()
  useWindowEvent('switchTab', (event) => {
    const name: unknown = eventDetail(event)
    if (name === 'profile') return void navigate({ to: '/profile' })
    const tab = typeof name === 'string' ? tabByName(name) : undefined
    if (tab) onTab(tab)
  })
  useWindowEvent('globalSearch', (event) => {
    const term = searchTerm(eventDetail(event))
    if (term === undefined) return
    // Tells the search panel that the search was handled.
    event.preventDefault()
    onSearch(term)
  })
}

const eventDetail = (event: Event): unknown => (event instanceof CustomEvent ? event.detail : undefined)

function searchTerm(detail: unknown): string | undefined {
  if (typeof detail === 'string') return detail.trim()
  if (typeof detail !== 'object' || detail === null || !('term' in detail)) return undefined
  return typeof detail.term === 'string' ? detail.term.trim() : undefined
}
