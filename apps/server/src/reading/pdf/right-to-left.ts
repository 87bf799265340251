/**
 * Puts Hebrew and Arabic, which PDF stores in printed order from left to right, in reading order. Returns other texts
 * unchanged.
 */
export function inReadingDirection(text: string): string {
  if (!rightToLeft.test(text)) return text
  return text.replace(stretch, (part) => reversed(part))
}

const rightToLeft = /[\u0590-\u08ff]/
const stretch = /[\u0590-\u08ff][\u0590-\u08ff\s'"().,-]*[\u0590-\u08ff]/g

/** Combining marks stay after their letter. */
function reversed(text: string): string {
  return (text.match(/\P{M}\p{M}*/gu) ?? [...text]).reverse().join('')
}
