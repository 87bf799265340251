import { degreeSubjects } from '../../skills/data/degree-names.ts'
import { findDegreeNames } from './study-names.ts'

/**
 * Subjects of degrees as they are shortened: 'B.Tech (Mechanical)', 'B.E. Mech', 'Diploma in Civil'. Full names are found
 * like any other skill.
 */
export function findDegreeSubjects(text: string): { skill: string; start: number; end: number }[] {
  const law = (mayNameLaw.test(text) ? findDegreeNames(text) : []).flatMap(({ field, start, end }) =>
    field === 'law' ? [{ skill: 'Law', start, end }] : [],
  )
  const shortened = [...text.matchAll(degreeSubject)].flatMap((match) => {
    const subject = match[1]!
    const [skill] = degreeSubjects.find(([, words]) => words.test(subject)) ?? []
    const start = match.index + match[0].length - subject.length
    return skill === undefined ? [] : [{ skill, start, end: start + subject.length }]
  })
  return [...law, ...shortened]
}

const mayNameLaw = /\bll|\blaws?\b/i

const degreeSubject =
  /(?<![\p{L}\d])(?:b\.? ?tech|m\.? ?tech|b\.? ?e\.?|m\.? ?e\.?|b\.? ?s\.?|diploma|polytechnic|iti|bachelors?(?: of (?:engineering|technology))?|engineering)[ .,:–-]{0,3}(?:(?:degree|hons\.?|in|of|branch|trade|\() ?){0,2}[(]?(mech(?:anical)?|civil|electrical|eee|electronics|ece|e&tc|entc|extc|cse|computers?|comps?|cs|it|chemical|auto(?:mobile)?|aero(?:space|nautical)?|instrumentation|bio-?tech)(?![\p{L}\d&])/giu

/** Whether a skill is a branch of engineering: who studies it has it, as a degree is held or not. */
export const isBranch = ({ name }: { name: string }): boolean => branches.has(name)
const branches = new Set(degreeSubjects.map(([name]) => name).filter((name) => name.endsWith(' engineering')))
