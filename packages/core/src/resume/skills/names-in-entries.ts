import { findSkills } from '../../skills/extract.ts'
import { findPersonalDetails } from '../contact/personal-details.ts'
import { soundsLikeCompany } from '../experience/places-and-employers.ts'
import type { ReadableLine } from '../layout/text-spans.ts'
import type { Education, Experience, SkillMention, Source } from '../resume-draft.ts'

/** Where employers are named. 'Graphic Design' beside 'Freelance' is work, and no name; 'Adobe' beside 'Sales Intern' is one. */
export function findEmployers(jobs: readonly Experience[]): Source[] {
  return jobs.flatMap(({ title, company, sources }) =>
    sources.company !== null && (title !== '' || soundsLikeCompany(company)) && isName(company)
      ? [sources.company]
      : [],
  )
}

function isName(company: string): boolean {
  if (vendors.has(company.toLowerCase())) return true
  const known = findSkills(company)
  const rest = known.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), company)
  return /\p{Lu}/u.test(rest)
}

/** Employers whose name is also the name of what they make. */
const vendors: ReadonlySet<string> = new Set(
  `adobe amazon ansys atlassian autodesk aws browserstack canva cisco databricks docker elastic facebook figma freshworks
  github gitlab google hubspot ibm instagram intel linkedin mathworks meta microsoft mongodb notion nvidia openai oracle
  paypal phonepe postman razorpay red+hat salesforce sap servicenow shopify siemens slack snowflake spotify stripe tableau
  tally twilio uber unity vmware whatsapp workday youtube zoho zoom`
    .split(/\s+/)
    .map((name) => name.replace('+', ' ')),
)

/** The mentions that are no part of the name of an employer or college, nor of an address or another personal detail. */
export function outsideNames(
  mentions: readonly SkillMention[],
  {
    jobs,
    education,
    lines,
    issuers,
  }: {
    jobs: readonly Experience[]
    education: readonly Education[]
    lines: readonly ReadableLine[]
    issuers: readonly Source[]
  },
): SkillMention[] {
  const names = [
    ...findEmployers(jobs),
    ...education.flatMap(({ sources }) => sources.institution ?? []),
    ...lines.flatMap(({ index, text }) => findPersonalDetails(text).map((part) => ({ line: index, ...part }))),
  ]
  const byLine = Map.groupBy(names, ({ line }) => line)
  const isNamed = ({ line, start, end }: Source) =>
    byLine.get(line)?.some((name) => start >= name.start && end <= name.end) ||
    // 'LinkedIn Learning', but 'AWS'
    issuers.some(
      (name) => name.line === line && start >= name.start && end <= name.end && end - start < name.end - name.start,
    )
  return mentions.flatMap(({ skill, sources }) => {
    const shown = sources.filter((source) => !isNamed(source))
    return shown.length > 0 ? [{ skill, sources: shown }] : []
  })
}
