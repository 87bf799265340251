import { destinationOf } from '@fledge/core/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openLive } from '../../api/live.ts'
import type { Session } from '../../api/session.ts'
import { showOutside } from './browser-notification.ts'

/** Holds the live connection of this session while it is on the page. Draws nothing. */
export function LiveConnection({ token, user: { role } }: Session) {
  const queries = useQueryClient()
  const router = useRouter()
  useEffect(
    () =>
      openLive({
        queries,
        token,
        onNew: (news) => showOutside(news, () => void router.navigate({ href: destinationOf(news, role) })),
      }),
    [queries, router, token, role],
  )
  return null
}
