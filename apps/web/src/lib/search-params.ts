import {
  durationMonthsMax,
  hoursPerWeekMax,
  replyFilters,
  requirementMaxLength,
  skillFiltersMax,
  stipendMax,
} from '@fledge/contract/constants'
import { perks } from '@fledge/core/internships/perks'

/**
 * Parsers of URL parameters, without zod: `validateSearch` loads before the first screen of every page, and zod adds
 * 25 KB.
 */

/** A text parameter, or undefined. The router parses `?q=2027` as a number, which becomes text again. */
export function textParam(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** One of the choices, or undefined for anything else. */
export const choiceParam = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value)

/** A whole number from 1 to `max`, or undefined. */
export function countParam(value: unknown, max: number): number | undefined {
  const number = Number(textParam(value))
  return Number.isInteger(number) && number > 0 && number <= max ? number : undefined
}

/** An existing day of this century, '2026-03-12', or undefined. */
export function dayParam(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return undefined
  const date = new Date(value)
  return date.toJSON()?.startsWith(value) ? value : undefined
}

/** The filters under 'More filters'. The server rejects invalid ones, so they are dropped here. */
export const moreFilterParams = (search: Record<string, unknown>) => ({
  /** Rupees per month. */
  stipendMin: countParam(search['stipendMin'], stipendMax),
  monthsMax: countParam(search['monthsMax'], durationMonthsMax),
  startsBy: dayParam(search['startsBy']),
  /** Skills that the internship must all ask for, separated by commas. */
  skill: skillsParam(search['skill']),
  /** A field of work. Its list is too long for the first script of every page, so `activeFilters` checks it. */
  field: textParam(search['field']),
  replies: choiceParam(search['replies'], replyFilters),
  perk: choiceParam(search['perk'], perks),
  hoursMax: countParam(search['hoursMax'], hoursPerWeekMax),
  graduationYear: countParam(search['graduationYear'], 2099),
})

/** The first skills of a text with commas, each cut to the server's limit. */
function skillsParam(value: unknown): string | undefined {
  const skills = textParam(value)
    ?.split(',')
    .map((skill) => skill.trim().slice(0, requirementMaxLength))
    .filter((skill) => skill !== '')
  return skills?.slice(0, skillFiltersMax).join(', ') || undefined
}
