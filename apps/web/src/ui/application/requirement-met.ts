import type { ScorePart } from '@fledge/contract/analysis'
import { countText } from '../../lib/format.ts'

/** Whether a row is met: shown in use. */
export const isMet = ({ met }: ScorePart): boolean => met === 'yes'

/** Whether a row is about something that the listing asks for, not about similar work or a limit. */
export const isAsked = ({ kind }: ScorePart): boolean => kind !== 'similar' && kind !== 'limit'

const namedMax = 2

/**
 * What sets a match apart: 'Not found: Docker. Shown in part: SEO. Not shown in use: AWS', the last for what the resume
 * names or learned; or that it shows all. Null for a listing without requirements.
 */
export function requirementsText(parts: readonly ScorePart[]): string | null {
  const all = parts.filter(({ kind }) => kind === 'requirement')
  const asked = all.filter(({ importance }) => importance !== 'nice')
  if (asked.length === 0) return null
  const missing = [
    namedText('Not found', asked, ({ met }) => met === 'no' || met === 'related'),
    namedText('Shown in part', asked, isUsedInPart),
    namedText('Not shown in use', asked, (part) => part.met === 'partly' && !isUsedInPart(part)),
  ].filter((text) => text !== null)
  if (missing.length > 0) return missing.join('. ')
  if (all.every(isMet)) return 'Shows everything that is asked for'
  const rest = [
    namedText('Nice to have, not shown', all, (part) => !isMet(part) && !isUsedInPart(part)),
    namedText('Nice to have, shown in part', all, isUsedInPart),
  ].filter((text) => text !== null)
  return ['Shows everything required', ...rest].join('. ')
}

/** Whether only a part of it was used, or one of two that are asked together. */
const isUsedInPart = ({ met, shown }: ScorePart): boolean =>
  met === 'partly' && shown !== null && shown.setting !== 'listed' && shown.setting !== 'course'

function namedText(label: string, parts: readonly ScorePart[], isOne: (part: ScorePart) => boolean): string | null {
  const phrases = parts.filter(isOne).map(({ phrase }) => phrase)
  const more = phrases.length - namedMax
  const named = more > 1 ? [...phrases.slice(0, namedMax), `${more} more`] : phrases
  return phrases.length === 0 ? null : `${label}: ${joinAnd(named)}`
}

const joinAnd = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/**
 * Why a row earned its points, and what would add more: 'Used at work, last in 2026. A second use would add up to 2 points.'
 * The second is advice for the student.
 */
export function reasonText(part: ScorePart, withAdvice = true): string | null {
  if (part.kind === 'similar') return similarText(part)
  if (part.kind === 'limit') return limitText(part)
  const texts = [shownText(part), nearText(part), withAdvice ? missingText(part) : null].filter((text) => text !== null)
  return texts.length === 0 ? null : texts.join('. ')
}

function shownText(part: ScorePart): string | null {
  const { met, shown, skill, nearest } = part
  if (shown === null || isHeld({ met, shown })) return null
  const through = nearest === null || isQuotedItself(part) ? '' : ` through ${nearest}`
  if (shown.setting === 'listed')
    return skill === 'English' && nearest === null && !isQuotedItself(part)
      ? 'The resume is written in English'
      : `Named${through}, but not shown in use`
  if (shown.setting === 'course') return `Learned${through}, but not shown in use`
  const more = shown.entries > 1 ? ` and in ${countText(shown.entries - 1, 'more place', 'more places')}` : ''
  const used = `Used${met === 'partly' ? '' : through} ${places[shown.setting]}${more}${untilText(shown.lastYear)}`
  if (met !== 'partly' || skill === null) return used
  return `${used}; ${nearest === null ? `${skill} is not shown in use` : `for ${skill} only ${nearest} is shown`}`
}

/** Whether the quote has the name of the skill, and not only of one that implies it. */
const isQuotedItself = ({ quote, skill, phrase }: ScorePart): boolean =>
  quote?.marks.some(({ start, end }) =>
    [skill, phrase].some((name) => name?.toLowerCase() === quote.text.slice(start, end).toLowerCase()),
  ) ?? false

/** A job that ends in a later year goes on. */
function untilText(lastYear: number | 'present' | null): string {
  if (lastYear === null) return ''
  return lastYear === 'present' || lastYear > new Date().getFullYear() ? ', still in use' : `, last in ${lastYear}`
}

/** A degree is held, not used. */
const isHeld = ({ met, shown }: Pick<ScorePart, 'met' | 'shown'>): boolean =>
  met === 'yes' && (shown?.setting === 'course' || shown?.setting === 'listed')

const places = { work: 'at work', project: 'in a project', volunteering: 'in voluntary work' } as const

/** A near skill, and what is missing. */
function nearText({ met, nearest, skill, phrase }: ScorePart): string | null {
  if (met !== 'related') return null
  const missing = skill === null || skill.toLowerCase() === phrase.toLowerCase() ? '' : `; ${skill} was not found`
  return nearest === null ? 'Some of these words' : `${nearest} is related${missing}`
}

/** What would earn more points, and how many. */
function missingText(part: ScorePart): string | null {
  if (part.shown === null || isHeld(part)) return null
  const { entries, isRecent, hasResult, gain } = part.shown
  if (gain <= 0) return null
  if (part.met === 'partly') return `A project that uses it would add ${countText(gain, 'point')}`
  const again = part.nearest === null ? 'a second use' : `a second use of ${part.nearest}`
  const ways = [entries < 2 && again, !isRecent && 'use within two years', !hasResult && changeInFigures]
  const named = ways.filter((way) => way !== false)
  if (named.length === 0) return null
  const end = named.at(-1) === changeInFigures ? ',' : ''
  return `${capitalise(joinOr(named))}${end} would add up to ${countText(gain, 'point')}`
}

/** A count ('31 stories') has figures, too. */
const changeInFigures = 'what it changed, in figures (such as “from 9 to 4 minutes”)'

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const joinOr = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`

function limitText({ phrase }: ScorePart): string {
  return phrase === ''
    ? 'Nothing that is asked for is shown, so the score stays below 40'
    : `${phrase} is required and not shown in use, so the score stays below 80`
}

/** Which entry of the resume is nearest to the work of a listing, and why. */
function similarText({ similar, quote, points, outOf }: ScorePart): string {
  if (similar === null) return 'No job, project or course of this kind'
  const { by, kind, field, count, outOf: all, used, asked } = similar
  const title = similar.title === quote?.text || similar.title === '' ? null : similar.title
  const { one, many } = entries[kind]
  const deeds = `used ${used} of ${countText(asked, 'thing', 'things')} asked for`
  if (by === 'role') return withTitle(points === outOf ? 'The same role' : 'A near role', title)
  if (by === 'deeds') return withTitle(`A ${one} that ${deeds}`, title)
  const which = all === 1 ? `The ${one} is` : `${count} of ${all} ${many} ${count === 1 ? 'is' : 'are'}`
  const named = `${which} in ${field}`
  if (kind === 'study') return withTitle(named, title)
  const ownDeeds = used === 0 ? 'without anything asked for' : all === 1 ? deeds : `the nearest ${deeds}`
  return withTitle(`${named}, ${ownDeeds}`, title)
}

const withTitle = (text: string, title: string | null): string => (title === null ? text : `${text}: ${title}`)

const entries = {
  work: { one: 'job', many: 'jobs' },
  volunteering: { one: 'voluntary post', many: 'voluntary posts' },
  project: { one: 'project', many: 'projects' },
  study: { one: 'course of study', many: 'courses of study' },
} as const
