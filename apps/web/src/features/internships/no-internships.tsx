import { hoursText, perkNames } from '@fledge/core/internships/perks'
import { SearchX } from 'lucide-react'
import { dayText, monthsText, stipendText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { type Filters, isFiltered, noFilters } from './filters/filters.ts'

type NoInternshipsProps = {
  filters: Filters
  /** The nearest search text that finds something, and whether only without the other filters. */
  suggestion: { didYouMean?: string | undefined; withoutFilters?: true | undefined }
  onFilters: (change: Filters) => void
  onRefresh: () => void
  busy: boolean
}

/** An empty list: nothing is open, or no open internship matches the filters. */
export function NoInternships({
  filters,
  suggestion: { didYouMean: q, withoutFilters },
  onFilters,
  onRefresh,
  busy,
}: NoInternshipsProps) {
  const hidden = isFiltered(filters)
  return (
    <Empty
      icon={SearchX}
      title={hidden ? `No internships match ${inWords(filters)}` : 'No internships available yet'}
      action={
        <div className="flex flex-wrap gap-2">
          {q && (
            <Button onClick={() => onFilters({ ...(withoutFilters && noFilters), q })}>
              {`Try “${q}”${withoutFilters ? ' without the filters' : ''}`}
            </Button>
          )}
          {hidden && (
            <Button look={q ? 'secondary' : 'primary'} onClick={() => onFilters(noFilters)}>
              Clear Filters
            </Button>
          )}
          <Button look="secondary" busy={busy} onClick={onRefresh}>
            Refresh Listings
          </Button>
        </div>
      }
    >
      {hidden ? 'Try a different search or clear the filters.' : 'New internships appear here as companies post them.'}
    </Empty>
  )
}

function inWords(filters: Filters): string {
  const { q, type, location, without, stipendMin, monthsMax, startsBy, skill, field, replies } = filters
  const { perk, hoursMax, graduationYear } = filters
  const words: Record<keyof Omit<Filters, 'sort'>, string | false | 0 | undefined> = {
    q: q && `“${q}”`,
    type: type && type !== 'all' && `the work type ${type}`,
    location: location && location !== 'all' && `the location ${location}`,
    without: without && `skills other than ${without}`,
    stipendMin: stipendMin && `a stipend from ${stipendText(stipendMin)}`,
    monthsMax: monthsMax && `a duration up to ${monthsText(monthsMax)}`,
    startsBy: startsBy && `a start by ${dayText(startsBy)}`,
    skill: skill && `the skills ${skill}`,
    field: field && `the field ${field}`,
    replies: replies && 'replies on time',
    perk: perk && perkNames[perk].toLowerCase(),
    hoursMax: hoursMax && `up to ${hoursText(hoursMax)}`,
    graduationYear: graduationYear && `graduation in ${graduationYear}`,
  }
  const [first, ...others] = Object.values(words).filter(Boolean)
  return [first, others.join(', ')].filter(Boolean).join(' with ')
}
