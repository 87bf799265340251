/**
 * Letters that TeX keeps where other encodings have control characters. A font whose glyphs have no names gives these
 * characters for its ligatures and dashes.
 */
const corkLetters: Record<string, string> = {
  '\x10': '“',
  '\x11': '”',
  '\x12': '„',
  '\x15': '–',
  '\x16': '—',
  '\x1b': 'ff',
  '\x1c': 'fi',
  '\x1d': 'fl',
  '\x1e': 'ffi',
  '\x1f': 'ffl',
}

/** In the older encoding of TeX ligatures are where other files have line ends, so only in fonts of drawings. */
const olderLigatures: Record<string, string> = {
  '\x0b': 'ff',
  '\x0c': 'fi',
  '\x0d': 'fl',
  '\x0e': 'ffi',
  '\x0f': 'ffl',
}

/** The letters of a glyph; `isDrawn` for a Type 3 font, whose glyphs are drawings. */
export function readableGlyph(unicode: string, isDrawn: boolean): string {
  return corkLetters[unicode] ?? (isDrawn ? olderLigatures[unicode] : undefined) ?? unicode
}
