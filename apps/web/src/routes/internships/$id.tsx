import { createFileRoute } from '@tanstack/react-router'
import { PublicInternshipPage } from '../../features/internships/public/internship-page.tsx'

export const Route = createFileRoute('/internships/$id')({
  staticData: { ownTitle: true, footer: true },
  component: PublicInternship,
})

function PublicInternship() {
  const { id } = Route.useParams()
  return <PublicInternshipPage id={id} />
}
