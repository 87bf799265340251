import { texts } from '@fledge/contract/texts'
import { expect, test } from 'vitest'
import { adviseOn } from './advise-on.ts'
import { emptyFile } from './refuse-file.ts'

const mb = 1024 * 1024

test.each([
  ['an empty file', 'cv.pdf', 0, emptyFile, /^cv\.pdf has no content \(0 bytes\)/],
  ['one that is too large', 'cv.pdf', 11 * mb, texts.resume.tooLarge, /^cv\.pdf has 11\.0 MB, the most is 10 MB/],
  ['a picture', 'me.png', mb, texts.resume.wrongType, /^me\.png is not one of them/],
  ['a picture with another name', 'me.PDF', mb, texts.resume.wrongType, /me\.PDF is no such document/],
])('%s is named, with what to do about it', (_what, name, size, reason, advice) => {
  expect(adviseOn({ name, size }, reason)).toMatch(advice)
})

test('where another file would change nothing, nothing is advised', () => {
  expect(adviseOn({ name: 'cv.pdf', size: mb }, texts.resume.limit.description)).toBeNull()
})
