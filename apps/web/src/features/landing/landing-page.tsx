import { Suspense } from 'react'
import { useSession } from '../../api/session.ts'
import { useFirstScreen } from '../../lib/first-screen.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { Join } from './join.tsx'
import { NewestSkeleton } from './newest-skeleton.tsx'
import { Steps } from './steps.tsx'
import { Testimonials } from './testimonials.tsx'

// Loads the contract and React Query, so it is loaded after the first screen.
const NewestInternships = lazyComponent(() => import('./newest-internships.tsx').then((m) => m.NewestInternships))

export function LandingPage() {
  const session = useSession()
  const isFirstScreenDone = useFirstScreen()
  return (
    <>
      <Hero />
      <Figures />
      <Suspense fallback={<NewestSkeleton busy />}>
        {isFirstScreenDone ? <NewestInternships /> : <NewestSkeleton busy={false} />}
      </Suspense>
      <FeatureCards />
      <Steps />
      <Testimonials />
      {!session && <Join />}
    </>
  )
}
