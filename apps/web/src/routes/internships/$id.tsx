import { createFileRoute } from '@tanstack/react-router'
import { PublicInternshipPage } from '../../features/internships/public/internship-page.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'

// Loaded for students only.
const OwnFit = lazyComponent(() => import('./-student-fit.tsx').then((m) => m.OwnFit))

export const Route = createFileRoute('/internships/$id')({
  staticData: { ownTitle: true, footer: true },
  component: function InternshipRoute() {
    return <PublicInternshipPage id={Route.useParams().id} StudentFit={OwnFit} />
  },
})
