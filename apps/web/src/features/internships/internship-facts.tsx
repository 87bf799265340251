import type { Internship } from '@fledge/contract/internships'
import { Banknote, CalendarClock, CalendarDays, type LucideIcon, MapPin, Users } from 'lucide-react'
import type { PointerEvent } from 'react'
import { agoInSentence, countText, dayText, momentText, monthsText, stipendText } from '../../lib/format.ts'

/** Location, work type, stipend, duration, and the optional facts of a listing. */
export const InternshipFacts = ({ internship: { openings, startsOn, applyBy, ...internship } }: FactsProps) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-soft">
    <Fact icon={MapPin} text={`${internship.location} · ${internship.type}`} />
    <Fact icon={Banknote} text={stipendText(internship.stipend)} />
    <Fact icon={CalendarDays} text={monthsText(internship.durationMonths)} />
    {openings !== null && <Fact icon={Users} text={countText(openings, 'opening')} />}
    {startsOn !== null && <Fact icon={CalendarDays} text={`Starts ${dayText(startsOn)}`} />}
    {applyBy !== null && <Fact icon={CalendarClock} text={`Apply by ${dayText(applyBy)}, IST`} />}
  </ul>
)

type FactsProps = { internship: Internship }

const Fact = ({ icon: Icon, text }: { icon: LucideIcon; text: string }) => (
  <li className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
    <Icon aria-hidden size={16} className="shrink-0" />
    {text}
  </li>
)

export const PostedDate = ({ iso }: { iso: string }) => (
  <p className="text-12 text-soft">
    Posted{' '}
    <time dateTime={iso} onPointerEnter={showFullDate}>
      {agoInSentence(iso)}
    </time>
  </p>
)

/** Formats the tooltip on hover, because formatting full dates delays the first screen. */
function showFullDate({ currentTarget }: PointerEvent<HTMLTimeElement>) {
  currentTarget.title = momentText(currentTarget.dateTime)
}
