import { pollEveryMs } from '@fledge/contract/constants'
import type { Notification as News } from '@fledge/contract/notifications'
import { notificationDestination } from '@fledge/core/notification-destination'
import { defaultNotifications, isPushed } from '@fledge/core/notification-settings'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ownSettings } from '../../api/account/account.ts'
import { openLive } from '../../api/live/live-socket.ts'
import { useLiveState } from '../../api/live/live-state.ts'
import { notificationCounts } from '../../api/live/notifications.ts'
import type { Session } from '../../api/session.ts'
import { setTheme } from '../../lib/theme.ts'

/** Keeps the live connection open and applies the theme of the account. Renders nothing. */
export function LiveConnection({ token, user: { role } }: Session) {
  const queries = useQueryClient()
  const router = useRouter()
  // A failure is shown by the page that asked first, with a retry; asking again would hide it.
  const settings = useQuery({ ...ownSettings, retryOnMount: false }).data
  const theme = settings?.theme
  useEffect(() => {
    if (theme) setTheme(theme)
  }, [theme])
  useEffect(
    () =>
      openLive({
        queries,
        token,
        onNew: (news) => {
          const chosen = queries.getQueryData(ownSettings.queryKey) ?? defaultNotifications
          if (isPushed(news.category, chosen))
            showOutside(news, () => void router.navigate({ href: notificationDestination(news, role) }))
        },
      }),
    [queries, router, token, role],
  )
  usePolledCounts(queries)
  return null
}

/** Fetches the counts every 30 s while the live connection is down (§9); the list polls itself. */
function usePolledCounts(queries: QueryClient) {
  const isLive = useLiveState() === 'live'
  useEffect(() => {
    if (isLive) return
    const timer = setInterval(() => void queries.prefetchQuery({ ...notificationCounts, staleTime: 0 }), pollEveryMs)
    return () => clearInterval(timer)
  }, [isLive, queries])
}

/** Shows a browser notification while the page is hidden. The tag prevents duplicates from several tabs. */
export function showOutside({ id, title, message }: News, onClick: () => void): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body: message, icon: '/favicon.svg', tag: id })
    shown.onclick = () => {
      window.focus()
      shown.close()
      onClick()
    }
  } catch {
    // Chrome on Android throws here; the bell still shows the notification.
  }
}
