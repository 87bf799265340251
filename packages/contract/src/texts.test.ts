import { expect, test } from 'vitest'
import quotedTexts from './testing/quoted-texts.json' with { type: 'json' }
import { texts } from './texts.ts'

const said = new Set([
  ...everyText(texts),
  texts.analysis.found(7),
  texts.apply.analyzerSubmitted.description('Data intern'),
  texts.apply.decided('accepted'),
  texts.apply.decided('rejected'),
])

/** The messages that the specification quotes in its sections 2, 5 and 8, as it writes them. */
test.each(quotedTexts)('says "%s" word for word', (text) => {
  expect(said).toContain(text)
})

function everyText(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyText) : []
}
