import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { readSession } from './api/session.ts'
import { afterFirstScreen } from './lib/first-screen.ts'
import { createAppRouter } from './router.ts'
import { fetchShell } from './routes/-shell-parts.ts'
import './styles/app.css'
import { guardFocus } from './lib/focus-guard.ts'

// Stops zod, which loads later, from compiling code with eval, which the content security policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// Nothing moves under the pointer before the first screen is complete.
afterFirstScreen(() => void import('./lib/press-guard.ts').then(({ guardPresses }) => guardPresses(document)))
guardFocus(document)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
let restoreTypedText = () => {}
// Only some of the server's documents have fields.
const keeping =
  root.querySelector('[name]') &&
  import('./lib/typed-text.ts').then(({ keepTypedText }) => {
    restoreTypedText = keepTypedText(root)
  })
const page = createRoot(root)
const router = createAppRouter()
// The static document stays until the page is complete. A transition renders in slices, so that slow phones stay
// responsive.
void Promise.allSettled([
  router.load(),
  fetchShell(router.state.location.pathname, readSession() !== null),
  keeping,
]).then(() =>
  startTransition(() => {
    delete document.documentElement.dataset['member']
    page.render(
      <StrictMode>
        <RouterProvider router={router} />
        <TypedText />
      </StrictMode>,
    )
  }),
)

// The stored session renders immediately and is then checked with the server.
if (readSession()) afterFirstScreen(() => void import('./api/auth.ts').then(({ refreshUser }) => refreshUser()))

/** Behind the page, whose fields exist when its effects run. */
function TypedText() {
  useEffect(() => restoreTypedText(), [])
  return null
}
