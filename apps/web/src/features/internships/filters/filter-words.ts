import { hoursText, perkNames } from '@fledge/core/internships/perks'
import { dayText, monthsText, stipendText } from '../../../lib/format.ts'
import type { Filters } from './filters.ts'

/** The filters that are set in words, in the order of a sentence. */
export function filterWords(filters: Filters): Record<keyof Omit<Filters, 'sort'>, string | false | 0 | undefined> {
  const { q, type, location, without, stipendMin, monthsMax, startsBy, skill, field, replies } = filters
  const { perk, hoursMax, graduationYear } = filters
  return {
    q: q && `“${q}”`,
    type: type && type !== 'all' && `the work type ${type}`,
    location: location && location !== 'all' && `the location ${location}`,
    without: without && `skills other than ${without}`,
    stipendMin: stipendMin && `a stipend from ${stipendText(stipendMin)}`,
    monthsMax: monthsMax && `a duration up to ${monthsText(monthsMax)}`,
    startsBy: startsBy && `a start by ${dayText(startsBy)}`,
    skill: skill && `the skills ${skill}`,
    field: field && `the field ${field}`,
    replies: replies && 'replies on time',
    perk: perk && perkNames[perk].replace(/^./, (letter) => letter.toLowerCase()),
    hoursMax: hoursMax && `up to ${hoursText(hoursMax)}`,
    graduationYear: graduationYear && `graduation in ${graduationYear}`,
  }
}
