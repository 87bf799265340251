import type { ReadableLine } from '../layout/text-spans.ts'
import type { Education } from '../resume-draft.ts'
import { findDegrees } from './degrees.ts'
import { findEducation } from './find-education.ts'
import { findInstitutions } from './institutions.ts'

/**
 * Adds the studies in the lines around the name ('3rd year, B.A. LL.B., GNLU Gandhinagar') when no entry has a degree of
 * their level. An entry with a school and no degree gets the degree of that school.
 */
export function withHeadline(studies: readonly Education[], top: readonly ReadableLine[]): Education[] {
  const all = [...studies]
  for (const study of top.filter(({ text }) => namesStudies(text)).flatMap((line) => findEducation([line]))) {
    const { degree, field, institution, sources } = study
    if (degree === '' || institution === '' || all.some((other) => levelOf(other) === levelOf(study))) continue
    const nameless = all.findIndex((other) => other.degree === '' && institution.startsWith(other.institution))
    if (nameless < 0) all.unshift(study)
    else {
      const own = all[nameless]!
      all[nameless] = {
        ...own,
        degree,
        field,
        sources: { ...own.sources, degree: sources.degree, field: sources.field },
      }
    }
  }
  return all
}

const levelOf = ({ degree }: Education) => findDegrees(degree)[0]?.level

/** A degree at a school, with nothing before it but the year of study. */
function namesStudies(text: string): boolean {
  const [degree] = findDegrees(text)
  if (text.length > longestLine || !degree || degree.level === 'certificate' || degree.level === 'school') return false
  const behind = text.slice(degree.end)
  if (/^ (?:aspirant|candidate in)\b/i.test(behind)) return false
  // 'M.A. Fatima' is a name.
  const namesSchool = findInstitutions(behind, []).length > 0 || /,.*\b20\d\d/.test(behind)
  return namesSchool && yearOfStudy.test(text.slice(0, degree.start))
}

const longestLine = 140
const yearOfStudy =
  /^\P{L}*(?:(?:a |an? )?(?:first|second|third|fourth|fifth|final|last|pre-?final|1st|2nd|3rd|[45]th|[IV]{1,3})[ -]year(?: student)?(?: of| in)?|student of|pursuing|studying)?[\s,:|–-]*$/iu
