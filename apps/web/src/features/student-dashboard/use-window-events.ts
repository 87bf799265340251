import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { type DashboardTab, tabOf } from './dashboard-search.ts'

type Handlers = { onTab: (tab: DashboardTab) => void; onSearch: (term: string) => void }

/**
 * The two window events of the specification as ways to the same address: `switchTab` with a tab's name as detail, and
 * `globalSearch` with a term. What names no tab, or carries no term, is ignored; the tab `profile` is a page of its own.
 */
export function useWindowEvents({ onTab, onSearch }: Handlers): void {
  const navigate = useNavigate()
  const switchTab = useEffectEvent((event: Event) => {
    const name: unknown = detailOf(event)
    if (name === 'profile') return void navigate({ to: '/profile' })
    const tab = typeof name === 'string' ? tabOf(name) : undefined
    if (tab) onTab(tab)
  })
  const globalSearch = useEffectEvent((event: Event) => {
    const term = termOf(detailOf(event))
    if (term === undefined) return
    // The search panel asks whether somebody took the search up.
    event.preventDefault()
    onSearch(term)
  })
  useEffect(() => {
    const tab = (event: Event) => switchTab(event)
    const search = (event: Event) => globalSearch(event)
    window.addEventListener('switchTab', tab)
    window.addEventListener('globalSearch', search)
    return () => {
      window.removeEventListener('switchTab', tab)
      window.removeEventListener('globalSearch', search)
    }
  }, [])
}

const detailOf = (event: Event): unknown => (event instanceof CustomEvent ? event.detail : undefined)

function termOf(detail: unknown): string | undefined {
  if (typeof detail === 'string') return detail.trim()
  if (typeof detail !== 'object' || detail === null || !('term' in detail)) return undefined
  return typeof detail.term === 'string' ? detail.term.trim() : undefined
}
