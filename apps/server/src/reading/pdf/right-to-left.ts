/**
 * PDF stores Hebrew and Arabic as they are printed, from left to right. This puts each stretch of them back into the
 * order in which it is read; other texts are returned as they are.
 */
export function inReadingDirection(text: string): string {
  if (!rightToLeft.test(text)) return text
  return text.replace(stretch, (part) => reversed(part))
}

const rightToLeft = /[\u0590-\u08ff]/
const stretch = /[\u0590-\u08ff][\u0590-\u08ff\s'"().,-]*[\u0590-\u08ff]/g

/** Marks stay behind the letter that carries them. */
function reversed(text: string): string {
  return (text.match(/\P{M}\p{M}*/gu) ?? [...text]).reverse().join('')
}
