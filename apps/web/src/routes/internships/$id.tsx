import { createFileRoute } from '@tanstack/react-router'
import { PublicInternshipPage } from '../../features/internships/detail/public-page.tsx'

export const Route = createFileRoute('/internships/$id')({
  staticData: { title: 'Internship' },
  component: PublicInternship,
})

function PublicInternship() {
  const { id } = Route.useParams()
  return <PublicInternshipPage id={id} />
}
