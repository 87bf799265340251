/**
 * What begins an item of a list. Pasted text also has signs and pointing hands, and the letters of Word's symbol font
 * before a tab.
 */
export const bullet =
  /^[^\S\n]*(?:(?:[-*–·]|\d{1,2}[.)])[^\S\n]+|[•‣◦⁃∙▪▫■□●○◆◇❖★☆✦►▶▸➢➤➔→⇒»✓✔✅☑🔹🔸👉\p{Co}]\uFE0F?[^\S\n]*|[o§Øüv]\t[^\S\n]*)(?=\S)/u

/** A description on one line, for a list. Apart from `readBlocks`, because every card needs it before the first screen. */
export const firstWords = (text: string): string =>
  text.replace(new RegExp(bullet, 'gmu'), '').replace(/\s+/g, ' ').trim()
