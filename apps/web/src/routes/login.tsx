import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'

export const Route = createFileRoute('/login')({
  validateSearch: z.object({ returnTo: z.string().optional().catch(undefined) }),
  component: () => <h1>login</h1>,
})
