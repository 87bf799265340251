import { headingKind } from '../sections/section-headings.ts'

/**
 * The indices of the lines of hobbies: 'Hobbies: cooking, cricket', and what stands below such a heading. Who likes cooking
 * knows no culinary arts.
 */
export function findHobbies(lines: readonly { text: string; index: number }[]): ReadonlySet<number> {
  let isBelow = false
  const own = lines.filter(({ text }, at) => {
    const found = hobbies.exec(text) ?? pastimes.exec(text) ?? interests.exec(`${text}\n${lines[at + 1]?.text ?? ''}`)
    if (found !== null) isBelow = !found[1]
    else if (isBelow && (label.test(text) || headingKind(text) !== null)) isBelow = false
    return isBelow || found !== null
  })
  return new Set(own.map(({ index }) => index))
}

const hobbies =
  /^\P{L}*(?:my |interests? (?:and|&) )?hobb(?:y|ies)(?: (?:and|&) (?:\p{L}{1,12} )?interests?)?(?: are)?\s*(?:[:–—-]\s*(.*)|$)/iu
const pastime =
  '(?:cricket|music|songs?|films?|movies?|travel(?:l?ing)?|treks?|trekking|cooking|danc(?:e|ing)|singing|chess|badminton|football|volleyball|gardening|drives|novels|yoga|gaming|cycling|swimming|novels?|kabaddi|carom|carrom|sketching|kho[- ]kho|watching)'
/** 'Interests - cricket, mobile photography', also with its line below: one pastime makes them all hobbies. */
const pastimes = new RegExp(`^\\P{L}*interests?\\s*[:–—-](?=.*\\b${pastime}\\b)\\s*(.*)`, 'iu')
const interests = new RegExp(`^\\P{L}*(?:my )?interests?\\W*\\n(?=.*\\b${pastime}\\b)()`, 'iu')
/** 'Languages: Hindi, English' */
const label = /^[^:,;.()]{2,30}:/
