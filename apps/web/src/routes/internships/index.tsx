import { publicSorts, workTypeFilters } from '@fledge/contract/constants'
import type { PublicSearch } from '@fledge/contract/site/public-search'
import { createFileRoute } from '@tanstack/react-router'
import { knownField } from '../../features/internships/filters/filters.ts'
import { useTypingEntry } from '../../features/internships/filters/use-typing-entry.ts'
import { SearchPage } from '../../features/internships/public/search-page.tsx'
import { choiceParam, moreFilterParams, textParam } from '../../lib/search-params.ts'

/** The field of work is checked once its list has loaded. */
type Address = Omit<PublicSearch, 'field'> & { field?: string | undefined }

export const Route = createFileRoute('/internships/')({
  validateSearch: (search): Address => ({
    q: textParam(search['q'])?.slice(0, 120),
    type: choiceParam(search['type'], workTypeFilters),
    location: textParam(search['location'])?.slice(0, 120),
    ...moreFilterParams(search),
    sort: choiceParam(search['sort'], publicSorts),
    cursor: textParam(search['cursor']),
  }),
  staticData: { ownTitle: true, footer: true },
  component: PublicSearchPage,
})

function PublicSearchPage() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const replaces = useTypingEntry()
  return (
    <SearchPage
      search={{ ...search, field: knownField(search.field) }}
      onSearch={(change, typed = false) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: replaces(typed), resetScroll: false })
      }
    />
  )
}
