import type { Interview } from '@fledge/contract/interviews'
import type { InterviewSide } from '@fledge/core/interviews/interview'

/** What a button of an interview does, and of which: several cards have one of the same word, or of the same time. */
export const buttonName = (
  doing: string,
  { internship: { title }, company, student }: Interview,
  side: InterviewSide,
): string =>
  side === 'student'
    ? `${doing}: ${title} at ${company.companyName}`
    : `${doing}: ${student.firstName} ${student.lastName}, ${title}`
