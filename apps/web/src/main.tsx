import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { readSession } from './api/session.ts'
import { afterFirstScreen } from './lib/first-screen.ts'
import { createAppRouter } from './router.ts'
import { fetchShell } from './routes/-shell-parts.ts'
import './styles/app.css'

// The content policy forbids code made from text, which zod tries otherwise. Told here because zod itself comes later.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const page = createRoot(root)
const router = createAppRouter()
// What the document draws by itself stands until the page can be drawn in one go. As a transition that is done in
// slices: a slow phone answers a tap meanwhile.
void Promise.allSettled([router.load(), fetchShell(router.state.location.pathname, readSession() !== null)]).then(() =>
  startTransition(() =>
    page.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  ),
)

// Who was signed in last time is shown at once; then the server is asked whether that still holds.
if (readSession()) afterFirstScreen(() => void import('./api/auth.ts').then(({ refreshUser }) => refreshUser()))
