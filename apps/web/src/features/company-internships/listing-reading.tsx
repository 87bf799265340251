import type { Internship } from '@fledge/contract/internships'
import type { Ask } from '@fledge/core/matching/listing/asks'
import { prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import { skills } from '@fledge/core/skills/vocabulary'
import { useDeferredValue, useMemo } from 'react'

type Read = Pick<Internship, 'title' | 'description' | 'requirements' | 'mustHave' | 'niceToHave' | 'companyName'>

/** What a listing will be scored by: each thing it asks for, how we understand it, and its points. */
export function ListingReading({ title, description, requirements, mustHave, niceToHave, companyName }: Read) {
  const later = useDeferredValue(description)
  const { asks, points } = useMemo(
    () => prepareListing({ id: '', title, description: later, requirements, mustHave, niceToHave, companyName }),
    [title, later, requirements, mustHave, niceToHave, companyName],
  )
  if (asks.length === 0) return <p className="text-14 text-soft">Add requirements to see what will count.</p>
  return (
    <div className="grid gap-2 text-14">
      <h3 className="text-16">What counts</h3>
      <p className="text-12 text-soft">
        {asks[0]?.kind === 'requirement'
          ? 'We score applicants by your requirements. Perks and what you say about the company do not count.'
          : 'You list no requirements, so we took these from your text. Add requirements to decide what counts.'}
      </p>
      <ul aria-label="What we look for" className="grid divide-y divide-line">
        {asks.map((ask, index) => (
          <li key={ask.phrase} className="flex items-baseline justify-between gap-3 py-1">
            <span className="min-w-0">
              <mark translate="no" className="px-1 text-12">
                {ask.phrase}
              </mark>
              <span className="text-12 text-soft"> {understoodAs(ask)}</span>
            </span>
            <span className="text-12 whitespace-nowrap text-soft tabular">{points.asks[index]} points</span>
          </li>
        ))}
        <li className="flex items-baseline justify-between gap-3 py-1">
          <span className="min-w-0 text-12">Similar work: the job or project nearest to the title</span>
          <span className="text-12 whitespace-nowrap text-soft tabular">{points.similar} points</span>
        </li>
      </ul>
    </div>
  )
}

const importances: Record<Ask['importance'], string | null> = { must: 'must have', asked: null, nice: 'nice to have' }

/** 'MySQL or PostgreSQL, required'; nothing where we understand the phrase as it is. */
function understoodAs({ phrase, skills: asked, every, degrees, importance }: Ask): string {
  const names = asked.map((id) => skills[id]!.name)
  const isSame = names.length === 1 && names[0]?.toLowerCase() === phrase.toLowerCase()
  const meaning = isSame
    ? null
    : names.join(every ? ' and ' : ' or ') || (degrees.length > 0 ? 'as a degree' : 'these words')
  return [meaning, importances[importance]].filter((text) => text !== null).join(', ')
}
