import type { Internship } from '@fledge/contract/internships'
import type { ListingCheck } from '@fledge/contract/listings/listing-checks'
import { numberText } from '@fledge/core/count-text'
import { competitionText } from '@fledge/core/internships/competition'
import type { Vacancy } from '@fledge/core/internships/vacancy'
import { findWarnings } from '@fledge/core/trust/find-warnings'
import { warningTexts } from '@fledge/core/trust/warning-texts'
import { useQuery } from '@tanstack/react-query'
import {
  BadgeCheck,
  BriefcaseBusiness,
  Check,
  History,
  type LucideIcon,
  Repeat,
  TriangleAlert,
  Users,
} from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { oneInternship } from '../../../api/internships/internships.ts'
import { dayText, indianDateText } from '../../../lib/format.ts'
import { Quotes } from '../../../ui/quotes.tsx'
import { textCheckHeight } from './text-check-height.ts'

/** What the checks of a listing found, each with its quote or numbers, its rule and its date. There is no total. */
export function TextCheck({ internship }: { internship: Internship }) {
  const warnings = useMemo(() => findWarnings(internship), [internship])
  // Lists have no checks.
  const { data } = useQuery(oneInternship(internship.id))
  const checks = data?.checks ?? []
  const date = indianDateText(internship.textChangedAt)
  const asks = warnings.some(({ kind }) => kind === 'money' || kind === 'documents')
  const items = [
    ...warnings.map(({ kind, quotes }) => ({ ...warningTexts[kind], key: kind, quotes })),
    ...checks.flatMap((check) => checkWarning(check) ?? []),
  ]
  return (
    <div className={`grid content-start gap-1 ${textCheckHeight(internship)}`}>
      {!asks && (
        <Line icon={Check} tone="text-success">
          Checked {date}: asks for no fees, deposits or ID documents
        </Line>
      )}
      {checks.map((check) => (
        <Fact key={check.code} check={check} />
      ))}
      {items.length > 0 && <Warnings items={items} date={date} />}
    </div>
  )
}

function Fact({ check }: { check: ListingCheck }) {
  if (check.code === 'vacancy')
    return (
      <Line icon={BriefcaseBusiness}>
        {vacancyTexts[check.vacancy]}, as the company said on {dayText(check.day)}
      </Line>
    )
  if (check.code === 'last_active')
    return (
      <Line icon={History}>Last active {dayText(check.day)}: the company edited, replied or opened an application</Line>
    )
  if (check.code === 'posted_before')
    return <Line icon={Repeat}>Posted before on {indianDateText(check.postedAt)} with the same title</Line>
  if (check.code === 'competition') return <Line icon={Users}>{competitionText(check)}</Line>
  if (check.code === 'site_proved')
    return (
      <Line icon={BadgeCheck} tone="text-success">
        The site {check.domain} and the mail of this company belong together: DNS record found on{' '}
        {dayText(check.foundOn)}
      </Line>
    )
  return null
}

const vacancyTexts: Record<Vacancy, string> = {
  now: 'There is a vacancy now',
  pool: 'No vacancy now, only a pool for later',
}

const Line = ({ icon: Icon, tone = '', children }: { icon: LucideIcon; tone?: string; children: ReactNode }) => (
  <p className="flex min-h-6 gap-2 text-12 text-soft">
    <Icon aria-hidden size={16} className={`shrink-0 ${tone}`} />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
)

const Warnings = ({ items, date }: { items: readonly WarningItem[]; date: string }) => (
  <div className="grid gap-3 rounded-base bg-fair-wash px-3 py-2 text-14">
    {items.map(({ key, headline, quotes, advice, rule }) => (
      <div key={key} className="grid gap-1">
        <p className="flex gap-2 font-medium">
          <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-fair" />
          {headline}
        </p>
        {quotes.length > 0 && <Quotes quotes={quotes} />}
        <p>{advice}</p>
        <p className="text-12">{rule}</p>
      </div>
    ))}
    <p className="text-12">
      Text checked {date}. The company sees warnings about its text when it writes it, and can change it.
    </p>
  </div>
)

type WarningItem = {
  key: string
  headline: string
  quotes: readonly string[]
  advice: string
  rule: string
}

/** What a check of the server warns of; null for a plain fact. */
function checkWarning(check: ListingCheck): WarningItem | null {
  switch (check.code) {
    case 'stipend_high':
    case 'stipend_low':
      return farStipend(check)
    case 'copied_text':
      return copiedText(check.checkedAt)
    default:
      return null
  }
}

type FarStipend = Extract<ListingCheck, { code: 'stipend_high' | 'stipend_low' }>

function farStipend({ code, checkedAt, stipend, median, listings }: FarStipend): WarningItem {
  const isHigh = code === 'stipend_high'
  const side = isHigh ? 'above' : 'below'
  const limit = isHigh ? 'more than four times' : 'less than a quarter of'
  return {
    key: code,
    headline: `Stipend ₹${numberText(stipend)} is far ${side} similar internships (median ₹${numberText(median)} of ${listings})`,
    quotes: [],
    advice: 'Ask the company what the stipend is for and when it is paid.',
    rule: `Rule: ${limit} the median of paid open internships of other companies with the same work type and a shared skill. Checked ${indianDateText(checkedAt)}.`,
  }
}

const copiedText = (checkedAt: string): WarningItem => ({
  key: 'copied_text',
  headline: 'The same text as another company’s listing',
  quotes: [],
  advice: 'Check on the company’s own site that it offers this internship.',
  rule: `Rule: the description is the same as that of an open internship which another company posted before. Checked ${indianDateText(checkedAt)}.`,
})
