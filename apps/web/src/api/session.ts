import type { User } from '@fledge/contract/users'
import { useSyncExternalStore } from 'react'
import { completeUser } from './account/complete-user.ts'

/** The signed-in person and token, stored as specified under the keys `token` and `user`. */
export type Session = { token: string; user: User }

const listeners = new Set<() => void>()
// The server renders pages for visitors; it has no storage.
const hasStorage = typeof window !== 'undefined'
let current: Session | null = hasStorage ? restore() : null
if (hasStorage && !current) forget()

/** Returns both or null. Incomplete or corrupt data is cleared on page load. */
function restore(): Session | null {
  try {
    const token = localStorage.getItem('token')
    const stored = localStorage.getItem('user')
    const user = stored === null ? null : completeUser(JSON.parse(stored))
    return token && user ? { token, user } : null
  } catch {
    return null // Not JSON.
  }
}

function forget() {
  localStorage.removeItem('token')
  localStorage.removeItem('user')
}

export const readSession = (): Session | null => current

export function setSession(session: Session | null): void {
  current = session
  if (session) {
    localStorage.setItem('token', session.token)
    localStorage.setItem('user', JSON.stringify(session.user))
  } else forget()
  for (const listener of listeners) listener()
}

let leaving = false

/** Runs `act`, which ends and clears the session. Calls rejected during it are not reported as a lost session. */
export async function whileLeaving(act: () => Promise<void>): Promise<void> {
  leaving = true
  try {
    await act()
  } finally {
    leaving = false
  }
}

/** Ends a session that the server no longer knows (401), and dispatches `sessionEnded`. */
export function endSession(): void {
  if (leaving) return
  setSession(null)
  window.dispatchEvent(new Event(sessionEnded))
}
export const sessionEnded = 'fledge:session-ended'

/** Subscribes to changes of the session, also from other tabs. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

if (hasStorage) window.addEventListener('storage', readOtherTab)

function readOtherTab({ key }: StorageEvent) {
  if (key !== 'token' && key !== 'user' && key !== null) return
  // Another tab writes the two keys one after the other. The incomplete session must not be cleared, because that would
  // sign out the other tab.
  setTimeout(() => {
    current = restore()
    for (const listener of listeners) listener()
  })
}

export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, readSession, readSession)
