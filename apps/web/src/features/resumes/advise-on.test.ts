import { texts } from '@fledge/contract/texts'
import { expect, test } from 'vitest'
import { adviseOn } from './advise-on.ts'
import { emptyFile } from './refuse-file.ts'

const mb = 1024 * 1024

test.each([
  ['an empty file', 'cv.pdf', 0, emptyFile, /^cv\.pdf is empty \(0 bytes\)/],
  ['one that is too large', 'cv.pdf', 11 * mb, texts.resume.tooLarge, /^cv\.pdf is 11\.0 MB. The limit is 10 MB/],
  ['a picture', 'me.png', mb, texts.resume.wrongType, /^We can’t read me\.png. Use PDF or Word\.$/],
  ['a picture with another name', 'me.PDF', mb, texts.resume.wrongType, /me\.PDF is not really a PDF or Word file/],
])('%s is named, with what to do about it', (_what, name, size, reason, advice) => {
  expect(adviseOn({ name, size }, reason)).toMatch(advice)
})

test('where another file would change nothing, nothing is advised', () => {
  expect(adviseOn({ name: 'cv.pdf', size: mb }, texts.resume.limit.description)).toBeNull()
})
