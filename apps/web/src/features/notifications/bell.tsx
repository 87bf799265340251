import { badgeCap } from '@fledge/contract/constants'
import type { Role } from '@fledge/contract/users'
import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { askForBrowserNotifications } from '../../lib/browser-permission.ts'
import { onFirstInput } from '../../lib/first-screen.ts'
import { countText } from '../../lib/format.ts'
import { useDisclosure } from '../../ui/focus/use-disclosure.ts'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'
import { useNotifications } from './use-notifications.ts'

const bellPanel = () => import('./bell-panel.tsx')
// The panel is preloaded after the first screen, so that it also opens offline.
const BellPanel = lazyPanel(() => bellPanel().then((m) => m.BellPanel))

export function Bell({ forRole }: { forRole: Role }) {
  const { open, close, box, button, panel } = useDisclosure()
  const { unread } = useNotifications()
  useEffect(() => onFirstInput(() => void bellPanel().catch(() => undefined)), [])
  return (
    <div {...box} className="md:relative">
      <button
        {...button}
        type="button"
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        onClick={() => {
          void askForBrowserNotifications()
          button.onClick()
        }}
        className="relative inline-grid size-10 shrink-0 place-items-center rounded-base text-soft hover:bg-sunken hover:text-ink"
      >
        <BellIcon aria-hidden size={20} />
        {unread > 0 && <Count unread={unread} />}
      </button>
      <span role="status" className="sr-only">
        {unread > 0 && countText(unread, 'unread notification')}
      </span>
      {open && (
        <div {...panel} role="dialog" aria-label="Notifications" className={panelLook}>
          <Suspense>
            <BellPanel role={forRole} onLeave={close} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

/** Full width on small screens, below the bell on wide ones. */
const panelLook =
  'absolute inset-x-3 top-full flex max-h-[min(36rem,80dvh)] flex-col rounded-base border border-line bg-raised shadow-float outline-none md:inset-x-auto md:right-0 md:mt-2 md:w-[26rem]'

const Count = ({ unread }: { unread: number }) => (
  <span
    aria-hidden
    className="absolute -top-0.5 -right-0.5 min-w-5 rounded-full bg-mark px-1 text-center text-12 leading-5 font-semibold text-ink tabular"
  >
    {unread > badgeCap ? `${badgeCap}+` : unread}
  </span>
)
