import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { findSpokenLanguages } from './spoken-languages.ts'
import { readable } from './testing/readable.ts'

test.each([
  [['English, Hindi, Marathi'], ['English', 'Hindi', 'Marathi']],
  [['English (Fluent), Hindi (Native)'], ['English: Fluent', 'Hindi: Native']],
  [
    ['• English - Full professional proficiency', '• Tamil – Native'],
    ['English: Full professional proficiency', 'Tamil: Native'],
  ],
  [['English: C1 | German: A2'], ['English: C1', 'German: A2']],
  [
    ['English Fluent', 'Kannada Native'],
    ['English: Fluent', 'Kannada: Native'],
  ],
  [
    ['English\tFluent', 'Hindi\tMother tongue'],
    ['English: Fluent', 'Hindi: Mother tongue'],
  ],
  [['English (read, write, speak) and Urdu'], ['English: read, write, speak', 'Urdu']],
  [['Maithili, Français (B2)'], ['Maithili', 'Français: B2']],
])('reads the languages of %j', (texts, expected) => {
  const lines = readable(['Asha Rao', 'asha@example.com', 'Languages', ...texts].join('\n'))
  const found = findSpokenLanguages(readResume({ pages: 1, lines }), lines)
  expect(found.map(({ language, fluency }) => (fluency ? `${language}: ${fluency}` : language))).toEqual(expected)
})
