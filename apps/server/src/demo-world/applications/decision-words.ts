import { type DecisionContent, noDecisionContent } from '@fledge/core/applications/lifecycle'
import type { StoredReason } from '@fledge/core/applications/rejection-reasons'
import { reasonsVersion } from '@fledge/core/applications/rejection-texts'
import { indianDay } from '@fledge/core/internships/state'
import { dayMs } from '@fledge/core/time/units'
import { demoStudentEmail } from '../demo-accounts.ts'
import { demoCompanyName } from '../people/companies.ts'
import { type Random, randomOf } from '../random.ts'
import type { WorldTime } from '../world-time.ts'
import type { AnsweredApplication } from './sent-application.ts'

/** What the company wrote with its decision: reasons and advice, or an offer. */
export function decisionWords(application: AnsweredApplication, time: WorldTime): DecisionContent {
  const { id, status, decidedAt } = application
  const random = randomOf(`${id}/words`)
  if (status === 'pending' || decidedAt === null) return noDecisionContent
  const words = status === 'rejected' ? rejection(application, random) : offer(application, decidedAt, random, time)
  return { ...noDecisionContent, ...words }
}

/** Four in five rejections say why, and those of the demo company and the demo student always. */
function rejection(application: AnsweredApplication, random: Random): Partial<DecisionContent> {
  if (!isOfDemoAccount(application) && !random.chance(0.8)) return {}
  const first = reason(application, random)
  const second = random.chance(0.3) ? reason(application, random) : first
  const reasons = first.code === second.code ? [first] : [first, second]
  return { reasons, reasonsVersion, advice: random.chance(0.4) ? random.pick(advice) : null }
}

const isOfDemoAccount = ({ student, listing }: AnsweredApplication): boolean =>
  student.email === demoStudentEmail || listing.company.name === demoCompanyName

/** Without 'interview': interviews are with applicants that were not rejected. */
const weights = [
  ['skill_not_shown', 30],
  ['stronger_evidence', 25],
  ['places_filled', 16],
  ['dates_or_place', 9],
  ['studies', 8],
  ['no_contact', 3],
  ['other', 3],
  ['right_to_work', 1],
] as const

function reason({ listing, version, student }: AnsweredApplication, random: Random): StoredReason {
  const [code] = random.weighted(weights, ([, weight]) => weight)
  if (code === 'other') return { code, text: random.pick(otherReasons) }
  if (code === 'studies' && listing.role.majors.includes(student.major)) return { code: 'stronger_evidence' }
  if (code !== 'skill_not_shown') return { code }
  const known = new Set(student.skills.map((skill) => skill.toLowerCase()))
  const { requirements } = listing.versions[version - 1]!.fields
  const missing = requirements.filter((skill) => !known.has(skill.toLowerCase()))
  return missing.length === 0 ? { code: 'stronger_evidence' } : { code, skill: random.pick(missing) }
}

const otherReasons = [
  'The team that wanted an intern was moved to another project.',
  'We had to cut the budget for this internship.',
]

const advice = [
  'Your projects are well described. Add a link to the code, so that we can read it.',
  'Name what you did yourself in each project and what the team did.',
  'Apply again next season; your studies will be further by then.',
  'A resume of one page, with the skills that the internship names at the top, is read first.',
]

/** Seven in ten offers name days. Those that are not answered are open for some days from now on, or a little too late. */
function offer(
  application: AnsweredApplication,
  decidedAt: string,
  random: Random,
  { now }: WorldTime,
): Partial<DecisionContent> {
  if (!isOfDemoAccount(application) && !random.chance(0.7)) return {}
  const isRecent = now.getTime() - Date.parse(decidedAt) < 30 * dayMs
  const until = isRecent ? now.getTime() + random.int(1, 6) * dayMs : Date.parse(decidedAt) + 10 * dayMs
  return {
    offerNote: random.pick(notes),
    offerStartsOn: indianDay(new Date(Math.max(until, now.getTime()) + random.int(14, 60) * dayMs)),
    answerBy: indianDay(new Date(until)),
  }
}

const notes = [
  'We liked how you explained your project and look forward to working with you.',
  'Your first week is for settling in; a mentor from the team will be with you.',
  'Please bring a copy of your enrolment certificate on your first day.',
]
