import type { Applicant, Application, CompanyContact } from '@fledge/contract/applications'
import { applicationStage, lifeSeenBy, resumeGone, resumeUntil, type Side } from '@fledge/core/applications/lifecycle'
import { reasonSentence } from '@fledge/core/applications/rejection-texts'
import { replyState } from '@fledge/core/applications/reply-promise'
import { defaultPrivacy, shownOfCompany, shownOfStudent } from '@fledge/core/applications/shared-contact'
import { changedTerms } from '@fledge/core/internships/terms'
import { namedCompany } from '../companies/lookalike-names.ts'
import type { ApplicationRow } from './application-queries.ts'

/** The application as it is sent to its student or its company. */
export function applicationOf(row: ApplicationRow, reader: Side, now: Date): Application {
  const { application, internship, answered, company, file } = row
  const { id, createdAt, internshipId } = application
  const { deletedAt, replyDays: _replyDays, ...listing } = internship
  const who = applicantOf(row, reader)
  const gone = resumeGone(application, now)
  return {
    _id: id,
    id,
    appliedAt: createdAt,
    createdAt,
    internshipId,
    ...progressOf(row, reader),
    ...decisionOf(row, reader),
    ...replyOf(row, now),
    resumeGone: gone,
    internship: {
      _id: listing.id,
      ...listing,
      company: {
        ...namedCompany(company),
        ...(reader === 'student' && { contact: contactOf(row) }),
      },
      open: deletedAt === null,
    },
    changes: changedTerms(answered, internship),
    // Students can always open what they sent; a company no longer than the resume.
    ...(gone === null || reader === 'student'
      ? { resume: file && sentResume(id, file), motivation: application.motivation, answers: application.answers }
      : { resume: null, motivation: null, answers: [] }),
    user: who,
    applicant: who,
  }
}

function progressOf({ application, hasInterview, interviewAt, unread }: ApplicationRow, reader: Side) {
  const life = lifeSeenBy(reader, application)
  const { status, decidedAt, tellAt, seenAt, shortlistedAt, withdrawnAt, attempt, answer, answerTellAt, keepResume } =
    life
  return {
    status,
    decidedAt,
    tellAt,
    seenAt,
    shortlistedAt,
    withdrawnAt,
    attempt,
    answer,
    answerTellAt,
    keepResume,
    stage: applicationStage(life, hasInterview),
    interviewAt,
    resumeUntil: resumeUntil(life),
    // A company cannot read the messages of a withdrawn application.
    unreadMessages: reader === 'company' && withdrawnAt !== null ? 0 : unread,
  }
}

/** What came with the decision, as far as this side may know it. */
function decisionOf({ application }: ApplicationRow, reader: Side) {
  const { reasons, reasonsVersion, advice, offerNote, offerStartsOn, answerBy, answerReason } = lifeSeenBy(
    reader,
    application,
  )
  const hasOffer = offerNote !== null || offerStartsOn !== null || answerBy !== null
  return {
    answerReason,
    reasons: reasons.map((reason) => ({ ...reason, sentence: reasonSentence(reason, reasonsVersion ?? undefined) })),
    advice,
    offer: hasOffer ? { note: offerNote ?? '', startDate: offerStartsOn, answerBy } : null,
  }
}

function replyOf({ application, promise }: ApplicationRow, now: Date) {
  return {
    replyBy: promise?.replyBy ?? null,
    replyAbout: promise?.about ?? null,
    replyState: promise && replyState(promise, now),
    firstAnswerAt: application.firstAnswerAt,
    writtenAt: promise?.writtenAt ?? null,
    nudgedAt: application.nudgedAt,
  }
}

function sentResume(applicationId: string, { filename, size }: NonNullable<ApplicationRow['file']>) {
  const url = `/api/apply/${applicationId}/resume`
  return { filename, url, resumeUrl: url, fileSize: size }
}

/** The student's own data, or what the privacy settings show to a company. */
function applicantOf({ student, email, phone, privacy, application }: ApplicationRow, reader: Side): Applicant {
  const { userId: id, firstName, lastName, university, major, graduationYear } = student
  const own = { profile: true, email: true, phone: true }
  const shown = reader === 'student' ? own : shownOfStudent(privacy ?? defaultPrivacy, application)
  return {
    _id: id,
    id,
    firstName,
    lastName,
    email: shown.email ? email : '',
    phone: shown.phone ? phone : null,
    ...(shown.profile ? { university, major, graduationYear } : { university: '', major: '', graduationYear: null }),
  }
}

function contactOf({ company, companyPrivacy }: ApplicationRow): CompanyContact {
  const { contactPerson, industry, companySize, email, phone } = company
  const shown = shownOfCompany(companyPrivacy ?? defaultPrivacy)
  const profile = { person: contactPerson || null, industry, companySize }
  return {
    ...(shown.profile ? profile : { person: null, industry: null, companySize: null }),
    email: shown.email ? email : null,
    phone: shown.phone ? phone : null,
  }
}
