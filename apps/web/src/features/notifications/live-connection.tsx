import { notificationDestination } from '@fledge/core/notification-destination'
import { isPushed, usualNotifications } from '@fledge/core/notification-settings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ownSettings } from '../../api/account/settings.ts'
import { openLive } from '../../api/live/live-socket.ts'
import type { Session } from '../../api/session.ts'
import { setTheme } from '../../lib/theme.ts'
import { showOutside } from './browser-notification.ts'

/** Keeps the live connection open and applies the theme of the account. Renders nothing. */
export function LiveConnection({ token, user: { role } }: Session) {
  const queries = useQueryClient()
  const router = useRouter()
  const settings = useQuery(ownSettings).data
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
          const chosen = queries.getQueryData(ownSettings.queryKey) ?? usualNotifications
          if (isPushed(news.category, chosen))
            showOutside(news, () => void router.navigate({ href: notificationDestination(news, role) }))
        },
      }),
    [queries, router, token, role],
  )
  return null
}
