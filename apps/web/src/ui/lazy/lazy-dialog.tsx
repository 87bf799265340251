import { type ComponentType, Suspense, useEffect } from 'react'
import { toast } from '../toast.tsx'
import { type LazyComponent, lazyComponent } from './lazy-component.tsx'

type Closable = { onClose: () => void }

/** A dialog whose code is loaded when it first opens. After a failure it closes and a toast says why. */
export function lazyDialog<Props extends Closable>(fetch: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const Loaded = lazyComponent(fetch, NotOpened)
  function LazyDialog(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
  return Object.assign(LazyDialog, { preload: Loaded.preload })
}

function NotOpened({ onClose }: Closable) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once per attempt
  useEffect(() => {
    toast.error({ title: 'This could not be opened', description: 'Check your connection and try again.' })
    onClose()
  }, [])
  return null
}
