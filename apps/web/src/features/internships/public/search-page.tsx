import { locationFilters, publicSorts, searchMaxLength, workTypeFilters } from '@fledge/contract/constants'
import type { Internship } from '@fledge/contract/internships'
import type { PublicSearch } from '@fledge/contract/site/public-search'
import { searchTitle } from '@fledge/contract/site/search-address'
import { texts } from '@fledge/contract/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { type FormEvent, type MouseEvent, useState } from 'react'
import { internshipFacets, publicPage } from '../../../api/internships/internships.ts'
import { useSession } from '../../../api/session.ts'
import { totalText } from '../../../lib/format.ts'
import { useDebouncedText } from '../../../lib/hooks/use-debounced-text.ts'
import { wideScreen } from '../../../lib/hooks/use-media.ts'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { CardSkeletons } from '../../../ui/skeleton.tsx'
import { sortWords, typeLabel } from '../filters/filter-fields.tsx'
import { activeFilters, countMore, effectiveSort } from '../filters/filters.ts'
import { MoreFields } from '../filters/more-fields.tsx'
import { MoreSummary } from '../filters/more-filters.tsx'
import { chosenOption, countsOf, placeOptions } from '../filters/place-options.ts'
import { PreviewPane } from './preview-pane.tsx'
import { PublicList } from './public-list.tsx'

type SearchPageProps = {
  search: PublicSearch
  /** Changes parts of the address. Text that continues to be typed replaces the history entry; a choice adds one. */
  onSearch: (change: PublicSearch, typed?: boolean) => void
}

/** The public search. Without scripts its form and links work as plain requests. */
export function SearchPage({ search, onSearch }: SearchPageProps) {
  const query = useQuery(publicPage(search))
  const title = searchTitle(search)
  usePageTitle(title)
  return (
    <div className="page grid gap-4 py-5 sm:gap-6 sm:py-8">
      <h1 className="text-25 sm:text-31 wrap-anywhere">{title}</h1>
      <DashboardLink search={search} />
      <SearchForm search={search} onSearch={onSearch} />
      <section aria-label="Internships found" aria-busy={query.isFetching} className="grid gap-3">
        {query.isPending && <CardSkeletons count={4} className="h-48" />}
        {query.isLoadingError && (
          <Failure message={texts.internship.loadFailed} onRetry={() => void query.refetch()} busy={query.isFetching} />
        )}
        {query.data && (
          <>
            <p role="status" className="text-14 text-soft">
              {`Showing ${totalText(query.data.total)} of ${totalText(query.data.totalOpen)} internships`}
            </p>
            {query.data.data.length === 0 ? (
              <NoneFound search={search} suggestion={query.data} />
            ) : (
              <ListWithPreview internships={query.data.data} search={search} />
            )}
            <Pages search={search} next={query.data.nextCursor} />
          </>
        )}
      </section>
    </div>
  )
}

/** On wide screens a click shows the details next to the list; the first one's are there from the start. */
function ListWithPreview({ internships, search }: { internships: readonly Internship[]; search: PublicSearch }) {
  const [wanted, setWanted] = useState<string>()
  const shown = internships.find(({ id }) => id === wanted) ?? internships[0]
  const show = (event: MouseEvent, id: string) => {
    // A key press has no detail: with the keyboard the pane is far behind the list, so a link opens its page.
    const opensPage = event.metaKey || event.ctrlKey || event.shiftKey || event.detail === 0
    if (opensPage || !window.matchMedia(wideScreen).matches) return
    event.preventDefault()
    setWanted(id)
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <PublicList internships={internships} heading="h2" search={search} shownId={shown?.id} onShow={show} />
      {shown && <PreviewPane key={shown.id} internship={shown} />}
    </div>
  )
}

/** A student's own search shows how each internship fits. */
function DashboardLink({ search: { q, type, location } }: { search: PublicSearch }) {
  const role = useSession()?.user.role
  if (role !== 'student') return null
  return (
    <p>
      <Link
        to="/student/dashboard"
        search={{ tab: 'internships', q, type, location }}
        className="text-primary underline underline-offset-4"
      >
        See how these fit your resume
      </Link>
    </p>
  )
}

function SearchForm({ search, onSearch }: SearchPageProps) {
  const { data: facets } = useQuery(internshipFacets(activeFilters(search)))
  const { type = 'all', location = locationFilters[0] } = search
  const places = placeOptions(countsOf(facets, 'places'), location)
  const sorts = publicSorts.filter((value) => value !== 'relevance' || search.q)

  // A new search starts at its first page.
  const change = (part: PublicSearch, typed?: boolean) => onSearch({ cursor: undefined, ...part }, typed)
  const draft = useDebouncedText(search.q ?? '', (q) => change({ q: q || undefined }, true))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.text.trim() !== (search.q ?? '')) draft.settle(draft.text)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser in use knows <search>
    <form
      role="search"
      aria-label="Internships"
      action="/internships"
      method="get"
      onSubmit={submit}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto] print:hidden"
    >
      <TextField
        label="Search internships"
        name="q"
        type="search"
        enterKeyHint="search"
        placeholder="Role, skill, company or place"
        limit={searchMaxLength}
        value={draft.text}
        onChange={({ target }) => draft.type(target.value)}
        className="max-lg:col-span-2"
      />
      <SelectField
        label="Work type"
        name="type"
        value={type}
        onChange={({ target }) => change({ type: workTypeFilters.find((one) => one === target.value) })}
        options={workTypeFilters.map((value) => ({ value, label: typeLabel(value, countsOf(facets, 'types')) }))}
      />
      <SelectField
        label="Location"
        name="location"
        value={chosenOption(places, location)?.value ?? location}
        onChange={({ target }) => change({ location: target.value })}
        options={places}
      />
      <SelectField
        label="Sort by"
        name="sort"
        value={effectiveSort(search, false)}
        onChange={({ target }) => change({ sort: publicSorts.find((one) => one === target.value) })}
        options={sorts.map((value) => ({ value, label: sortWords[value] }))}
      />
      <Button type="submit" className="min-h-11">
        Search
      </Button>
      <MoreSearchFields search={search} onChange={change} />
    </form>
  )
}

type MoreProps = { search: PublicSearch; onChange: (part: PublicSearch, typed?: boolean) => void }

/** More filters as a part of the form, so that they work without scripts. Closed, because the results are below. */
const MoreSearchFields = ({ search, onChange }: MoreProps) => (
  <details className="group col-span-full">
    <MoreSummary active={countMore(search)} />
    <div className="grid gap-3 pt-2 sm:grid-cols-2 lg:grid-cols-3">
      <MoreFields filters={search} onFilters={onChange} />
    </div>
  </details>
)

type NoneFoundProps = {
  search: PublicSearch
  suggestion: { didYouMean?: string | undefined; withoutFilters?: true | undefined }
}

function NoneFound({ search, suggestion: { didYouMean: q, withoutFilters } }: NoneFoundProps) {
  return (
    <Empty
      icon={SearchX}
      level={2}
      title="No internships match your filters"
      action={
        <Link to="/internships" className={buttonLook('secondary')}>
          Show all internships
        </Link>
      }
    >
      {q && (
        <>
          Try{' '}
          <Link
            to="/internships"
            search={withoutFilters ? { q } : { ...search, q, cursor: undefined }}
            className="text-primary underline underline-offset-4"
          >
            {q}
          </Link>
          {withoutFilters && <span> without the filters</span>}
        </>
      )}
    </Empty>
  )
}

function Pages({ search, next }: { search: PublicSearch; next: string | null }) {
  if (!search.cursor && next === null) return null
  return (
    <nav aria-label="Pages" className="flex flex-wrap gap-3 py-2 print:hidden">
      {search.cursor && (
        <Link to="/internships" search={{ ...search, cursor: undefined }} className={buttonLook('secondary')}>
          First page
        </Link>
      )}
      {next !== null && (
        <Link to="/internships" search={{ ...search, cursor: next }} rel="next" className={buttonLook('secondary')}>
          Next page
        </Link>
      )}
    </nav>
  )
}
