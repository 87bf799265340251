import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import { Link, useRouter } from '@tanstack/react-router'
import { ChevronDown, LayoutDashboard, LogOut, Settings, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { signOut } from '../../api/auth.ts'
import { homePath, personName, roleText } from '../../lib/person.ts'
import { PersonAvatar } from '../../ui/avatar/person-avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { useDisclosure } from '../../ui/focus/use-disclosure.ts'
import { toast } from '../../ui/toast.tsx'
import { MobileMenu, menuItem, menuRow } from './mobile-menu.tsx'
import { barLink } from './top-bar.tsx'

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

const Identity = ({ user }: { user: User }) => (
  <div className="flex min-w-0 items-start gap-3">
    <PersonAvatar person={user} name={personName(user)} className="size-10 text-14" />
    <div className="grid min-w-0 justify-items-start gap-1">
      <p className="w-full truncate text-14 font-semibold">{personName(user)}</p>
      <p className="w-full truncate text-12 text-soft">{user.email}</p>
      <Badge tone="primary">{roleText(user.role)}</Badge>
    </div>
  </div>
)

/** Signs out and navigates home. Navigates first, because the guard of the current page would redirect to the login. */
function useSignOut(): () => void {
  const router = useRouter()
  return () => {
    void router.navigate({ to: '/' })
    signOut()
    toast.success(texts.logout)
  }
}

/** The user menu. Its rows receive a function that closes the menu. */
function UserMenu({ user, children }: { user: User; children: (close: () => void) => ReactNode }) {
  const { open, close, box, button, panel } = useDisclosure()
  return (
    <div {...box} className="relative hidden md:block">
      <button
        {...button}
        type="button"
        className="inline-flex min-h-10 items-center gap-2 rounded-base px-2 hover:bg-sunken"
      >
        <PersonAvatar person={user} name={personName(user)} />
        <span className="sr-only">Account of {personName(user)}</span>
        <ChevronDown aria-hidden size={16} className="text-soft" />
      </button>
      {open && (
        <nav
          {...panel}
          aria-label="Account"
          className="absolute top-full right-0 mt-2 w-72 rounded-base border border-line bg-raised p-2 shadow-float outline-none"
        >
          {children(close)}
        </nav>
      )}
    </div>
  )
}
