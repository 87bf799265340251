import type { ComponentType } from 'react'
import { Failure } from '../failure.tsx'
import { lazyPart, useTryAgain } from './lazy-component.tsx'

/** A part of a page that is fetched when it is first drawn; where that fails, it says so and can be asked for again. */
export const lazyPanel = <Props extends object>(fetch: () => Promise<ComponentType<Props>>) =>
  lazyPart(fetch, NotFetched)

function NotFetched() {
  return (
    <div className="py-3">
      <Failure
        message="This part of the page could not be loaded. Check your connection and try again; if that does not help, reload the page."
        onRetry={useTryAgain()}
      />
    </div>
  )
}
