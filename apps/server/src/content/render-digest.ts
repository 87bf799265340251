import { replyText } from '@fledge/core/applications/reply-promise'
import type { MailParams } from './mail-content.ts'
import { timeText } from './meeting-text.ts'

type Digest = MailParams['weekly_digest']

/** The weekly digest of a student: a section for each kind of news, in the order in which it needs the reader. */
export function renderDigest(digest: Digest, readersZone: string): { subject: string; text: string } {
  const sections = [
    interviewLines(digest.interviews, readersZone),
    promiseLines(digest.promises),
    matchLines(digest.matches),
  ].filter((lines) => lines.length > 0)
  return {
    subject: 'Your week on Fledge',
    text: [...sections.map((lines) => lines.join('\n')), footer].join('\n\n'),
  }
}

/** The line after a list that leaves out this many entries. */
export const moreLine = (left: number): string[] => (left > 0 ? [`- and ${left} more`] : [])

const footer = 'You receive this email on Mondays when there is news. You can turn it off in your settings in Fledge.'

const interviewLines = (interviews: Digest['interviews'], readersZone: string): string[] =>
  interviews.length === 0
    ? []
    : [
        'Your interviews',
        ...interviews.map(
          ({ listing, company, time }) =>
            `- ${listing} at ${company}: ${time ? timeText(time, readersZone) : 'pick a time'}`,
        ),
      ]

const promiseLines = (promises: Digest['promises']): string[] =>
  promises.length === 0
    ? []
    : [
        'Promised replies',
        ...promises.map(
          ({ listing, company, replyBy, isLate }) =>
            `- ${listing} at ${company}: ${replyText({ replyBy, replyState: isLate ? 'late' : 'due' })}`,
        ),
      ]

const matchLines = (matches: Digest['matches']): string[] =>
  matches === null
    ? []
    : [
        `New internships that are ${matches.band} matches for your resume`,
        ...matches.listed.map(({ listing, company, percentage }) => `- ${listing} at ${company}: ${percentage}% match`),
        ...moreLine(matches.count - matches.listed.length),
      ]
