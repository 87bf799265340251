import { Suspense } from 'react'
import { lazyComponent } from './lazy/lazy-component.tsx'

/** A toast with an `id` replaces the previous one with the same id. */
type Text = { title: string; description?: string; id?: string }
type Action = {
  /** A press closes the toast, unless its default is prevented. */
  action?: { label: string; onClick: (press: { preventDefault: () => void }) => void }
  /** The id of an error of the same action, which a success closes. */
  clears?: string
  /** Milliseconds that a success with an action stays visible. */
  duration?: number
}

// Loaded in parallel to the first screen. Toasts that come earlier are shown once it has loaded.
const sonner = () => import('sonner').then((module) => module.toast)
/** A page may ask for another place by its style sheet. */
const place = () => {
  const position = getComputedStyle(document.documentElement).getPropertyValue('--toast-place').trim()
  return position === 'bottom-center' ? ({ position } as const) : {}
}
const SonnerToaster = lazyComponent(() => import('./toaster.tsx').then((m) => m.SonnerToaster))

/** Shows a toast with a title and an optional description. */
export const toast = {
  success: ({ title, description, action, duration = actionMs, id, clears }: Text & Action) =>
    void sonner().then((show) => {
      if (clears) show.dismiss(clears)
      show.success(title, {
        description,
        ...place(),
        ...(id && { id, ...replacement }),
        ...(action && { action, duration }),
      })
    }),
  error: ({ title, description, action, id }: Text & Action): void => {
    if (Date.now() < quietUntil) return
    void sonner().then((show) =>
      show.error(title, { description, action, duration: actionMs, ...place(), ...(id && { id }) }),
    )
  },
  info: ({ title, description, action }: Omit<Text, 'id'> & Action) =>
    void sonner().then((show) => show(title, { description, action, ...place() })),
  /** Shows that the session ended, instead of an error for each call that it interrupted. */
  signedOut: () => {
    quietUntil = Date.now() + quietMs
    toast.info({ title: 'You have been signed out', description: 'Please sign in again to continue.' })
  },
  /** Shows errors again, also shortly after a session ended. */
  endQuiet: () => {
    quietUntil = 0
  },
}

let quietUntil = 0
const quietMs = 2000

/** Milliseconds that a toast with an action, or an error, stays visible. */
const actionMs = 8000
/** Resets what remains of the error that a success replaces. */
const replacement = { duration: 4000, action: undefined }

export const Toaster = () => (
  <Suspense>
    <SonnerToaster />
  </Suspense>
)
