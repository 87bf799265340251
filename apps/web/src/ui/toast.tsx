import { Suspense } from 'react'
import { lazyPart } from './lazy/lazy-component.tsx'

/** With an `id`, it takes the place of the last one that had the same: a success the place of the failure before it. */
type Text = { title: string; description?: string; id?: string }
/** The one act that helps, offered on the toast. */
type Action = { action?: { label: string; onClick: () => void } }

// Fetched beside the first screen, not before it. What is said before it arrives is shown when it does.
const sonner = () => import('sonner')
const SonnerToaster = lazyPart(() => import('./toaster.tsx').then((m) => m.SonnerToaster))

/** Toasts of the specification: a title, a sentence, good news or bad. */
export const say = {
  success: ({ title, description, action, id }: Text & Action) =>
    void sonner().then(({ toast }) =>
      toast.success(title, { description, ...(id && { id, ...anew }), ...(action && { action, duration: actionMs }) }),
    ),
  error: ({ title, description, action, id }: Text & Action) =>
    void sonner().then(({ toast }) =>
      toast.error(title, { description, action, duration: actionMs, ...(id && { id }) }),
    ),
  info: ({ title, description, action }: Omit<Text, 'id'> & Action) =>
    void sonner().then(({ toast }) => toast(title, { description, action })),
}

/** What has to be read and acted on stands longer. */
const actionMs = 8000
/** What is left of the failure whose place it takes. */
const anew = { duration: 4000, action: undefined }

export const Toaster = () => (
  <Suspense>
    <SonnerToaster />
  </Suspense>
)
