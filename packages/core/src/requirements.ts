import { isVisible } from './visible-text.ts'

/**
 * Parses the skills of a listing (settlement 45): splits on commas and new lines, trims, drops invisible items, and
 * keeps the first spelling of items that differ only in case. A list is parsed like its items on one line each.
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
