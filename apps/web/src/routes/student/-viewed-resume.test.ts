import { expect, test } from 'vitest'
import { aMissingPart, aPart, aResume } from '../../testing/resume-things.ts'
import { anApplication } from '../../testing/things.ts'
import { ownResume, sentCopy } from './-viewed-resume.ts'

const quoted = aPart()
const parts = [quoted, aMissingPart('Docker')]

test('highlights all quotes of a match and scrolls to the chosen one', () => {
  expect(ownResume(aResume(), parts, quoted)).toMatchObject({
    url: '/api/resume/r1/file',
    textOf: { resumeId: 'r1' },
    spans: [{ line: 3, start: 15, end: 20 }],
    active: { line: 3, start: 15, end: 20 },
  })
})

test('shows the sent copy regardless of the current resume', () => {
  const application = anApplication({
    resume: { filename: 'old.DOCX', url: '/api/apply/a1/resume', resumeUrl: '/api/apply/a1/resume', fileSize: 9 },
  })
  expect(sentCopy({ application })).toMatchObject({ kind: 'docx', textOf: { applicationId: 'a1' }, active: null })
  expect(sentCopy({ application: anApplication({ resume: null }) })).toBeNull()
})

test('requests no text of an unreadable resume', () => {
  expect(ownResume(aResume({ status: 'unreadable' })).textOf).toBeNull()
})
