import { findSkillIds, findSkills } from '../../skills/extract.ts'
import { addSigns, type FieldSigns, findFieldSigns, resolveSenses } from '../../skills/senses.ts'
import { skills } from '../../skills/vocabulary.ts'
import { isWrapped } from '../layout/line-wraps.ts'
import { isBullet, type ReadableLine } from '../layout/text-spans.ts'
import type { SkillMention, Source } from '../resume-draft.ts'
import { type DisclaimedParts, findDisclaimedParts, isDisclaimed } from './disclaimed-skills.ts'

/**
 * The skills of the vocabulary with every place that shows them, those of skills sections first. Disclaimed parts ('no
 * experience with Java') are no evidence.
 */
export function findSkillMentions(
  lines: readonly ReadableLine[],
  listed: readonly (readonly ReadableLine[])[],
): SkillMention[] {
  const inLists = new Set(listed.flat().map(({ index }) => index))
  const disclaimed = findDisclaimedParts(lines)
  const mentions = new Map<string, Source[]>()
  const ordered = [
    ...lines.filter(({ index }) => inLists.has(index)),
    ...lines.filter(({ index }) => !inLists.has(index)),
  ]
  const found = findInSense(lines, (line) => inLists.has(line.index))
  for (const line of ordered) {
    for (const { id, start, end } of found.get(line)!) {
      if (isDisclaimed(disclaimed, line.index, start) || labelsAddress(line.text, end) || isLinkLabel(line, start, end))
        continue
      const skill = skills[id]!.name
      const sources = mentions.get(skill) ?? []
      mentions.set(skill, sources)
      sources.push({ line: line.index, start, end })
    }
  }
  for (const { skill, source } of lines.flatMap((_, index) => brokenSkills(lines, index, disclaimed)))
    if (!mentions.has(skill)) mentions.set(skill, [source])
  return [...mentions].map(([skill, sources]) => ({ skill, sources }))
}

/**
 * The skills of each line, words of several senses in that of their line and the head of their entry, else in that of the
 * whole resume. A list may be of several fields.
 */
function findInSense(lines: readonly ReadableLine[], isOfList: (line: ReadableLine) => boolean) {
  const found = new Map(lines.map((line) => [line, findSkillIds(line.text)]))
  const signs = (line: ReadableLine | undefined) => (line ? findFieldSigns(line.text, found.get(line)!) : new Map())
  let all: FieldSigns | null = null
  const ofResume = () => {
    all ??= addSigns(...lines.map(signs))
    return all
  }
  return new Map(
    lines.map((line, at) => {
      const ofEntry = () => addSigns(signs(line), signs(headOf(lines, at)))
      const around = () => (isOfList(line) ? [addSigns(signs(line), ofResume())] : [ofEntry(), ofResume()])
      return [line, resolveSenses(line.text, found.get(line)!, around)]
    }),
  )
}

/** The line above the bullets of an entry, or above a sentence. */
function headOf(lines: readonly ReadableLine[], at: number): ReadableLine | undefined {
  if (!isBullet(lines[at]!.text)) return lines[at - 1]
  return lines.slice(Math.max(0, at - mostBullets), at).findLast(({ text }) => !isBullet(text))
}

const mostBullets = 12

/** 'GitHub: github.com/asha' is an address and no evidence of a skill. */
const labelsAddress = (text: string, end: number): boolean => addressBehind.test(text.slice(end, end + 160))

const addressBehind =
  /^(?: (?:profile|id|link|url))? ?[:–-]? ?(?:https?:|www\.|[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}\/|in\/)/i

/** 'GitHub' that opens github.com/asha; but 'React' that opens its own site is a skill. */
const isLinkLabel = ({ text, links = [] }: ReadableLine, from: number, to: number): boolean =>
  links.some(({ start, end, target }) => {
    const [, site = '', path = ''] = /^https?:\/\/([^/?#]+)\/([^?#]*)/i.exec(target) ?? []
    return start <= from && end >= to && path !== '' && site.toLowerCase().includes(text.slice(from, to).toLowerCase())
  })

/** Skills that run over the end of a line ('machine' / 'learning'); the quote is the part on the first line. */
function brokenSkills(
  lines: readonly ReadableLine[],
  index: number,
  disclaimed: DisclaimedParts,
): { skill: string; source: Source }[] {
  const line = lines[index]
  const next = lines[index + 1]
  const around = lines.slice(Math.max(0, index - 15), index + 15)
  if (!line || !next || isBullet(next.text) || !isWrapped(line, next, around)) return []
  const from = Math.max(0, line.text.length - longestTail)
  const head = line.text.slice(from).replace(/(?<=\p{L})-$/u, '')
  const glue = from + head.length < line.text.length ? '' : ' '
  return findSkills(`${head}${glue}${next.text.slice(0, longestTail)}`)
    .filter(({ start, end }) => start < head.length && end > head.length + glue.length)
    .filter(({ start }) => !isDisclaimed(disclaimed, line.index, from + start))
    .map(({ skill, start }) => ({ skill, source: { line: line.index, start: from + start, end: from + head.length } }))
}

const longestTail = 50
