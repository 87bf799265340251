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

test('suggests an open offer first, with company and date', () => {
  const offer = (id: string, day: number) =>
    anApplication({ id, status: 'accepted', decidedAt: `2026-03-0${day}T09:00:00.000Z` })
  const standing = { resume: undefined, interviews: 1 }
  expect(nextStep({ ...standing, applications: [anApplication(), offer('b', 4)] })).toEqual({
    text: 'Accept or decline Kite Labs’s offer from 4 Mar 2026',
    tab: 'applications',
  })
  expect(nextStep({ ...standing, applications: [offer('b', 4), offer('c', 2)] }).text).toBe(
    'Answer 2 offers, starting with the one from 2 Mar 2026',
  )
  const answered = { ...offer('b', 4), answer: 'confirmed' as const }
  expect(nextStep({ ...standing, applications: [answered] }).tab).toBe('interviews')
})

test('suggests to apply after an analysis with matches', () => {
  const standing = { resume: aResume(), applications: [] }
  expect(nextStep(standing).text).toBe('Your resume is read. See which internships fit')
  expect(nextStep({ ...standing, matched: true }).text).toBe('Your matches are ready. Apply to the first one')
})
