import { interviewModes, interviewStatuses } from '@fledge/core/interviews/interview'
import { slotsMax } from '@fledge/core/interviews/slots'
import { isTimeZone } from '@fledge/core/interviews/time-zone'
import { minuteMs } from '@fledge/core/time/units'
import { z } from 'zod'
import { interviewOutcomes } from './applications/applicant-notes.ts'
import { lineField } from './fields/line-field.ts'
import { namedCompany } from './fields/named-company.ts'
import { endpoint, idParams, ids, withData } from './http/endpoint.ts'

/** An agreed interview at the same time. Of the other side's own only that it is busy is said: `with` is null. */
export const clash = z.object({ whose: z.enum(['yours', 'theirs']), with: z.string().nullable() })
export type Clash = z.infer<typeof clash>

export const interview = z.object({
  ...ids,
  status: z.enum(interviewStatuses),
  mode: z.enum(interviewModes),
  /** A link, a telephone number or an address, as the mode asks. */
  place: z.string(),
  note: z.string(),
  /** IANA name of the zone in which the company proposed. */
  timeZone: z.string(),
  /** The time that was agreed last; it holds while the status is 'scheduled'. Both or neither. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** The times to pick from, soonest first; none once one is agreed. */
  slots: z.array(z.object({ ...ids, startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), clash: clash.nullable() })),
  /** Rises with every change that a calendar must hear of. */
  sequence: z.int(),
  /** Rises with every proposal. */
  round: z.int(),
  /** What was said with the last change, and by whom that was. */
  reason: z.string(),
  changedBy: z.enum(['student', 'company']),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** How it ended, as its company noted; only for that company, null until then. */
  outcome: z.enum(interviewOutcomes).nullable().optional(),
  applicationId: z.string(),
  internship: z.object({ ...ids, title: z.string() }),
  company: z.object(namedCompany),
  student: z.object({ ...ids, firstName: z.string(), lastName: z.string() }),
})
export type Interview = z.infer<typeof interview>

/** To the minute: a calendar file knows nothing finer than a second, a clock on the wall nothing finer than this. */
const moment = z.iso
  .datetime({ offset: true, error: 'Choose a day and a time' })
  .max(40)
  .transform((text) => new Date(Math.floor(Date.parse(text) / minuteMs) * minuteMs).toISOString())

const slots = z
  .array(z.object({ startsAt: moment, endsAt: moment }))
  .min(1, 'Offer at least one time')
  .max(slotsMax, `At most ${slotsMax} times`)

const said = z.string().trim().max(500, 'At most 500 characters')
const proposal = z.object({
  mode: z.enum(interviewModes, 'Choose how you will meet'),
  place: lineField(300),
  note: said.default(''),
  timeZone: z.string().max(60).refine(isTimeZone, 'Choose a time zone'),
  slots,
})
const hasLink = ({ mode, place }: { mode: string; place: string }): boolean =>
  mode !== 'video' || (/^https:/i.test(place) && isLink(place))
const linkMissing = { path: ['place'], message: 'Enter a video link that starts with https://' }

/** Whether a place can be opened in a browser. */
export const isLink = (place: string): boolean => /^https?:\/\/\S+$/i.test(place) && URL.canParse(place)

/** What is proposed: how, where, and times to pick from. */
export const proposalFields = proposal.refine(hasLink, linkMissing)
export type ProposalFields = z.output<typeof proposalFields>

export const proposeInterview = endpoint({
  method: 'POST',
  path: '/api/interviews',
  summary: 'Propose an interview for an application: times from which the student picks one',
  access: 'company',
  status: 201,
  body: proposal.extend({ applicationId: z.string().max(100) }).refine(hasLink, linkMissing),
  response: withData(interview),
})

export const listInterviews = endpoint({
  method: 'GET',
  path: '/api/interviews',
  summary: 'One’s interviews: those to agree on, those to come, then the others, the latest first',
  access: 'member',
  response: withData(z.array(interview)),
})

export const getInterview = endpoint({
  method: 'GET',
  path: '/api/interviews/:id',
  summary: 'One of one’s interviews',
  access: 'member',
  params: idParams,
  response: withData(interview),
})

export const pickSlot = endpoint({
  method: 'POST',
  path: '/api/interviews/:id/pick',
  summary: 'Pick one of the proposed times: it becomes the time of the interview',
  access: 'student',
  params: idParams,
  body: z.object({ slotId: z.string().max(100) }),
  response: withData(interview),
})

/** What is done to an interview with a word of why. */
const explained = { params: idParams, body: z.object({ reason: lineField(500) }), response: withData(interview) }

export const askForOthers = endpoint({
  method: 'POST',
  path: '/api/interviews/:id/ask-for-others',
  summary: 'Ask for other times, with a reason; a time that was agreed no longer holds',
  access: 'student',
  ...explained,
})

export const proposeAgain = endpoint({
  method: 'POST',
  path: '/api/interviews/:id/propose',
  summary: 'Propose other times instead; a time that was agreed no longer holds',
  access: 'company',
  idempotent: true,
  params: idParams,
  body: proposal.extend({ reason: said.default('') }).refine(hasLink, linkMissing),
  response: withData(interview),
})

export const cancelInterview = endpoint({
  method: 'POST',
  path: '/api/interviews/:id/cancel',
  summary: 'Cancel an interview, with a reason',
  access: 'member',
  ...explained,
})

export const checkSlots = endpoint({
  method: 'POST',
  path: '/api/interviews/conflicts',
  summary: 'For each of some times: whether the company or the student has an interview then',
  access: 'company',
  body: z.object({ applicationId: z.string().max(100), slots }),
  response: withData(z.array(clash.nullable())),
})

export const downloadCalendar = endpoint({
  method: 'GET',
  path: '/api/interviews/:id/calendar.ics',
  summary: 'The agreed interview as a calendar file; opened again after a change it updates the same event',
  access: 'member',
  params: idParams,
  response: z.any(),
})
