/** Whether a piece of text lies inside an address of mail or of the web: nothing there is a skill or a word. */
export function isInsideAddress(text: string, start: number, end: number): boolean {
  const from = chunkStart(text, start)
  const to = chunkEnd(text, end)
  if (from === start && to === end) return false
  return address.test(text.slice(from, to))
}

const address =
  /[\w.+-]@[\w-]|:\/\/|^\W?www\.|\.(?:com|org|edu|net|io|in|dev|me|co|gov|ac)\/|\w\.(?:com|org|edu)$|[\w-]\.[\w-]+\.(?:io|app|dev|me|in|ai|net|co|site|page|xyz|tech)$/i
const longestChunk = 120

function chunkStart(text: string, at: number): number {
  let from = at
  while (from > 0 && at - from < longestChunk && !isBreak(text.charCodeAt(from - 1))) from--
  return from
}

function chunkEnd(text: string, at: number): number {
  let to = at
  while (to < text.length && to - at < longestChunk && !isBreak(text.charCodeAt(to))) to++
  return to
}

/** White space and what separates the items of a list. */
function isBreak(code: number): boolean {
  return code <= 32 || code === 44 || code === 59 || code === 124 || code === 40 || code === 41 || code === 0xa0
}
