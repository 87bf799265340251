import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'

export const Route = createFileRoute('/register')({
  validateSearch: z.object({ returnTo: z.string().optional().catch(undefined) }),
  component: () => <h1>register</h1>,
})
