import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { readSession } from './api/session.ts'
import { createAppRouter } from './router.ts'
import './styles/app.css'

// The content policy forbids code made from text, which zod tries otherwise. Told here because zod itself comes later.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const page = createRoot(root)
// As a transition the first drawing is done in slices: a slow phone answers a tap meanwhile.
startTransition(() =>
  page.render(
    <StrictMode>
      <RouterProvider router={createAppRouter()} />
    </StrictMode>,
  ),
)

// Who was signed in last time is shown at once; meanwhile the server is asked whether that still holds.
if (readSession()) void import('./api/auth.ts').then(({ refreshUser }) => refreshUser())
