import type { Internship } from '@fledge/contract/internships'
import { replyRecordText } from '@fledge/core/applications/reply-record'
import { firstWords } from '@fledge/core/internships/first-words'
import { specialWords } from '@fledge/core/internships/perks'
import { useEffect, useRef, useState } from 'react'
import { countText, dayText, monthsText, stipendText } from '../../lib/format.ts'
import { internshipLabel } from '../../lib/listing-name.ts'
import { PostedDate } from './internship-facts.tsx'

/** Stipend and duration, by which students compare first. */
export const CardFacts = ({ internship: { stipend, stipendMax, durationMonths } }: { internship: Internship }) => (
  <ul className="flex flex-wrap gap-x-3 text-14">
    <li className="font-medium">{stipendText(stipend, stipendMax)}</li>
    <li className="text-soft">{monthsText(durationMonths)}</li>
  </ul>
)

/** The start of the description. */
export const CardSummary = ({ internship: { description } }: { internship: Internship }) => (
  <p className="line-clamp-1 text-14">{firstWords(description)}</p>
)

type CardNotesProps = {
  internship: Internship
  /** On the page of its company, whose reply record is not repeated. */
  isOwnPage?: boolean
  skillsLabel?: string
}

/**
 * The skills, and in one line what is special about a listing; nothing that most listings share. On phones the skills
 * have the whole width, above the buttons that are otherwise next to the line.
 */
export function CardNotes({ internship, isOwnPage = false, skillsLabel = 'Required skills' }: CardNotesProps) {
  const { requirements, startsOn, applyBy, openings, company, createdAt } = internship
  const notes = [
    ...specialWords(internship),
    applyBy !== null && `Apply by ${dayText(applyBy)}, IST`,
    startsOn !== null && `Starts ${dayText(startsOn)}`,
    openings !== null && countText(openings, 'opening'),
    !isOwnPage && company.replyRecord !== null && replyRecordText(company.replyRecord),
  ].filter((note) => note !== false)
  return (
    <div className="contents min-w-0 flex-1 gap-0.5 text-12 text-soft sm:grid">
      {requirements.length > 0 && (
        <SkillLines skills={requirements} label={skillsLabel} of={internshipLabel(internship)} />
      )}
      <ul className="min-w-0 flex-1 truncate">
        <li className="inline">
          <PostedDate iso={createdAt} />
        </li>
        {notes.map((note) => (
          <li key={note} className="inline">
            {` · ${note}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The skills in two lines, and a button that shows those that have no room there. */
function SkillLines({ skills, label, of }: { skills: readonly string[]; label: string; of: string }) {
  const list = useRef<HTMLUListElement>(null)
  const [hidden, setHidden] = useState(0)
  const [all, setAll] = useState(false)
  useEffect(() => {
    const lines = list.current
    if (all || lines === null) return
    const resized = new ResizeObserver(() => {
      const bottom = lines.getBoundingClientRect().bottom
      setHidden([...lines.children].filter((skill) => skill.getBoundingClientRect().bottom > bottom + 1).length)
    })
    resized.observe(lines)
    return () => resized.disconnect()
  }, [all])
  return (
    <div className="flex min-w-0 basis-full items-start gap-2">
      <ul
        ref={list}
        aria-label={label}
        translate="no"
        className={`wrap-anywhere text-ink ${all ? '' : 'line-clamp-2'}`}
      >
        {skills.map((skill, index) => (
          <li key={skill} className="inline">
            {index > 0 && <span> · </span>}
            <span>{skill}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={all}
          aria-label={`${all ? 'Show fewer' : `+${hidden} more`} skills: ${of}`}
          onClick={() => setAll(!all)}
          className="relative z-10 -mb-1 mt-3 min-h-6 shrink-0 font-medium text-primary hover:underline"
        >
          {all ? 'Show fewer' : `+${hidden} more`}
        </button>
      )}
    </div>
  )
}
