/** Bullets by their codes in Symbol and Wingdings, fonts that few systems have; others become `•`. */
const signs: Readonly<Record<number, string>> = {
  108: '●',
  110: '■',
  113: '❑',
  118: '❖',
  167: '▪',
  168: '▫',
  216: '➢',
  224: '➔',
  252: '✓',
}

const symbolFont = /font-family:[^;}]*\b(?:symbol|wingdings|webdings)/i
const privateUse = /[\ue000-\uf8ff]/g

/** The rules of docx-preview with bullets that every system can show. */
export const withPlainBullets = (css: string): string =>
  css.replace(/\{[^{}]*\bcontent:[^{}]*\}/g, (rule) => {
    const isSymbol = symbolFont.test(rule)
    if (!isSymbol && !rule.match(privateUse)) return rule
    return rule
      .replace(/(content: ?")([^"\\]*)/, (_all, before: string, text: string) => before + plainSigns(text, isSymbol))
      .replace(/font-family:[^;}]*;?/i, '')
  })

/** Signs of a symbol font as ordinary characters; counters of numbered lists have none. */
export const plainSigns = (text: string, isSymbol: boolean): string =>
  text.replace(isSymbol ? /[^\s%]/g : privateUse, (sign) => signs[sign.charCodeAt(0) & 0xff] ?? '•')
