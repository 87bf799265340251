/**
 * Normalizes the text of a file: ligatures become letters, accents join their letters, bullets of Word's symbol fonts
 * become '•', a dot leader a tab; invisible joiners, control characters and icons of symbol fonts are removed.
 */
export function plainCharacters(text: string): string {
  const dotted = text.replace(leader, '\t')
  if (!special.test(dotted)) return dotted
  return repairEncoding(dotted)
    .replace(brokenSpace, ' ')
    .replace(brokenFullWidth, ' – ')
    .replace(brokenQuote, '”')
    .replace(presentationForms, (form) => form.normalize('NFKC'))
    .replace(symbolBullets, '•')
    .replace(invisible, '')
    .replace(anySpace, ' ')
    .normalize('NFC')
}

const leader = / ?(?:\.{5,}|…{3,}|(?:\. ){5,}) ?/g
const special = /[^\x20-\x7e\t\n]/
const presentationForms = /[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc]/g
const symbolBullets = /[\uf0a7\uf0b7\uf0d8\uf076\uf0fc\uf0a8\uf06e\uf0a2]/g
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ue000-\uf8ff\ufffd]/g
const anySpace = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g

// Remains of a misread space, full-width punctuation mark or quote whose last byte was not printable.
const brokenSpace = /Â{2,}|Â(?=[\s\u200b]|$)/g
const brokenFullWidth = / ?ï¼\u200b?(?= |$) ?/g
const brokenQuote = /â€\u200b?(?![\u0080-\u00bf])/g

/** Repairs UTF-8 that was decoded as Windows-1252: 'â€™' and 'Â·' become '’' and '·'. */
function repairEncoding(text: string): string {
  return text.replace(misread, (part) => {
    const bytes = Uint8Array.from(part, (letter) => windowsBytes.get(letter) ?? letter.charCodeAt(0))
    try {
      return strictUtf8.decode(bytes)
    } catch {
      return part
    }
  })
}

const windowsLetters = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const windowsCodes = [
  0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96,
  0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
]
const windowsBytes = new Map([...windowsLetters].map((letter, index) => [letter, windowsCodes[index] ?? 0]))
const misread = new RegExp(`[\\u00c2-\\u00f4][\\u0080-\\u00bf${windowsLetters}]{1,3}`, 'g')
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })
