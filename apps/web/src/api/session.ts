import type { User } from '@fledge/contract/users'
import { useSyncExternalStore } from 'react'
import { completeUser } from './complete-user.ts'

/** The signed-in person and their token, as the specification keeps them in the browser: keys `token` and `user`. */
export type Session = { token: string; user: User }

const listeners = new Set<() => void>()
let current: Session | null = restore()
if (!current) forget()

/** Both or nothing; what is incomplete or corrupt is cleared when a page is loaded. */
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

/**
 * The server ends the session with what is done here: that another call is then refused is no news to anybody. `act`
 * clears the session itself.
 */
export async function whileLeaving(act: () => Promise<void>): Promise<void> {
  leaving = true
  try {
    await act()
  } finally {
    leaving = false
  }
}

/** The server no longer knows the session (401). Who shows pages may want to say so. */
export function endSession(): void {
  if (leaving) return
  setSession(null)
  window.dispatchEvent(new Event(sessionEnded))
}
export const sessionEnded = 'fledge:session-ended'

/** Tells of every change of the session, also of one made in another tab. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

window.addEventListener('storage', ({ key }) => {
  if (key !== 'token' && key !== 'user' && key !== null) return
  // Another tab writes the two keys one after the other: with the first, half a session is here, which is none yet and
  // must not be cleared, or that tab would be signed out by this one.
  setTimeout(() => {
    current = restore()
    for (const listener of listeners) listener()
  })
})

export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, readSession)
