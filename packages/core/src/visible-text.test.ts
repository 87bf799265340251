import { expect, test } from 'vitest'
import { isVisible } from './visible-text.ts'

test.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\u3000'],
  ['zero-width characters', '\u200b\u200d\ufeff'],
  ['a word joiner and a soft hyphen', '\u2060\u00ad'],
  ['signs that turn the writing direction', '\u202e\u2066'],
  ['fillers that count as letters', '\u3164\u115f\u2800'],
  ['tags and variation selectors', '\u{e0041}\ufe0f'],
  ['an accent without a letter', '\u0301'],
])('%s is invisible', (_what, text) => expect(isVisible(text)).toBe(false))

test.each([
  'Asha',
  'आशा',
  '李',
  '7',
  '-',
  '😀',
  // A family of three, a flag, the halves and conjuncts of Indic scripts, and a Persian plural: all with joiners.
  '👩\u200d👩\u200d👧',
  '🏳\ufe0f\u200d🌈',
  'क्\u200dष',
  'ක්\u200dර',
  'മലയാളം\u200c',
  'می\u200cشوند',
])('%s is seen', (text) => expect(isVisible(text)).toBe(true))
