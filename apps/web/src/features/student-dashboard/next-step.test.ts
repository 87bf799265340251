import { expect, test } from 'vitest'
import { aResume } from '../../testing/resume-things.ts'
import { anApplication } from '../../testing/things.ts'
import { nextStep } from './next-step.ts'

test('without a resume the next step is to upload one', () => {
  expect(nextStep({ resume: undefined, applications: [] })).toEqual({
    text: 'Upload your resume to see what fits',
    tab: 'resumes',
  })
})

test('a resume that could not be read comes before applications', () => {
  expect(nextStep({ resume: aResume({ status: 'unreadable' }), applications: [anApplication()] }).tab).toBe('resumes')
})

test('a read resume leads to the analyzer, open applications to their list', () => {
  expect(nextStep({ resume: aResume(), applications: [] }).tab).toBe('ai-analyzer')
  expect(nextStep({ resume: aResume(), applications: [anApplication()] }).text).toBe(
    '1 application is waiting for an answer',
  )
  const three = ['a', 'b', 'c'].map((id) => anApplication({ id }))
  expect(nextStep({ resume: aResume(), applications: three }).text).toBe('3 applications are waiting for an answer')
})

test('when every application is answered the next step is the next internship', () => {
  expect(nextStep({ resume: aResume(), applications: [anApplication({ status: 'rejected' })] }).tab).toBe('internships')
})

test('who withdrew everything is not told that it was answered', () => {
  const withdrawn = anApplication({ withdrawnAt: '2026-03-02T09:00:00.000Z' })
  expect(nextStep({ resume: aResume(), applications: [withdrawn] }).tab).toBe('ai-analyzer')
  const answered = anApplication({ id: 'b', status: 'rejected' })
  expect(nextStep({ resume: aResume(), applications: [withdrawn, answered] }).tab).toBe('internships')
})

test('an interview that waits for a time comes before everything else', () => {
  expect(nextStep({ resume: aResume(), applications: [anApplication()], interviews: 1 })).toEqual({
    text: 'Pick a time for your interview',
    tab: 'interviews',
  })
})

test('once internships were compared nobody is sent to compare them again', () => {
  const standing = { resume: aResume(), applications: [] }
  expect(nextStep(standing).text).toBe('Your resume is read. See which internships fit')
  expect(nextStep({ ...standing, matched: true }).text).toBe('Your matches are ready. Apply to the first one')
})
