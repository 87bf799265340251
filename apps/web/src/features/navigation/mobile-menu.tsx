import { Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { useDisclosure } from '../../ui/focus/use-disclosure.ts'

/** The menu of small screens. Its rows receive a function that closes the menu. */
export function MobileMenu({ children }: { children: (close: () => void) => ReactNode }) {
  const { open, close, box, button, panel } = useDisclosure()
  const Icon = open ? X : Menu
  return (
    <div {...box} className="md:hidden">
      <IconButton {...button} label={open ? 'Close menu' : 'Open menu'}>
        <Icon aria-hidden size={20} />
      </IconButton>
      {open && (
        <nav
          {...panel}
          aria-label="Main"
          className="absolute inset-x-0 top-full border-b border-line bg-raised px-4 py-2 shadow-float outline-none"
        >
          {children(close)}
        </nav>
      )}
    </div>
  )
}

const row =
  'flex w-full items-center gap-3 rounded-base px-2 text-left hover:bg-sunken aria-[current=page]:font-semibold'

/** Class names for rows of the mobile menu and of the user menu. */
export const menuRow = `${row} min-h-12 text-16`
export const menuItem = `${row} min-h-10 text-14`
