import { expect, test } from 'vitest'
import { aResume } from '../../testing/resume-things.ts'
import { anApplication } from '../../testing/things.ts'
import { nextStep } from './next-step.ts'

test('suggests an upload without a resume', () => {
  expect(nextStep({ resume: undefined, applications: [] })).toEqual({
    text: 'Upload your resume to see what fits',
    tab: 'resumes',
  })
})

test('suggests to fix an unreadable resume before applications', () => {
  expect(nextStep({ resume: aResume({ status: 'unreadable' }), applications: [anApplication()] }).tab).toBe('resumes')
})

test('suggests the analyzer for a read resume and the list for pending applications', () => {
  expect(nextStep({ resume: aResume(), applications: [] }).tab).toBe('ai-analyzer')
  expect(nextStep({ resume: aResume(), applications: [anApplication()] }).text).toBe(
    '1 application is waiting for an answer',
  )
  const three = ['a', 'b', 'c'].map((id) => anApplication({ id }))
  expect(nextStep({ resume: aResume(), applications: three }).text).toBe('3 applications are waiting for an answer')
})

test('says that the resume is being compared until the first analysis has ended', () => {
  const state = { resume: aResume(), applications: [] }
  expect(nextStep({ ...state, isComparing: true }).text).toBe(
    'Your resume is being compared with every open internship',
  )
  expect(nextStep({ ...state, matched: true }).text).toBe('Your matches are ready. Apply to the first one')
})

test('suggests the next internship when every application is answered', () => {
  expect(nextStep({ resume: aResume(), applications: [anApplication({ status: 'rejected' })] }).tab).toBe('internships')
})

test('does not call withdrawn applications answered', () => {
  const withdrawn = anApplication({ withdrawnAt: '2026-03-02T09:00:00.000Z' })
  expect(nextStep({ resume: aResume(), applications: [withdrawn] }).tab).toBe('ai-analyzer')
  const answered = anApplication({ id: 'b', status: 'rejected' })
  expect(nextStep({ resume: aResume(), applications: [withdrawn, answered] }).tab).toBe('internships')
})

test('suggests picking an interview time before pending applications', () => {
  expect(nextStep({ resume: aResume(), applications: [anApplication()], interviews: 1 })).toEqual({
    text: 'Pick a time for your interview',
    tab: 'interviews',
  })
})

test('leaves open offers to the overview and does not send their student to other internships', () => {
  const offer = anApplication({ id: 'b', status: 'accepted' })
  const applications = [offer]
  expect(nextStep({ resume: aResume(), applications, interviews: 1 }).tab).toBe('interviews')
  expect(nextStep({ resume: aResume(), applications: [offer, anApplication()] }).text).toBe(
    '1 application is waiting for an answer',
  )
  expect(nextStep({ resume: aResume(), applications }).tab).toBe('applications')
  const confirmed = { ...offer, answer: 'confirmed' as const }
  expect(nextStep({ resume: aResume(), applications: [confirmed] }).tab).toBe('internships')
})

test('suggests to apply after an analysis only where a match is worth it', () => {
  const standing = { resume: aResume(), applications: [] }
  expect(nextStep(standing).text).toBe('Your resume is read. See which internships fit')
  expect(nextStep({ ...standing, matched: true }).text).toBe('Your matches are ready. Apply to the first one')
  expect(nextStep({ ...standing, matched: false }).text).toBe('No internship fits well yet. See what would help')
})
