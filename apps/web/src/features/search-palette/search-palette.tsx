import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import { Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx'
import { useOpeningKeys } from './use-opening-keys.ts'

const panel = () => import('./search-panel.tsx')
const SearchPanel = lazyDialog(() => panel().then((m) => m.SearchPanel))

/** Titles of the panel and its button; for students as specified (settlement 8). */
const titles = { student: texts.search.title, company: 'Search listings and applicants' } as const

/** The search button of the top bar and its panel, which also opens with Ctrl+K or '/'. Keeps the search term. */
export function SearchPalette({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const [term, setTerm] = useState('')
  useOpeningKeys(() => setOpen(true))
  return (
    <>
      <IconButton
        label={titles[user.role]}
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={() => void panel().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden size={20} />
      </IconButton>
      <Suspense>
        {isOpen && (
          <SearchPanel
            user={user}
            title={titles[user.role]}
            term={term}
            onTerm={setTerm}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
