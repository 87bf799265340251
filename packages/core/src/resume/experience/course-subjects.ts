import { canonicalSkill } from '../../skills/canonical.ts'
import { findSkills } from '../../skills/extract.ts'
import { findInstitutions, isFieldWord } from '../education/institutions.ts'
import { narrowSpan, type Span } from '../layout/text-spans.ts'
import { isAllOfTitles } from './job-titles.ts'
import { soundsLikeCompany } from './places-and-employers.ts'

/**
 * The parts of a job head that can name the employer, without courses ('Data Structures' between 'Teaching Assistant'
 * and 'COEP') and without units of the school that follows. Empty when all parts are subjects.
 */
export function findEmployers(parts: readonly Span[], title: string): Span[] {
  const named = parts.filter(({ text }) => !isSubject(text) && !isUnitOfFirm(text))
  const school = named.findIndex(({ text }) => isSchool(text))
  const before = named.slice(0, Math.max(0, school))
  const isWithin = ({ text }: Span) =>
    (unit.test(text) && !ofMembers.test(text)) || (teaching.test(title) && !soundsLikeCompany(text))
  return before.every(isWithin) ? named.slice(before.length) : named
}

/** A text as a whole names a field of knowledge, a course or people taught ('Data Structures', 'CS101', '6 students'), not an organisation. */
export function isSubject(text: string): boolean {
  if (text.length > longestSubject || ofBody.test(text)) return false
  if (courseCode.test(text) || schoolClass.test(text) || people.test(text)) return true
  const known = findSkills(text).filter(({ skill, start, end }) => isConcept(text.slice(start, end), skill))
  const rest = known.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
  return known.length > 0 && splitWords(rest).every((word) => courseWord.test(word) || isFieldWord(word))
}

/** A unit of an employer, which is no employer, and the title where no role is named: 'Medical ICU', 'Dialysis Unit', 'Capital Markets team'. */
export const isUnitOfFirm = (text: string): boolean =>
  /^(?!.*\b(?:Institute|College|University)\b|(?:District|State|National|Central) )(?:[\p{L}&-]+ ){0,3}(?:units?|wards?|rooms?|[A-Z]?ICC?U|OT|OPD|wing|teams?|desk|vertical|practice group|posting|rotation|\p{L}*(?:aediatrics|ediatrics|ology|aedics|surgery|medicine))$|^(?:the )?(?:library|hostel|canteen|admissions? office|placement cell)$/iu.test(
    text,
  )
/** 'Kite Times (news desk)' is Kite Times; 'Kite Dairy, Anand' names a town that no list knows. */
export function employerName(whole: Span): Span {
  // 'the front desk of Hotel Zed'
  const lead = /^(?:(?:the|an?|our)\s)?(?:\p{Ll}+\s){1,3}(?:of|at)\s(?=\p{Lu})/u.exec(whole.text)?.[0].length ?? 0
  const company = narrowSpan(whole, lead, whole.text.length) ?? whole
  // 'NIT Calicut — Digital Circuits Lab'
  const dash = /\s[–—]\s/.exec(company.text)
  if (dash && isSchool(company.text.slice(0, dash.index))) return narrowSpan(company, 0, dash.index) ?? company
  // 'Vivo (through Zed Staffing), Darbhanga'
  const aside = /\s\((?:through|via|under|on contract)\b/.exec(company.text)
  if (aside) return narrowSpan(company, 0, aside.index) ?? company
  const [, firm = '', town = '', tail = ''] = behindFirm.exec(company.text) ?? []
  const isNoTown =
    isAllOfTitles(town) || isUnitOfFirm(town) || isSubject(town) || soundsLikeCompany(town) || canonicalSkill(town)
  if (firm === '' || (town !== '' && isNoTown) || (tail !== '' && (tail === 'team' || !isUnitOfFirm(tail))))
    return company
  return narrowSpan(company, 0, firm.length) ?? company
}

// A town, a desk in brackets, or a unit in small letters
const behindFirm =
  /^(.{3,}?)(?:,\s(\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?|(?<=^[^\p{Ll}]*)\p{Lu}{4,20})|\s\(\p{Ll}[^()]*\)|(?<=^\p{Lu}.*)\s(\p{Ll}+(?: \p{Ll}+)?))$/u

const longestSubject = 60
// 'Human Rights Law Network'
const ofBody =
  /^(?:\p{Lu}\p{L}+ ){2,}(?:Network|Initiative|Foundation|Trust|Collective|Alliance|Forum|Council|Mission)$/u
const courseCode = /^[A-Z]{2,4}[ -]?\d{2,4}[A-Z]?(?:\s*[:–-]|$)|\([A-Z]{2,4}[ -]?\d{2,4}[A-Z]?\)$/
// 'Class Representative, F.Y. B.Sc.'
const schoolClass =
  /^(?:(?:[FST]\.? ?Y\.?|(?:first|second|third|fourth|final|[1-4](?:st|nd|rd|th)) year|class|batch|section)\b\.?[ ,]*)?(?:(?:B|M)\.? ?(?:Sc|Com|Tech|A|E|B\.?A|C\.?A|Arch|Pharm|Des)\b\.?|LL\.?B\.?|[FST]Y[A-Z]{2,5})(?: (?:batch|class|students|section [A-Z]))?$/i
const people =
  /^\(?\d{1,4}\+? (?:\p{Ll}[\p{Ll}-]* ?){1,4}\)?$|^\(?\d{1,4}\+? (?:students|pupils|children|kids|learners|clients|Students|Pupils|Children|Kids|Learners|Clients)\b/u
const teaching = /\b(?:teaching|tutor|grader|lecturer|instructor|TA|GTA)\b/i
const courseWord =
  /^(?:a|and|for|in|of|the|to|with|I{1,3}|advanced|applied|basics?|concepts|course|elements|foundations?|fundamentals|introduction|lab|laboratory|methods|principles|systems|theory|topics)$/i

const splitWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * A skill that is a field of knowledge: products have a capital inside their name ('Google Cloud', 'GitHub'), are a word
 * of their own ('Oracle'), or belong to a skill of another name ('Razorpay' to 'Payment gateways').
 */
function isConcept(written: string, skill: string): boolean {
  if (/(?<=.)\p{Lu}/u.test(skill)) return false
  const words = splitWords(written.toLowerCase())
  const [first = ''] = words
  if (words.length === 1) return isFieldWord(first) || branchOfKnowledge.test(first)
  const stems = splitWords(skill.toLowerCase()).map((word) => word.slice(0, 4))
  return words.some((word) => stems.includes(word.slice(0, 4)))
}

const branchOfKnowledge = /(?:ics|ing|logy|metry|nomy|phy|stry|algebra|algorithms|calculus|databases|compilers)$/i

/** A laboratory, group or department that is named by its subject. */
function isUnit(text: string): boolean {
  const subject = unit.exec(text)
  const words = splitWords(subject?.[1] ?? subject?.[2] ?? '')
  return (
    words.length > 0 &&
    (isSubject(words.join(' ')) || words.every((word) => courseWord.test(word) || isFieldWord(word)))
  )
}

const unit =
  /^(?:(?:the )?(?:department|dept\.?|division|school|faculty|cent(?:er|re)) (?:of|for) (.+)|(.+) (?:lab(?:oratory)?|group|department|dept\.?|division))$/i

const ofMembers = /\b(?:Developers?|Students?|Users?|Women|Self[- ]Help) Group$/i

const isSchool = (text: string) =>
  !isUnit(text) &&
  (findInstitutions(text, []).length > 0 ||
    (abbreviation.test(text) && findSkills(text).length === 0 && !isFieldWord(text)))

// 'DAIICT', 'MNNIT Allahabad'.
const abbreviation = /^[A-Z]{3,8}(?: \p{Lu}\p{Ll}+)?$/u
