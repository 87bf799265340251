import { narrowSpan, type Span } from '../layout/text-spans.ts'
import { hasTitleNoun, namesPlacement } from './job-titles.ts'
import { countWords, isProse, pastVerb } from './prose.ts'

/**
 * 'Intern at Acme (May – July 2025): built …' and 'Interned at Acme from May to July 2025, where I built …' say on one line
 * who somebody was and what was done: the head ends before the first part that reads like a sentence.
 */
export function cutDeed(cells: readonly Span[], first?: number): { head: Span[]; deed: Span[] } {
  const named = first ?? cells.findIndex(({ text }) => hasTitleNoun(text))
  const isSaidAsJob = namesPlacement(cells[named]?.text ?? '')
  for (let index = Math.max(named, 0); named >= 0 && index < cells.length; index++) {
    const cell = cells[index]
    if (!cell) break
    // '(Diwali season), sold earphones'
    const text = cell.text.replace(/^\([^()]*\),?\s+/, '')
    if (
      index > named &&
      isDeed(text) &&
      (/^\p{Ll}/u.test(text) || pastVerb.test(text) || inCapitals.test(text) || isSaidAsJob)
    )
      return { head: cells.slice(0, index), deed: cells.slice(index) }
    for (const { index: at, 0: sign } of [...cell.text.matchAll(beforeDeed)].slice(0, mostCuts)) {
      const [front, back] = [cell.text.slice(0, at), cell.text.slice(at + sign.length)]
      const isNamed = first !== undefined || index > named || hasTitleNoun(front)
      const isJoined = /^\s+\w+\s+$/.test(sign) && !hasTitleNoun(back)
      const isLabel = sign.startsWith(':') && first === undefined && /^\p{Ll}/u.test(back)
      if (!isNamed || !(isJoined || isLabel || isDeed(back))) continue
      // A cell of its own: 'Lathe, welding and pumps'
      const cut = sign.startsWith(',') && index > named && countWords(front) < 3 ? 0 : at + sign.length
      const parts = [narrowSpan(cell, 0, Math.min(at, cut)), narrowSpan(cell, cut, cell.text.length)]
      const [own, rest] = parts.map((part) => (part ? [part] : []))
      return { head: [...cells.slice(0, index), ...(own ?? [])], deed: [...(rest ?? []), ...cells.slice(index + 1)] }
    }
  }
  return { head: [...cells], deed: [] }
}

const beforeDeed =
  /(?:[:;]|(?<!\b(?:Adv|Mr|Mrs|Ms|Dr|Sr|Jr|Prof|Hon|St|\p{Lu}))\.)\s+|\s[–—-]\s+|,\s+(?=(?:where|wherein|in which|during which|and|I)\s)|,\s+(?=\p{Lu}?\p{Ll}+(?:ed|ing)\s)/gu
const mostCuts = 8
const inCapitals = /^\p{Lu}{3,}ED\s/u
const isDeed = (text: string) =>
  !/^(?:at|in|with|under)\s+\p{Lu}/u.test(text) &&
  (/^(?:where|wherein|in which|during which|and|I)\s/.test(text) ||
    pastVerb.test(text) ||
    inCapitals.test(text) ||
    /^\p{Ll}{3,}ed\s/u.test(text) ||
    (countWords(text) > 2 && isProse(text) && !hasTitleNoun(text.slice(0, 30))))
