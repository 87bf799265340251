import { fileURLToPath } from 'node:url'
import devanagariRanges from '@fontsource/noto-sans-devanagari/unicode.json' with { type: 'json' }
import headingRanges from '@fontsource-variable/bricolage-grotesque/unicode.json' with { type: 'json' }
import textRanges from '@fontsource-variable/inter/unicode.json' with { type: 'json' }

type GlobalFonts = typeof import('@napi-rs/canvas')['GlobalFonts']

/** The fonts of the pages. Each subset is a family; the canvas takes a character from the first that has it. */
const headingSubsets = Object.keys(headingRanges)
const textSubsets = Object.keys(textRanges)
const familyName = (font: string, subset: string) => `Fledge ${font} ${subset}`
const listFamilies = (font: string, subsets: readonly string[]) => subsets.map((one) => `"${familyName(font, one)}"`)

/** For Hindi and Marathi, which the fonts of the pages lack. */
const devanagari = familyName('noto-sans', 'devanagari')
const devanagariWeights = [400, 700]

export const textFont = `${listFamilies('inter', textSubsets).toReversed().join(', ')}, "${devanagari}"`
export const headingFont = `${listFamilies('bricolage-grotesque', headingSubsets).toReversed().join(', ')}, ${textFont}`

/** Loads the fonts from their packages, because servers often have none. Throws when one cannot be read. */
export function registerFonts(fonts: GlobalFonts): void {
  for (const [font, subsets] of [['bricolage-grotesque', headingSubsets] as const, ['inter', textSubsets] as const]) {
    for (const subset of subsets) {
      const file = import.meta.resolve(`@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`)
      registerFont(fonts, file, familyName(font, subset))
    }
  }
  for (const weight of devanagariWeights) {
    const file = `@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${weight}-normal.woff2`
    registerFont(fonts, import.meta.resolve(file), devanagari)
  }
}

function registerFont(fonts: GlobalFonts, file: string, family: string): void {
  if (!fonts.registerFromPath(fileURLToPath(file), family)) throw new Error(`The font ${family} could not be read`)
}

/** Code points of the fonts, from first to last. */
const ranges = [...Object.values(textRanges), devanagariRanges.devanagari]
  .flatMap((subset) => subset.split(','))
  .map((range) => range.replace('U+', '').split('-'))
  .map(([first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const)

function hasGlyph(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => code >= first && code <= last)
}

/** Marks of one letter beyond the third: no language writes more, and stacked ones cover what is around them. */
const stackedMarks = /(\p{M}{3})\p{M}+/gu

/**
 * A text as the fonts can draw it: without control characters and symbols such as emoji. Null when it has a letter or
 * digit of a script that they lack, because a part of a name is misleading.
 */
export function drawableText(text: string): string | null {
  const characters = [...text.normalize('NFC').replace(stackedMarks, '$1').replace(/\s+/g, ' ')].filter(
    (one) => !/\p{C}/u.test(one),
  )
  if (characters.some((one) => /[\p{L}\p{N}\p{M}]/u.test(one) && !hasGlyph(one))) return null
  const drawable = characters.filter(hasGlyph).join('').replace(/\s+/g, ' ').trim()
  return drawable === '' ? null : drawable
}
