import type { Theme } from '@fledge/contract/settings'
import { useSyncExternalStore } from 'react'

const key = 'theme'
const listeners = new Set<() => void>()

/** The theme of this browser, stored here too, so that it applies before the first paint. */
export const readTheme = (): Theme => {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** The root's `data-theme` selects the `light-dark()` values in tokens.css; without it the system does. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
  show()
}

function show() {
  const theme = readTheme()
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  for (const listener of listeners) listener()
}

// Changed in another tab.
window.addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) show()
})

const onChange = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(onChange, readTheme)
