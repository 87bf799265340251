/** Characters of the words in a slug. */
const wordsMax = 60
const idAtEnd = /(?:^|-)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** The last part of a company page's address: its name in ASCII words and its id, 'kite-labs-<id>'. */
export function companySlug(name: string, id: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  const words = plain.match(/[a-z0-9]+/g) ?? []
  let slug = (words[0] ?? '').slice(0, wordsMax)
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > wordsMax) break
    slug += `-${word}`
  }
  return slug === '' ? id : `${slug}-${id}`
}

/** The id at the end of a slug, in lower case; the whole slug when it has none, which no company has as its id. */
export const companyIdOfSlug = (slug: string): string => idAtEnd.exec(slug)?.[1]?.toLowerCase() ?? slug
