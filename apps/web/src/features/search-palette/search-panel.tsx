import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { InternshipSearch } from './internship-search.tsx'
import type { SearchProps } from './search-list.tsx'
import { useOwnRecords } from './use-own-records.tsx'

/** The search panel: open internships, and for a company its own listings and applicants above them. */
export function SearchPanel({ user, ...search }: SearchProps & { user: User }) {
  return (
    <Frame title={texts.search.title} onClose={search.onClose}>
      {user.role === 'student' ? <StudentSearch {...search} /> : <CompanySearch companyId={user.id} {...search} />}
    </Frame>
  )
}

function StudentSearch(search: SearchProps) {
  const navigate = useNavigate()
  const open = (q: string, selected?: string) =>
    void navigate({ to: '/student/dashboard', search: { tab: 'internships', q, ...(selected && { selected }) } })
  return <InternshipSearch {...search} onSearch={open} onOpen={(id, q) => open(q, id)} />
}

/** A company has no list of internships in its dashboard: it sees them on the public pages. */
function CompanySearch({ companyId, ...search }: SearchProps & { companyId: string }) {
  const navigate = useNavigate()
  const own = useOwnRecords(companyId, search.term, (place) => {
    search.onClose()
    void navigate({ to: '/company/dashboard', search: place })
  })
  return (
    <InternshipSearch
      {...search}
      own={own}
      onSearch={(q) => void navigate({ to: '/internships', search: { q } })}
      onOpen={(id) => void navigate({ to: '/internships/$id', params: { id } })}
    />
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
