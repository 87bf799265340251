import { claims } from '@fledge/contract/site/site-claims'
import { AfterFirstScreen } from '../../ui/lazy/after-first-screen.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { Claims } from '../../ui/marketing/claims.tsx'

// Loaded after the first screen.
const LiveCounts = lazyComponent(() => import('./live-counts.tsx').then((m) => m.LiveCounts))

/** The claims of the specification, labelled as illustrative, and the actual counts. */
export const Figures = () => (
  <section aria-labelledby="figures" className="border-y border-line bg-sunken">
    <div className="page grid gap-4 py-8">
      <h2 id="figures" className="sr-only">
        In numbers
      </h2>
      <Claims claims={claims} />
      <div className="min-h-14 border-t border-line pt-4 text-14 sm:min-h-9">
        <AfterFirstScreen>
          <LiveCounts />
        </AfterFirstScreen>
      </div>
    </div>
  </section>
)
