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

test('an offer comes before everything else, with the company and the date', () => {
  const offer = (id: string, day: number) =>
    anApplication({ id, status: 'accepted', decidedAt: `2026-03-0${day}T09:00:00.000Z` })
  const standing = { resume: undefined, interviews: 1 }
  expect(nextStep({ ...standing, applications: [anApplication(), offer('b', 4)] })).toEqual({
    text: 'Accept or decline Kite Labs’s offer of Mar 4, 2026',
    tab: 'applications',
  })
  expect(nextStep({ ...standing, applications: [offer('b', 4), offer('c', 2)] }).text).toBe(
    'Answer 2 offers, beginning with the one of Mar 2, 2026',
  )
  const answered = { ...offer('b', 4), answer: 'confirmed' as const }
  expect(nextStep({ ...standing, applications: [answered] }).tab).toBe('interviews')
})

test('once internships were compared nobody is sent to compare them again', () => {
  const standing = { resume: aResume(), applications: [] }
  expect(nextStep(standing).text).toBe('Your resume is read. See which internships fit')
  expect(nextStep({ ...standing, matched: true }).text).toBe('Your matches are ready. Apply to the first one')
})
