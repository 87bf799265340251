import type { Application } from '@fledge/contract/applications'
import type { Internship } from '@fledge/contract/internships'
import type { PublicCompany } from '@fledge/contract/listings/companies'
import type { OwnPreferences } from '@fledge/contract/preferences'
import type { CompanyUser, StudentUser } from '@fledge/contract/users'
import { setSession } from '../api/session.ts'

export const asha: StudentUser = {
  _id: 's1',
  id: 's1',
  email: 'asha@example.test',
  emailVerified: true,
  createdAt: '2026-01-05T09:00:00.000Z',
  phone: null,
  avatar: 'initials',
  avatarUrl: null,
  eraseAt: null,
  role: 'student',
  firstName: 'Asha',
  lastName: 'Rao',
  university: 'Sahyadri Institute of Technology',
  major: 'Computer Science',
  graduationYear: 2027,
}

export const kite: CompanyUser = {
  _id: 'c1',
  id: 'c1',
  email: 'hiring@kite.test',
  emailVerified: true,
  createdAt: '2026-01-05T09:00:00.000Z',
  phone: null,
  avatar: 'initials',
  avatarUrl: null,
  eraseAt: null,
  role: 'company',
  companyName: 'Kite Labs',
  name: 'Kite Labs',
  industry: 'Technology',
  companySize: '11-50',
  contactPerson: 'Meera Nair',
  about: null,
}

export const signIn = (user: StudentUser | CompanyUser) => setSession({ token: 't'.repeat(43), user })

const company = { id: kite.id, name: kite.companyName, companyName: kite.companyName, replyRecord: null }

/** A listing of Kite Labs. */
export function anInternship(over: Partial<Internship> = {}): Internship {
  const id = over.id ?? 'i1'
  return {
    _id: id,
    title: 'Frontend Developer Intern',
    company,
    companyName: company.name,
    location: 'Pune',
    type: 'Hybrid',
    duration: '3 months',
    durationMonths: 3,
    description: 'Build the pages that students use every day.',
    requirements: ['React', 'TypeScript'],
    mustHave: [],
    niceToHave: [],
    stipend: 15_000,
    status: 'Active',
    state: 'open',
    openings: null,
    startsOn: null,
    applyBy: null,
    vacancy: null,
    stipendMax: null,
    hoursPerWeek: null,
    perks: [],
    graduationYears: [],
    degrees: [],
    minCgpa: null,
    questions: [],
    showsCompetition: true,
    replyDays: 14,
    version: 1,
    createdAt: '2026-03-01T09:00:00.000Z',
    updatedAt: '2026-03-01T09:00:00.000Z',
    textChangedAt: '2026-03-01T09:00:00.000Z',
    ...over,
    id,
  }
}

/** The public page of Kite Labs. */
export const aCompany = (over: Partial<PublicCompany> = {}): PublicCompany => ({
  _id: kite.id,
  id: kite.id,
  companyName: kite.companyName,
  industry: kite.industry,
  companySize: kite.companySize,
  about: null,
  memberSince: '2026-01',
  confirmedEmail: { domain: 'kite.test', confirmedOn: '2026-01-05' },
  site: null,
  replyRecord: null,
  openInternships: 1,
  internships: [anInternship()],
  ...over,
})

/** Asha's application to it. */
export function anApplication(over: Partial<Application> = {}): Application {
  const id = over.id ?? 'a1'
  const { _id, id: internshipId, title, location, type, stipend, duration } = anInternship()
  const { id: personId, firstName, lastName, email, phone, university, major, graduationYear } = asha
  const person = { _id: personId, id: personId, firstName, lastName, email, phone, university, major, graduationYear }
  return {
    _id: id,
    status: 'pending',
    appliedAt: '2026-03-02T09:00:00.000Z',
    createdAt: '2026-03-02T09:00:00.000Z',
    decidedAt: null,
    stage: 'applied',
    interviewAt: null,
    seenAt: null,
    tellAt: null,
    shortlistedAt: null,
    withdrawnAt: null,
    attempt: 1,
    answer: null,
    answerReason: null,
    answerTellAt: null,
    offer: null,
    reasons: [],
    advice: null,
    replyBy: '2026-03-16T18:29:59.999Z',
    replyAbout: 'application',
    replyState: 'due',
    firstAnswerAt: null,
    writtenAt: null,
    nudgedAt: null,
    keepResume: false,
    resumeUntil: null,
    resumeGone: null,
    unreadMessages: 0,
    internshipId,
    internship: {
      _id,
      id: internshipId,
      title,
      company,
      location,
      type,
      stipend,
      stipendMax: null,
      duration,
      open: true,
    },
    changes: [],
    motivation: null,
    answers: [],
    resume: { filename: 'asha.pdf', url: '/api/apply/a1/resume', resumeUrl: '/api/apply/a1/resume', fileSize: 42_000 },
    user: person,
    applicant: over.user ?? person,
    fit: { matchPercentage: 72, band: 'good', reason: null },
    ...over,
    id,
  }
}

/** What Asha wants before she says it; her resume names Pune. */
export const noPreferences: OwnPreferences = {
  cities: [],
  remote: false,
  startsFrom: null,
  minimumStipend: null,
  fields: [],
  isStated: false,
  isSkipped: false,
  homePlace: 'Pune',
}
