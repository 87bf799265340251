import type { ScorePart } from '@fledge/contract/analysis'
import { countText } from '../../lib/format.ts'

/** Whether a part earns all its points. */
export const isMet = ({ met }: ScorePart): boolean => met === 'yes'

/** Whether a part is about something that the listing asks for, not about title, field or depth. */
export const isAsked = ({ kind }: ScorePart): boolean => kind === 'requirement' || kind === 'description'

/** Why a part earned its points, or not: 'Used at work and in 1 more place, last in 2026'. Null when the quote says all. */
export function reasonText(part: ScorePart): string | null {
  const texts = [heldBackText(part), shownText(part), nearText(part), inFieldText(part)].filter((text) => text !== null)
  return texts.length === 0 ? null : texts.join('. ')
}

function shownText({ shown, nearest }: ScorePart): string | null {
  if (shown === null) return null
  const through = nearest === null ? '' : ` through ${nearest}`
  if (shown.setting === 'listed') return `Named${through}, but not shown in use`
  if (shown.setting === 'course') return `Learned${through}, but not shown in use`
  const more = shown.entries > 1 ? ` and in ${countText(shown.entries - 1, 'more place', 'more places')}` : ''
  const until =
    shown.lastYear === 'present' ? ', still in use' : shown.lastYear === null ? '' : `, last in ${shown.lastYear}`
  return `Used${through} ${places[shown.setting]}${more}${until}`
}

const places = { work: 'at work', project: 'in a project', volunteering: 'in voluntary work' } as const

/** A near skill, and what is missing. */
function nearText({ met, nearest, skill, phrase }: ScorePart): string | null {
  if (met !== 'related') return null
  const missing = skill === null || skill.toLowerCase() === phrase.toLowerCase() ? '' : `; ${skill} was not found`
  return nearest === null ? 'Some of these words' : `${nearest} is related${missing}`
}

function inFieldText({ inField, met }: ScorePart): string | null {
  return inField === 100 || met === 'no' ? null : `Shown in another field of work, so it counts ${inField} %`
}

function heldBackText({ heldBack }: ScorePart): string | null {
  if (heldBack === 0) return null
  return `${countText(heldBack, 'point', 'points')} held back: Excellent needs four fifths of what is asked, and everything required`
}
