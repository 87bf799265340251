import { isVisible } from './visible-text.ts'

/**
 * The one parser of a listing's skills (settlement 45): split on commas and new lines, trimmed, those dropped in which
 * nobody sees anything, the first spelling kept of those that differ in case only. A list is read as if its items were
 * typed one a line.
 */
export function readRequirements(input: string | readonly string[]): string[] {
  const items = (typeof input === 'string' ? [input] : input).flatMap((text) => text.split(/[,\n]/))
  const bySpelling = new Map<string, string>()
  for (const item of items.map((text) => text.replace(/\s+/g, ' ').trim()).filter(isVisible)) {
    const key = item.toLowerCase()
    if (!bySpelling.has(key)) bySpelling.set(key, item)
  }
  return [...bySpelling.values()]
}
