import type { analysis, match } from '@fledge/contract/analysis'
import type { Applicant, application } from '@fledge/contract/applications'
import type { internship } from '@fledge/contract/internships'
import { type resume, resumeKinds } from '@fledge/contract/resumes'
import { applicationStatuses } from '@fledge/core/applications/status'
import { readDuration } from '@fledge/core/duration'
import { bandForScore, bands } from '@fledge/core/matching/score/score-bands'
import { completeNotification } from './complete-notification.ts'
import { type Extras, type Fields, fill, isObject, oneOf } from './fields.ts'

const objects = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A thing of another server that has only the specified fields, with neutral values for those of our own and for unknown values. */
export function completeThing(thing: Fields): Fields {
  if ('isRead' in thing) return completeNotification(thing)
  if ('uploadedAt' in thing) return completeResume(thing)
  if ('status' in thing && isObject(thing['internship'])) return completeApplication(thing, thing['internship'])
  if ('requirements' in thing && 'title' in thing) return completeInternship(thing)
  if ('categories' in thing) return fill(thing, { total: 0, unread: 0, byCategory: thing['categories'] })
  if ('parsing' in thing && 'matching' in thing) return completeAnalysis(thing)
  return thing
}

type ResumeExtras = Extras<
  typeof resume,
  'filename' | 'url' | 'uploadedAt' | 'fileSize' | 'skills' | 'experience' | 'education'
>

function completeResume(thing: Fields): Fields {
  const extras: ResumeExtras = {
    kind: oneOf(resumeKinds, textOf(thing['filename']).split('.').at(-1)?.toLowerCase(), 'pdf'),
    status: 'read',
    message: null,
    experienceEntries: [],
    educationEntries: [],
  }
  return fill({ ...thing, experience: asLines(thing['experience']), education: asLines(thing['education']) }, extras)
}

/** Entries as lines, as the resume card shows them. */
const asLines = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).map((entry) =>
    isObject(entry)
      ? Object.values(entry)
          .filter((part) => typeof part === 'string' && part !== '')
          .join(', ')
      : String(entry),
  )

type ApplicationExtras = Extras<
  typeof application,
  'status' | 'appliedAt' | 'createdAt' | 'internship' | 'internshipId' | 'resume' | 'user' | 'applicant'
>

const applicationExtras: ApplicationExtras = {
  decidedAt: null,
  stage: 'applied',
  seenAt: null,
  tellAt: null,
  shortlistedAt: null,
  withdrawnAt: null,
  attempt: 1,
  answer: null,
  keepResume: false,
  resumeUntil: null,
  resumeGone: null,
  unreadMessages: 0,
  changes: [],
}

const unknownApplicant: Applicant = {
  _id: '',
  id: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: null,
  university: '',
  major: '',
  graduationYear: null,
}

function completeApplication(thing: Fields, internship: Fields): Fields {
  const { resume, status } = thing
  const applicant = fill(isObject(thing['applicant']) ? thing['applicant'] : {}, unknownApplicant)
  return {
    ...fill(thing, { ...applicationExtras, internshipId: internship['id'] }),
    status: oneOf(applicationStatuses, status, 'pending'),
    internship: { open: true, ...internship },
    resume: isObject(resume) ? { fileSize: 0, ...resume } : null,
    applicant,
    user: applicant,
  }
}

type InternshipExtras = Extras<
  typeof internship,
  | 'title'
  | 'company'
  | 'companyName'
  | 'location'
  | 'type'
  | 'duration'
  | 'description'
  | 'requirements'
  | 'stipend'
  | 'createdAt'
  | 'updatedAt'
  | 'textChangedAt'
>

function completeInternship(thing: Fields): Fields {
  const extras: InternshipExtras = {
    durationMonths: readDuration(textOf(thing['duration'])) ?? 0,
    status: 'Active',
    state: 'open',
    openings: null,
    startsOn: null,
    applyBy: null,
    version: 1,
  }
  const { createdAt } = thing
  return fill(thing, { ...extras, updatedAt: createdAt, textChangedAt: createdAt })
}

type SpecifiedMatch = 'internshipId' | 'internshipTitle' | 'company' | 'location' | 'type' | 'description'

function completeMatch(thing: Fields): Fields {
  const percentage = thing['matchPercentage']
  const extras: Extras<typeof match, SpecifiedMatch | 'matchPercentage'> = {
    band: typeof percentage === 'number' ? bandForScore(percentage) : null,
    reason: null,
    stipend: null,
    duration: null,
    parts: [],
    conditions: [],
  }
  return fill(thing, extras)
}

function completeAnalysis({ parsing, matching, ...rest }: Fields): Fields {
  const found = isObject(matching) ? matching : {}
  const matches = objects(found['matches']).map(completeMatch)
  const counts = Object.fromEntries(bands.map((band) => [band, matches.filter((one) => one['band'] === band).length]))
  const parsingExtras: Extras<typeof analysis.shape.parsing, 'skills' | 'experience' | 'wasParsed' | 'lastParsed'> = {
    education: [],
    flags: [],
  }
  const matchingExtras: Extras<typeof analysis.shape.matching, 'matches' | 'counts'> = {
    considered: matches.length,
    matchingVersion: '',
  }
  return {
    ...rest,
    parsing: fill(isObject(parsing) ? parsing : {}, parsingExtras),
    matching: { ...fill(found, { ...matchingExtras, counts }), matches },
  }
}
