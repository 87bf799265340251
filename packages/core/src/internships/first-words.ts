/**
 * What begins an item of a list. Pasted text also has signs and pointing hands, and the letters of Word's symbol font
 * before a tab.
 */
export const bullet =
  /^[^\S\n]*(?:(?:[-*–·]|\d{1,2}[.)])[^\S\n]+|[•‣◦⁃∙▪▫■□●○◆◇❖★☆✦►▶▸➢➤➔→⇒»✓✔✅☑🔹🔸👉\p{Co}]\uFE0F?[^\S\n]*|[o§Øüv]\t[^\S\n]*)(?=\S)/u

/**
 * A description on one line, for a list, without a first line that repeats the title. Apart from `readBlocks`, because
 * every card needs it before the first screen.
 */
export function firstWords(text: string, title: string): string {
  const [first = '', ...rest] = text.trim().split('\n')
  const isTitle = first.length < title.length + 25 && first.includes(title)
  return ((isTitle && rest.join('\n')) || text).replace(new RegExp(bullet, 'gmu'), '').replace(/\s+/g, ' ').trim()
}
