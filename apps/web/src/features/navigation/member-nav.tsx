import type { User } from '@fledge/contract/users'
import { Link } from '@tanstack/react-router'
import { LayoutDashboard, LogOut, Settings, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { homePath } from '../../lib/person.ts'
import { Identity } from './identity.tsx'
import { MobileMenu, menuItem, menuRow } from './mobile-menu.tsx'
import { barLink } from './top-bar.tsx'
import { useSignOut } from './use-sign-out.ts'
import { UserMenu } from './user-menu.tsx'

/** Navigation for signed-in users; `children` is the notification bell. On small screens, links move to a menu. */
export function MemberNav({ user, children }: { user: User; children: ReactNode }) {
  const signOut = useSignOut()
  const dashboard = { to: homePath(user.role), activeOptions: { includeSearch: false } }
  const rows = (look: string) => (close: () => void) => (
    <>
      <div className="border-b border-line px-2 pt-2 pb-4">
        <Identity user={user} />
      </div>
      <Link {...dashboard} onClick={close} className={look}>
        <LayoutDashboard aria-hidden size={16} className="text-soft" />
        Dashboard
      </Link>
      <Link to="/profile" onClick={close} className={look}>
        <UserRound aria-hidden size={16} className="text-soft" />
        Profile
      </Link>
      <Link to="/settings" onClick={close} className={look}>
        <Settings aria-hidden size={16} className="text-soft" />
        Settings
      </Link>
      <button type="button" onClick={signOut} className={look}>
        <LogOut aria-hidden size={16} className="text-soft" />
        Sign out
      </button>
    </>
  )
  return (
    <>
      <nav aria-label="Main" className="hidden md:block">
        <Link {...dashboard} className={barLink}>
          Dashboard
        </Link>
      </nav>
      {children}
      <UserMenu user={user}>{rows(menuItem)}</UserMenu>
      <MobileMenu>{rows(menuRow)}</MobileMenu>
    </>
  )
}
