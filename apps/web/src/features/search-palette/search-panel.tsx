import type { User } from '@fledge/contract/users'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { CompanySearch } from './company-search.tsx'
import type { SearchProps } from './search-list.tsx'
import { StudentSearch } from './student-search.tsx'

/** The search panel: internships for students, own listings and applicants for companies. */
export function SearchPanel({ user, title, ...search }: SearchProps & { user: User; title: string }) {
  return (
    <Frame title={title} onClose={search.onClose}>
      {user.role === 'student' ? <StudentSearch {...search} /> : <CompanySearch companyId={user.id} {...search} />}
    </Frame>
  )
}

/** A dialog of fixed height, so that the layout stays stable while results load. */
function Frame({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const opener = useRef<Element | null>(null)
  const content = useRef<HTMLDivElement>(null)
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[oklch(0.15_0.02_265/0.55)]" />
        <Radix.Content
          ref={content}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            opener.current = document.activeElement
            content.current?.querySelector('input')?.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
          }}
          className="fixed inset-0 z-50 flex flex-col bg-raised pb-[env(safe-area-inset-bottom)] shadow-float md:inset-auto md:top-[8dvh] md:pb-0 md:left-1/2 md:h-[34rem] md:max-h-[84dvh] md:w-[42rem] md:-translate-x-1/2 md:rounded-base md:border md:border-line"
        >
          <header className="flex items-center gap-4 px-5 pt-4">
            <Radix.Title className="flex-1 text-16">{title}</Radix.Title>
            <Radix.Close
              aria-label="Close"
              className="-m-2 inline-grid size-10 place-items-center rounded-base text-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden size={20} />
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
