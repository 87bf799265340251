import type { Internship } from '@fledge/contract/internships'
import { replyRecordText } from '@fledge/core/applications/reply-record'
import { firstWords } from '@fledge/core/internships/first-words'
import { specialWords } from '@fledge/core/internships/perks'
import { placeText } from '@fledge/core/places/place-text'
import type { ReactNode } from 'react'
import { countText, dayText, monthsText, stipendText } from '../../lib/format.ts'
import { internshipLabel } from '../../lib/listing-name.ts'
import { classes } from '../../ui/class-names.ts'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { SkillLines } from '../../ui/listing/skill-lines.tsx'
import { PostedDate } from './internship-facts.tsx'

type CardHeadProps = {
  internship: Internship
  heading: ReactNode
  company: ReactNode
  hasMark?: boolean
  /** Stipend and duration in two lines at the end of a wide card, which has no buttons there. */
  isStacked?: boolean
}

/** What and where, and stipend and duration, by which students compare first. */
export const CardHead = ({ internship, heading, company, hasMark = true, isStacked = false }: CardHeadProps) => (
  <>
    {hasMark && <CompanyMark company={internship.company} className="row-span-2 mt-0.5 mr-3 size-10" />}
    <div className="col-[2/-1] self-center @md:col-[2]">{heading}</div>
    <div
      className={classes(
        'col-[2/-1] flex flex-wrap justify-between gap-x-3 text-14 @md:flex-nowrap',
        isStacked && '@md:contents',
      )}
    >
      {/* One line, except with the domain that tells similar names apart. */}
      <p
        title={placeText(internship)}
        className={classes(
          'min-w-0 @md:-my-0.5 @md:py-0.5',
          isStacked && '@md:col-[2]',
          internship.company.domain === undefined && '@md:line-clamp-1',
        )}
      >
        {company}
        {company && <span className="text-soft"> · </span>}
        <span className="text-soft">{placeText(internship)}</span>
      </p>
      <CardFacts internship={internship} isStacked={isStacked} />
    </div>
  </>
)

type FactsProps = { internship: Internship; isStacked: boolean }

const CardFacts = ({ internship: { stipend, stipendMax, durationMonths }, isStacked }: FactsProps) => (
  <ul
    className={classes(
      'flex flex-wrap gap-x-3 tabular @md:shrink-0',
      isStacked && 'text-14 @md:col-[3] @md:row-[1/3] @md:ml-3 @md:flex-col @md:items-end',
    )}
  >
    <li className="font-medium">{stipendText(stipend, stipendMax)}</li>
    <li className="text-soft">{monthsText(durationMonths)}</li>
  </ul>
)

type CardNotesProps = {
  internship: Internship
  /** On the page of its company, whose reply record is not repeated. */
  isOwnPage?: boolean
  skillsLabel?: string
}

/**
 * The skills; the preferences that it misses and the start of the description; what is special about a listing, and when
 * it was posted, which is never cut. On phones the last of them share their line with buttons.
 */
export function CardNotes({ internship, isOwnPage = false, skillsLabel = 'Required skills' }: CardNotesProps) {
  const { title, description, requirements, startsOn, applyBy, openings, company, createdAt, misses = [] } = internship
  const notes = [
    ...specialWords(internship),
    applyBy !== null && `Apply by ${dayText(applyBy)}, IST`,
    startsOn !== null && `Starts ${dayText(startsOn)}`,
    openings !== null && countText(openings, 'opening'),
    !isOwnPage && company.replyRecord !== null && replyRecordText(company.replyRecord),
  ].filter(Boolean)
  return (
    <>
      {requirements.length > 0 && (
        <div className="col-[1/-1]">
          <SkillLines isSmall skills={requirements} label={skillsLabel} of={internshipLabel(internship)} />
        </div>
      )}
      <div className="contents @md:col-[1/-1] @md:flex @md:gap-3">
        <div className="col-[1/-1] truncate text-12 text-soft @md:flex-1">
          <Misses misses={misses} />
          <p className="inline">{firstWords(description, title)}</p>
        </div>
        <ul className="col-[1/3] text-12 text-soft @md:flex @md:max-w-3/5 @md:gap-1">
          {notes.length > 0 && <li className="truncate">{notes.join(' · ')}</li>}
          <li className={classes('shrink-0', notes.length > 0 && "@md:before:content-['·_']")}>
            <PostedDate iso={createdAt} />
          </li>
        </ul>
      </div>
    </>
  )
}

/** In the line of the description, so that cards with misses are no taller; the details show all of them. */
const Misses = ({ misses }: { misses: NonNullable<Internship['misses']> }) =>
  misses.length > 0 && (
    <ul
      aria-label="Preferences it misses"
      title={misses.map(({ text }) => text).join(' · ')}
      className="inline font-medium text-fair"
    >
      {misses.map(({ kind, text }) => (
        <li key={kind} className="inline after:mx-1 after:content-['·']">
          {text}
        </li>
      ))}
    </ul>
  )
