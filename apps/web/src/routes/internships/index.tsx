import { publicSorts, workTypeFilters } from '@fledge/contract/constants'
import type { PublicSearch } from '@fledge/contract/site/public-search'
import { createFileRoute } from '@tanstack/react-router'
import { SearchPage } from '../../features/internships/public/search-page.tsx'
import { choiceParam, textParam } from '../../lib/search-params.ts'

export const Route = createFileRoute('/internships/')({
  validateSearch: (search): PublicSearch => ({
    q: textParam(search['q'])?.slice(0, 120),
    type: choiceParam(search['type'], workTypeFilters),
    location: textParam(search['location'])?.slice(0, 120),
    sort: choiceParam(search['sort'], publicSorts),
    cursor: textParam(search['cursor']),
  }),
  staticData: { ownTitle: true, footer: true },
  component: PublicSearchPage,
})

function PublicSearchPage() {
  const navigate = Route.useNavigate()
  return (
    <SearchPage
      search={Route.useSearch()}
      onSearch={(search, typed = false) => void navigate({ search, replace: typed, resetScroll: false })}
    />
  )
}
