import { expect, test } from 'vitest'
import { aResume } from '../../testing/resume-things.ts'
import { anApplication } from '../../testing/things.ts'
import { nextStep } from './next-step.ts'

test('without a resume the next step is to upload one', () => {
  expect(nextStep(undefined, [])).toEqual({ text: 'Upload your resume to see what fits', tab: 'resumes' })
})

test('a resume that could not be read comes before applications', () => {
  expect(nextStep(aResume({ status: 'unreadable' }), [anApplication()]).tab).toBe('resumes')
})

test('a read resume leads to the analyzer, open applications to their list', () => {
  expect(nextStep(aResume(), []).tab).toBe('ai-analyzer')
  expect(nextStep(aResume(), [anApplication()]).text).toBe('1 application is waiting for an answer')
  const three = ['a', 'b', 'c'].map((id) => anApplication({ id }))
  expect(nextStep(aResume(), three).text).toBe('3 applications are waiting for an answer')
})

test('when every application is answered the next step is the next internship', () => {
  expect(nextStep(aResume(), [anApplication({ status: 'rejected' })]).tab).toBe('internships')
})

test('an interview that waits for a time comes before everything else', () => {
  expect(nextStep(aResume(), [anApplication()], 1)).toEqual({
    text: 'Pick a time for your interview',
    tab: 'interviews',
  })
})
