import { searchableText, searchTerms } from '@fledge/core/search/search-words'

/** Whether each word of a search begins a word of these texts: 'khan' finds Sameer Khan and not Uttarakhand. */
export function matchesWordStarts(asked: string, texts: readonly string[]): boolean {
  const terms = searchTerms(asked)
  const text = searchableText(texts.join('\n'))
  return terms.length > 0 && terms.every((term) => text.includes(` ${term.text.trimStart()}`))
}
