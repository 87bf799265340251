import { dialogPopularSearches, requirementChips } from '@fledge/contract/constants'
import type { Internship } from '@fledge/contract/internships'
import { texts } from '@fledge/contract/texts'
import { placeText } from '@fledge/core/places/place-text'
import { useQuery } from '@tanstack/react-query'
import { TrendingUp } from 'lucide-react'
import { searchResults } from '../../api/internships/internships.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { internshipsText, stipendText } from '../../lib/format.ts'
import { announceSearch } from '../../lib/global-search.ts'
import { Chip, MatchBadge } from '../../ui/badge.tsx'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { CompanyName } from '../../ui/listing/company-name.tsx'
import { type Choice, SearchList, type SearchProps } from './search-list.tsx'
import { useDebounced } from './use-debounced.ts'
import type { OwnRecords } from './use-own-records.tsx'
import { matchesWordStarts } from './word-starts.ts'

type InternshipSearchProps = SearchProps & {
  /** Opens a search and an internship found by it. */
  onSearch: (q: string) => void
  onOpen: (id: string, q: string) => void
  /** What else is found, in a group above the internships. */
  own?: OwnRecords
}

/** Searches open internships while typing, the same for both roles (settlement 8). Enter performs the search. */
export function InternshipSearch({ term, onTerm, onClose, onSearch, onOpen, own }: InternshipSearchProps) {
  const asked = useDebounced(term)
  const query = useQuery({ ...searchResults(asked), enabled: asked !== '' })

  function perform(text: string) {
    const q = text.trim()
    if (q === '') return
    onTerm(q)
    onClose()
    if (!announceSearch(q)) onSearch(q)
  }
  function open({ id }: Internship) {
    onClose()
    onOpen(id, asked)
  }

  const found = asked === '' ? undefined : query.data
  // The server also searches inside words, but who looks for the applicant Khan is not looking for Uttarakhand.
  const listed = (found?.data ?? []).filter((one) => !own?.hasNamed || matchesWordStarts(asked, textsOf(one)))
  const hidden = (found?.data.length ?? 0) - listed.length
  const popular = dialogPopularSearches.map(
    (words): Choice => ({ id: words, look: <Popular words={words} />, choose: () => perform(words) }),
  )
  const results = listed.map(
    (one): Choice => ({ id: one.id, look: <InternshipResult internship={one} />, choose: () => open(one) }),
  )
  const suggestions = [found?.didYouMean ?? []]
    .flat()
    .map((text): Choice => ({ id: text, look: `Try “${text}”`, choose: () => onTerm(text) }))
  const ownChoices = own?.choices ?? []
  return (
    <SearchList
      label="Search internships"
      placeholder="Role, skill, company or place"
      term={term}
      onTerm={onTerm}
      onPerform={() => own?.openNamed(term) || perform(term)}
      choices={asked === '' ? popular : [...ownChoices, ...suggestions, ...results]}
      own={{ heading: 'Your listings and applicants', count: asked === '' ? 0 : ownChoices.length }}
      heading={asked === '' ? 'Popular searches' : 'Internships found'}
      status={
        asked === ''
          ? 'Popular searches'
          : [own?.status, hidden > 0 ? internshipsText(listed.length) : statusText(found, query.isPending)]
              .filter(Boolean)
              .join(' · ')
      }
      {...(own?.hasNamed && { performs: 'open the first applicant' })}
      busy={asked !== '' && (query.isFetching || term.trim() !== asked)}
    >
      {asked !== '' && own?.failure}
      {asked !== '' && <QueryFailure query={query} fallback={texts.internship.loadFailed} />}
    </SearchList>
  )
}

const textsOf = ({ title, companyName, location, type, description, requirements }: Internship): string[] => [
  title,
  companyName,
  location,
  type,
  description,
  ...requirements,
]

function statusText(found: { data: unknown[]; total: number } | undefined, pending: boolean): string {
  if (!found) return pending ? 'Searching…' : ''
  if (found.total === 0) return texts.internship.noneFound
  const all = internshipsText(found.total)
  return found.data.length < found.total
    ? `Showing the first ${found.data.length} of ${all}. Press Enter to see all.`
    : all
}

const Popular = ({ words }: { words: string }) => (
  <span className="flex min-h-6 items-center gap-3 text-14">
    <TrendingUp aria-hidden size={16} className="text-soft" />
    {words}
  </span>
)

/** A listing in the search panel, with its first three required skills. */
function InternshipResult({ internship }: { internship: Internship }) {
  const { title, company, stipend, stipendMax, requirements, match } = internship
  const more = requirements.length - requirementChips
  return (
    <div className="flex gap-3">
      <CompanyMark company={company} className="mt-0.5 size-8" />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex items-start justify-between gap-3">
          <p className="text-14 font-medium">{title}</p>
          {match?.band && match.matchPercentage !== 0 && (
            <MatchBadge percentage={match.matchPercentage} band={match.band} />
          )}
        </div>
        <p className="text-12 text-soft">
          <CompanyName company={company} />{' '}
          <span>
            · {placeText(internship)} · {stipendText(stipend, stipendMax)}
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-1.5">
          {requirements.slice(0, requirementChips).map((skill) => (
            <Chip key={skill}>{skill}</Chip>
          ))}
          {more > 0 && <span className="text-12 text-soft">+{more} more</span>}
        </p>
      </div>
    </div>
  )
}
