import type { Application } from '@fledge/contract/applications'
import type { Resume } from '@fledge/contract/resumes'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { listOpenOffers } from '@fledge/core/applications/offers'
import type { DashboardTab } from './dashboard-search.ts'

export type NextStep = { text: string; tab: DashboardTab }

type StudentState = {
  resume: Resume | undefined
  applications: readonly Application[]
  /** The number of interviews without a picked time. */
  interviews?: number | undefined
  /** Whether the analysis found an internship that is worth an application; undefined before it. */
  matched?: boolean | undefined
  /** An analysis is running. */
  isComparing?: boolean
}

/** The most urgent step of the student besides offers, which the overview shows first, and its tab. */
export function nextStep({ resume, applications, interviews = 0, matched, isComparing }: StudentState): NextStep {
  if (interviews > 0) return { text: 'Pick a time for your interview', tab: 'interviews' }
  if (resume?.status === 'unreadable')
    return { text: 'Your resume could not be read. See how to fix it', tab: 'resumes' }
  if (resume?.status === 'reading') return { text: 'Your resume is being read', tab: 'resumes' }
  if (!resume && applications.length === 0) return { text: 'Upload your resume to see what fits', tab: 'resumes' }
  const waiting = applications.filter(isUndecided).length
  if (waiting > 0) return { text: waitingText(waiting), tab: 'applications' }
  if (!resume) return { text: 'Upload your resume to apply again', tab: 'resumes' }
  // Withdrawn applications have no answer.
  if (applications.every(({ withdrawnAt }) => withdrawnAt !== null))
    return {
      text: isComparing ? comparingText : matched === undefined ? readText : matched ? matchedText : nearText,
      tab: 'ai-analyzer',
    }
  if (listOpenOffers(applications).length > 0)
    return { text: 'All your applications are answered. Your answer is next', tab: 'applications' }
  return { text: 'All your applications are answered. Find the next internship', tab: 'internships' }
}

const comparingText = 'Your resume is being compared with every open internship'
const readText = 'Your resume is read. See which internships fit'
const matchedText = 'Your matches are ready. Apply to the first one'
const nearText = 'No internship fits well yet. See what would help'

const waitingText = (count: number) =>
  count === 1 ? '1 application is waiting for an answer' : `${count} applications are waiting for an answer`
