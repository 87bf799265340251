import type { Internship } from '@fledge/contract/internships'
import { specialWords } from '@fledge/core/internships/perks'
import { Banknote, CalendarClock, CalendarDays, Gift, type LucideIcon, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { countText, dayText, monthsText, stipendText } from '../../lib/format.ts'

type ListingFactsProps = { internship: Internship; place: string; placeId?: string; children?: ReactNode }

/** Place, stipend, duration, and the optional facts of a listing; `children` are further items. */
export function ListingFacts({ internship, place, placeId, children }: ListingFactsProps) {
  const { stipend, stipendMax, durationMonths, openings, startsOn, applyBy } = internship
  const special = specialWords(internship)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-soft">
      <Fact icon={MapPin} id={placeId} text={place} />
      <Fact icon={Banknote} text={stipendText(stipend, stipendMax)} />
      <Fact icon={CalendarDays} text={monthsText(durationMonths)} />
      {openings !== null && <Fact icon={Users} text={countText(openings, 'opening')} />}
      {startsOn !== null && <Fact icon={CalendarDays} text={`Starts ${dayText(startsOn)}`} />}
      {applyBy !== null && <Fact icon={CalendarClock} text={`Apply by ${dayText(applyBy)}, IST`} />}
      {special.length > 0 && <Fact icon={Gift} text={special.join(' · ')} />}
      {children}
    </ul>
  )
}

const Fact = ({ icon: Icon, id, text }: { icon: LucideIcon; id?: string | undefined; text: string }) => (
  <li id={id} className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
    <Icon aria-hidden size={16} className="shrink-0" />
    <span>{text}</span>
  </li>
)
