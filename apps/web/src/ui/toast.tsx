import { Suspense } from 'react'
import { lazyPart } from './lazy-part.tsx'

type Text = { title: string; description?: string }
/** The one act that helps, offered on the toast. */
type Action = { action?: { label: string; onClick: () => void } }

// Fetched beside the first screen, not before it. What is said before it arrives is shown when it does.
const sonner = () => import('sonner')
const SonnerToaster = lazyPart(() => import('./toaster.tsx').then((m) => m.SonnerToaster))

/** Toasts of the specification: a title, a sentence, good news or bad. */
export const say = {
  /** With an `id`, it takes the place of the last one that had the same. */
  success: ({ title, description, id }: Text & { id?: string }) =>
    void sonner().then(({ toast }) => toast.success(title, { description, ...(id && { id }) })),
  error: ({ title, description, action }: Text & Action) =>
    void sonner().then(({ toast }) => toast.error(title, { description, action, duration: 8000 })),
  info: ({ title, description, action }: Text & Action) =>
    void sonner().then(({ toast }) => toast(title, { description, action })),
}

export const Toaster = () => (
  <Suspense>
    <SonnerToaster />
  </Suspense>
)
