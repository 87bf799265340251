import { canonicalSkill } from '../../skills/canonical.ts'
import { pastsOfWork } from '../../skills/others-at-work.ts'
import { findPeriods } from '../dates/date-ranges.ts'
import { isWrapped } from '../layout/line-wraps.ts'
import { isBullet, type ReadableLine } from '../layout/text-spans.ts'
import { isDisclaimingHeading } from '../sections/disclaiming-headings.ts'
import { headingByContent, headingByEnd, headingKind } from '../sections/section-headings.ts'

/**
 * The indices of the lines below a heading of what the applicant does not know, only saw or wants to learn. They end at
 * another heading, at a period, at a sentence about own work, and where bullets begin or end.
 */
export function findDisclaimedBlocks(lines: readonly ReadableLine[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (const [at, heading] of lines.entries()) {
    if (isBullet(heading.text) || !isDisclaimingHeading(heading.text) || goesOn(lines, at)) continue
    const below = lines.slice(at + 1, at + 1 + mostLines)
    const areBullets = below[0] !== undefined && isBullet(below[0].text)
    const end = below.findIndex(
      (line, index) =>
        endsBlock(line, heading) ||
        (index > 0 && ownWork.test(line.text)) ||
        (isBullet(line.text) !== areBullets && !(areBullets && goesOn(lines, at + 1 + index))),
    )
    for (const { index } of end < 0 ? below : below.slice(0, end)) found.add(index)
  }
  return found
}

const mostLines = 12
const ownWork = new RegExp(
  `^\\W*(?:(?:I|we) (?:have |also )?)?(?:did|\\p{L}{2,}ed|${pastsOfWork.join('|')})\\b(?! to\\b)(?:\\s+\\S+){2}`,
  'iu',
)

function endsBlock(line: ReadableLine, heading: ReadableLine): boolean {
  const { text } = line
  const large = text.replace(/\p{L}/u, (first) => first.toUpperCase())
  const name = large.split(':', 1)[0]!
  return (
    (headingKind(name) ?? headingByContent(name) ?? headingByEnd(name)) !== null ||
    (!isBullet(text) &&
      canonicalSkill(text) === null &&
      looks.some((look) => look.test(text) && look.test(heading.text))) ||
    (heading.bold && line.bold && line.size === heading.size) ||
    findPeriods(text).some(({ isRange }) => isRange)
  )
}

/** In capitals, between signs, or over what follows a colon. */
const looks = [/^[^\p{Ll},]*\p{Lu}{3}[^\p{Ll},]*$/u, /^[^\p{L}\d\s•·*"'(-][^\p{L}\d]+\p{L}/u, /:\s*$/]

/** Whether a line is the rest of the one above. */
const goesOn = (lines: readonly ReadableLine[], at: number): boolean =>
  at > 0 &&
  (isWrapped(lines[at - 1]!, lines[at]!, lines.slice(Math.max(0, at - 15), at + 15)) ||
    (/^\p{Ll}/u.test(lines[at]!.text) && /.{60}[\p{L},]$/u.test(lines[at - 1]!.text)))
