import type { ComponentType } from 'react'
import { Failure } from '../failure.tsx'
import { lazyComponent, useRetry } from './lazy-component.tsx'

/** A part of a page whose code is loaded when it first renders. After a failure it offers to try again. */
export const lazyPanel = <Props extends object>(fetch: () => Promise<ComponentType<Props>>) =>
  lazyComponent(fetch, NotFetched)

function NotFetched() {
  return (
    <div className="py-3">
      <Failure
        message="This part of the page could not be loaded. Check your connection and try again; if that does not help, reload the page."
        onRetry={useRetry()}
      />
    </div>
  )
}
