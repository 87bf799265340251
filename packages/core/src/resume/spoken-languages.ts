import type { Line } from './layout/resume-lines.ts'
import type { ResumeDraft } from './resume-draft.ts'

export type SpokenLanguage = { language: string; fluency?: string }

// 'Languages known:', 'Mother tongue(s):'
const label = /^\W*(?:[\p{L}]+ )?(?:languages?|tongues?)(?:\(s\))?[\p{L} ]*:/iu
const betweenItems = /[,;|•·\t](?![^(]*\))|\s+and\s+/
const level =
  /^(?:(?:full )?professional|native|bilingual|mother tongue|fluent|proficient|advanced|intermediate|conversational|elementary|limited|basic|beginner|[ABC][12])\b/i
/** 'English (fluent)', 'English: fluent', 'English - fluent' and 'English fluent'. */
const withLevel = /^([\p{L}\d.' ]{2,40}?)\s*(?:\((.*)\)|[:–—]\s*(.+)|\s-\s*(.+))?$/u

/** The languages that the sections of languages name, with a level where one is written. */
export const findSpokenLanguages = ({ sections }: ResumeDraft, lines: readonly Pick<Line, 'text' | 'hidden'>[]) =>
  sections
    .filter(({ kind }) => kind === 'languages')
    .flatMap(({ from, to }) => lines.slice(from, to + 1).filter(({ hidden }) => hidden === null))
    .flatMap(({ text }) => text.replace(label, '').split(betweenItems))
    .map((item) => item.replace(/^[^\p{L}]+/u, '').trim())
    .reduce<SpokenLanguage[]>(addItem, [])

function addItem(found: SpokenLanguage[], item: string): SpokenLanguage[] {
  const last = found.at(-1)
  // A level in a column of its own.
  if (level.test(item)) return last && !last.fluency ? [...found.slice(0, -1), { ...last, fluency: item }] : found
  const [, name = '', ...levels] = withLevel.exec(item) ?? []
  const words = name.split(' ')
  const at = words.findIndex((_, index) => index > 0 && level.test(words.slice(index).join(' ')))
  const language = at < 0 ? name : words.slice(0, at).join(' ')
  const fluency = levels.find(Boolean) ?? (at < 0 ? '' : words.slice(at).join(' '))
  if (language.trim() === '') return found
  return [...found, { language: language.trim(), ...(fluency && { fluency: fluency.trim() }) }]
}
