import { createRootRoute, Outlet } from '@tanstack/react-router'
import { Toaster } from '../ui/toast.tsx'

export const Route = createRootRoute({ component: Shell })

function Shell() {
  return (
    <>
      <main>
        <Outlet />
      </main>
      <Toaster />
    </>
  )
}
