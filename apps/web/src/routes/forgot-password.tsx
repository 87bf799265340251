import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../features/auth/forgot-password-page.tsx'

export const Route = createFileRoute('/forgot-password')({
  staticData: { title: 'Forgot your password', footer: true },
  component: function ForgotPasswordRoute() {
    const typed = useLocation({ select: ({ state }) => state.email })
    return <ForgotPasswordPage email={typed} />
  },
})
