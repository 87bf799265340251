import type { Internship } from '@fledge/contract/internships'
import { replyRecordText } from '@fledge/core/applications/reply-record'
import { firstWords } from '@fledge/core/internships/first-words'
import { specialWords } from '@fledge/core/internships/perks'
import { countText, dayText, monthsText, stipendText } from '../../lib/format.ts'
import { internshipLabel } from '../../lib/listing-name.ts'
import { SkillLines } from '../../ui/listing/skill-lines.tsx'
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
