import type { Applicant, Application } from '@fledge/contract/applications'
import type { ApplicationRow } from './queries.ts'

/** An application as both its student and its company see it. */
export function applicationOf({ application, internship, company, student, email, file }: ApplicationRow): Application {
  const { id, status, createdAt, decidedAt, internshipId } = application
  const { deletedAt, ...listing } = internship
  const who = applicantOf(student, email)
  return {
    ...{ _id: id, id, status, appliedAt: createdAt, createdAt, decidedAt, internshipId },
    internship: {
      _id: listing.id,
      ...listing,
      company: { id: company.id, name: company.companyName, companyName: company.companyName },
      open: deletedAt === null,
    },
    resume: file && sentResume(id, file),
    user: who,
    applicant: who,
  }
}

function sentResume(applicationId: string, { filename, size }: NonNullable<ApplicationRow['file']>) {
  const url = `/api/apply/${applicationId}/resume`
  return { filename, url, resumeUrl: url, fileSize: size }
}

function applicantOf(student: ApplicationRow['student'], email: string): Applicant {
  const { userId: id, firstName, lastName, university, major, graduationYear } = student
  return { _id: id, id, firstName, lastName, email, university, major, graduationYear }
}
