import type { LineLink } from '@fledge/core/resume/layout/resume-lines'
import { limits } from './limits.ts'
import { plainCharacters } from './plain-characters.ts'

/** A linked text and the address that it opens. */
export type Link = { label: string; target: string }

/** The places of linked texts on a line, in their order; texts that the line does not have are left out. */
export function placeLinks(text: string, links: readonly Link[]): LineLink[] {
  const { letters, places } = lettersOf(text)
  const placed: LineLink[] = []
  let from = 0
  for (const { label, target } of links) {
    const wanted = lettersOf(plainCharacters(label)).letters
    const at = wanted === '' || !isAddress(target) ? -1 : letters.indexOf(wanted, from)
    if (at < 0 || placed.length === limits.linksOfLine) continue
    from = at + wanted.length
    placed.push({ start: places[at] ?? 0, end: (places[from - 1] ?? 0) + 1, target })
  }
  return placed
}

/** Web pages, mail and telephone: what a resume links to. */
const isAddress = (target: string): boolean =>
  target.length <= longestTarget && /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(target) && target.isWellFormed()

const longestTarget = 500

/** A text without its blanks, which differ between a line and its parts, and the place of each letter. */
function lettersOf(text: string): { letters: string; places: number[] } {
  const places = [...text.matchAll(/\S/g)].map(({ index }) => index)
  return { letters: text.replace(/\s/g, ''), places }
}
