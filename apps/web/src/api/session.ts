import { type User, user as userShape } from '@fledge/contract/users'
import { useSyncExternalStore } from 'react'

/** The signed-in person and their token, as the specification keeps them in the browser: keys `token` and `user`. */
export type Session = { token: string; user: User }

const listeners = new Set<() => void>()
let current: Session | null = restore()

/** Both or nothing: what is incomplete or corrupt is cleared. */
function restore(): Session | null {
  try {
    const token = localStorage.getItem('token')
    const stored = localStorage.getItem('user')
    if (token !== null && stored !== null) return { token, user: userShape.parse(JSON.parse(stored)) }
  } catch {
    // Not JSON, or not a person of ours: cleared below.
  }
  forget()
  return null
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

/** Tells of every change of the session, also of one made in another tab. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

window.addEventListener('storage', ({ key }) => {
  if (key !== 'token' && key !== 'user' && key !== null) return
  // Another tab writes the two keys one after the other: read them when both are there.
  setTimeout(() => {
    current = restore()
    for (const listener of listeners) listener()
  })
})

export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, readSession)
