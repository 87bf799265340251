import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { onOpenSearch } from '../../lib/global-search.ts'
import { useWindowEvent } from '../../lib/hooks/use-window-event.ts'
import { IconButton } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx'

const SearchPanel = lazyDialog(() => import('./search-panel.tsx').then((m) => m.SearchPanel))

/** The search button of the top bar and its panel, which also opens with Ctrl+K or '/'. Keeps the search term. */
export function SearchPalette({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const [term, setTerm] = useState('')
  useOpeningKeys(() => setOpen(true))
  return (
    <>
      <IconButton
        label={texts.search.title}
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={() => void SearchPanel.preload().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden size={20} />
      </IconButton>
      {isOpen && <SearchPanel user={user} term={term} onTerm={setTerm} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Opens on Ctrl+K or Cmd+K, on '/' outside text fields, and on `openSearch`; never over a dialog. */
function useOpeningKeys(open: () => void): void {
  useWindowEvent<KeyboardEvent>('keydown', (event) => {
    const isChord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
    if (!(isChord || isSlash) || event.defaultPrevented || document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    open()
  })
  const onRequest = useEffectEvent(open)
  useEffect(() => onOpenSearch(() => onRequest()), [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null
