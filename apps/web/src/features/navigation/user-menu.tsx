import type { User } from '@fledge/contract/users'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { personName } from '../../lib/person.ts'
import { PersonAvatar } from '../../ui/avatar/person-avatar.tsx'
import { useDisclosure } from '../../ui/focus/use-disclosure.ts'

/** The user menu. Its rows receive a function that closes the menu. */
export function UserMenu({ user, children }: { user: User; children: (close: () => void) => ReactNode }) {
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
