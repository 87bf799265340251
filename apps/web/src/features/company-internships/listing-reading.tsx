import type { Internship } from '@fledge/contract/internships'
import { prepareListing } from '@fledge/core/matching/listing/prepared-listing'
import { skills } from '@fledge/core/skills/vocabulary'
import { useDeferredValue, useMemo } from 'react'

type Read = Pick<Internship, 'description' | 'requirements'>

/** The skills that matching finds in a listing, by their common names. */
export function ListingReading({ description, requirements }: Read) {
  const later = useDeferredValue(description)
  const { known, words } = useMemo(() => read({ description: later, requirements }), [later, requirements])
  return (
    <div className="grid gap-2 text-14">
      <h3 className="text-16">Skills we match</h3>
      {known.length === 0 && <p className="text-soft">No skills yet.</p>}
      <ul aria-label="Skills we look for" className="flex flex-wrap gap-1.5">
        {known.map((skill) => (
          <li key={skill}>
            <mark className="px-1.5 py-0.5 text-12">{skill}</mark>
          </li>
        ))}
      </ul>
      {words.length > 0 && (
        <p className="text-12 text-soft">
          Not in our list of skills, so we look for the exact words: {words.join(', ')}.
        </p>
      )}
    </div>
  )
}

function read(listing: Read): { known: string[]; words: string[] } {
  const { askedSkills, asks } = prepareListing({ id: '', title: '', ...listing })
  return {
    known: askedSkills.map((id) => skills[id]!.name),
    words: asks.filter((ask) => ask.skills.length === 0).map(({ phrase }) => phrase),
  }
}
