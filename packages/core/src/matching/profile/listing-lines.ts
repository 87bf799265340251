import type { Span } from './masked-text.ts'

/**
 * Whether a line is text of a listing, not of a resume: it addresses the reader ('You will …') or has a heading of
 * listings ('Requirements:').
 */
export const isListingText = (text: string): boolean => address.test(text) || heading.test(text)

/** Whether a line may begin a pasted listing, though jobs of a resume also have such a line ('Responsibilities:'). */
export const mayBeListingText = (text: string): boolean => label.test(text)

/** Whether a line announces names of which it does not say that they were used: 'Techniques: PCR, HPLC'. The tools of a project made it. */
export const announcesNames = (text: string, isProject: boolean): boolean =>
  namesOnly.test(text) && !(isProject && /^\W*tool/i.test(text))

/** Whether a line is nothing but names of skills. `skills` are their places on the line. */
export function isSkillList(text: string, skills: readonly Span[]): boolean {
  if (skills.length === 0) return false
  let at = tools.exec(text)?.[0].length ?? 0
  let rest = ''
  for (const { start, end } of [...skills].sort((one, other) => one.start - other.start)) {
    rest += `${text.slice(at, start)} `
    at = Math.max(at, end)
  }
  return [...(rest + text.slice(at)).matchAll(/[\p{L}\d]+/gu)].every(([word]) => between.test(word))
}

const address =
  /(?:^\W{0,4}|[.!?] )(?:you(?:['’]ll| will| must| should| are| have| can)\b|your (?:role|tasks|responsibilities)\b|we(?:['’]re| are) (?:looking|seeking|searching|hiring)\b|(?:the |an? )?(?:ideal )?(?:candidates?|applicants?|interns?) (?:should|must|will|needs?)\b|looking for an? [\w ]{0,40}(?:intern|candidate|student|developer)s?\b.{0,30}\b(?:who|to join)\b)/i
const heading =
  /^\W{0,4}(?:(?:job |key |minimum |other )?requirements?|skills? (?:required|needed)|(?:required|preferred|must[- ]have) (?:skills?|qualifications?)|job description|who\s+can apply|eligibility(?: criteria)?|what you(?:['’]ll| will) do|about the (?:role|job|internship)|nice to have|perks)\s*:?\W{0,2}$/i
const label =
  /^\W{0,4}(?:(?:job |key |minimum )?requirements?|responsibilities|qualifications?|skills? required|(?:required|preferred) skills?|nice to have|must have)\s*[:–-]/i
const named =
  'techniques?|methods?|(?:key )?skills?(?: (?:learned|learnt|gained))?|exposure(?: to)?|learn(?:ed|t|ings?)|topics?|tools?'
const namesOnly = new RegExp(`^\\W{0,4}(?:${named})\\s*[:–-]`, 'i')
const tools = new RegExp(
  `^\\W{0,4}(?:${named}|tech(?:nolog(?:y|ies))?(?: stack| used)?|tools? used|software|stack)\\s*[:–-]`,
  'i',
)
const between = /^(?:and|or|etc|with|in|of|basics?|good|strong|knowledge|proficien\w+|experience)$/i
