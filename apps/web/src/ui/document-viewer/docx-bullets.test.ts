import { expect, test } from 'vitest'
import { withPlainBullets } from './docx-bullets.ts'

const rule = (content: string, font: string) =>
  `p.docx-preview-num-1-0:before {\r\n  content: "${content}\\9";\r\n  counter-increment: docx-preview-num-1-0;\r\n  font-family: ${font};\r\n}`

test.each([
  ['\uf0b7', 'Symbol', '•'],
  ['·', 'Symbol', '•'],
  ['\uf0a7', 'Wingdings', '▪'],
  ['§', 'Wingdings', '▪'],
  ['Ø', 'Wingdings', '➢'],
  ['ü', 'Wingdings', '✓'],
  ['\uf0fe', '"Noto Sans Symbols"', '•'],
])('the bullet %j of %s is shown as %s in the font of the text', (bullet, font, shown) => {
  const css = withPlainBullets(rule(bullet, font))
  expect(css).toContain(`content: "${shown}\\9"`)
  expect(css).not.toContain('font-family')
})

test.each([
  ['o', 'Courier New'],
  ['•', 'Calibri'],
  ['"counter(docx-preview-num-1-0, decimal)".', 'Calibri'],
])('%j in %s stays as it is', (bullet, font) => {
  expect(withPlainBullets(rule(bullet, font))).toBe(rule(bullet, font))
})
