import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../features/privacy/privacy-page.tsx'

export const Route = createFileRoute('/privacy')({
  staticData: { title: 'Secure and private', footer: true },
  component: PrivacyPage,
})
