import { createFileRoute } from '@tanstack/react-router'
import { PublicInternshipPage } from '../../features/internships/public/internship-page.tsx'

export const Route = createFileRoute('/internships/$id')({
  staticData: { ownTitle: true, footer: true },
  component: function InternshipRoute() {
    return <PublicInternshipPage id={Route.useParams().id} />
  },
})
