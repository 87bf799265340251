import { type ComponentType, useEffect } from 'react'
import { say } from '../toast.tsx'
import { lazyPart } from './lazy-component.tsx'

type Closable = { onClose: () => void }

/** A dialog that is fetched when it is first opened; where that fails, it is closed again, and a toast says why. */
export const lazyDialog = <Props extends Closable>(fetch: () => Promise<ComponentType<Props>>) =>
  lazyPart(fetch, NotOpened)

function NotOpened({ onClose }: Closable) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, however often its page is drawn
  useEffect(() => {
    say.error({ title: 'This could not be opened', description: 'Check your connection and try again.' })
    onClose()
  }, [])
  return null
}
