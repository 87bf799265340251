/**
 * When two readings of a part are the same: entries as the scorers of the evaluation data have it, by shared words.
 *
 * @typedef {{ title: string, company?: string }} Entry
 * @typedef {{ degree: string, field: string, institution: string }} School
 */

/** @param {string} text */
const words = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}+#]+/gu) ?? []

/** The harmonic mean of the shares of words that two texts have in common. @param {string} one @param {string} other */
export function sharedWords(one, other) {
  const [first, second] = [words(one), words(other)]
  const left = [...second]
  const common = first.filter((word) => left.includes(word) && left.splice(left.indexOf(word), 1).length > 0).length
  return first.length + second.length === 0 ? 1 : (2 * common) / (first.length + second.length)
}

const nearly = 0.6

/** @param {string} one @param {string} other */
export const isWordForWord = (one, other) => words(one).join(' ') === words(other).join(' ')
/** @param {string} one @param {string} other */
export const isSameText = (one, other) => sharedWords(one, other) >= 0.5
/** @param {Entry} one @param {Entry} other */
export const isSameTitle = (one, other) => sharedWords(one.title, other.title) >= nearly
/** @param {Entry} one @param {Entry} other */
export const isSameEntry = (one, other) =>
  isSameTitle(one, other) && sharedWords(one.company ?? '', other.company ?? '') >= nearly
/** @param {School} one @param {School} other */
export const isSameDegree = (one, other) => {
  const named = (/** @type {School} */ { degree, field }) => `${degree} ${field}`
  const isSame = sharedWords(one.degree, other.degree) >= nearly || sharedWords(named(one), named(other)) >= nearly
  return isSame && sharedWords(one.institution, other.institution) >= nearly
}
