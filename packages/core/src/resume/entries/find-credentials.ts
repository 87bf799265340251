import { canonicalSkill } from '../../skills/canonical.ts'
import { isPast } from '../../skills/deeds/own-work.ts'
import { isExam } from '../education/degrees.ts'
import { findInstitutions } from '../education/institutions.ts'
import { isSubject } from '../experience/course-subjects.ts'
import { textOf } from '../experience/experience-rows.ts'
import { endsWithTitleNoun, namesPlacement } from '../experience/job-titles.ts'
import { soundsLikeCompany } from '../experience/places-and-employers.ts'
import { pastVerb } from '../experience/prose.ts'
import { type LinePart, onLinesOfParts, splitLine } from '../layout/line-parts.ts'
import { narrowSpan, type ReadableLine, type Span, sourceOrNull, splitSpan } from '../layout/text-spans.ts'
import { joinWrapped, onOwnLines } from '../layout/whole-lines.ts'
import type { Credential, Experience } from '../resume-draft.ts'
import { dateOfRows, linesOfRows } from './entry-parts.ts'
import { createPublication } from './find-publications.ts'
import { type EntryRows, splitEntries } from './split-entries.ts'

/** The certificates and awards of one section, in order. `usual` is the kind of those whose words say nothing. */
export function findCredentials(
  lines: readonly ReadableLine[],
  usual: Credential['kind'],
  page?: readonly ReadableLine[],
): Credential[] {
  const whole = joinWrapped(
    lines.filter(({ text }) => !isHeadOfTable(text)),
    runsOn,
  )
  const parts = whole.flatMap(({ line }) => splitListed(line))
  const own = parts.map(({ line }) => line)
  // Each sentence that a person tells is an entry, if its words say of what kind.
  const areTold = lines.some(({ index }) => !Number.isInteger(index)) || lines.some(listsCredentials)
  const told = areTold ? own.filter(({ text }) => kindByWords(text)) : []
  const entries = told.length > 0 ? told.flatMap((line) => splitEntries([line])) : splitEntries(own, page)
  return entries.map((entry) =>
    onOwnLines(
      onLinesOfParts(isPresented(entry) ? createPublication(entry) : createCredential(entry, usual), parts),
      whole,
    ),
  )
}

/** 'CSWA, 2025; NPTEL: Soil Mechanics, 2024', 'Tally (Zed, 2024), Excel (2025)': a line for each part with its own year. */
export function splitListed(line: ReadableLine): LinePart[] {
  const parts = splitLine(
    line,
    [...line.text.matchAll(/\s*[;|]\s+|(?<=\b(?:19|20)\d\d(?:[–-]\d\d)?\)?),\s+(?=\p{L})/gu)].map(
      ({ index, 0: sign }) => index + sign.length,
    ),
  )
  // A pattern of both would be quadratic.
  const isDated = (text: string) => /\p{L}{3}/u.test(/^.*\b(?:19|20)\d\d\b/.exec(text)?.[0] ?? '')
  if (parts.length > 1 && parts.every(({ line: { text } }) => isDated(text))) return parts
  return listsCredentials(line) ? sentencesOf(line) : splitLine(line, [])
}

/** 'Drone licence, 2023. DCA passed. Training in rescue by Zed Trust' */
export const listsCredentials = (line: ReadableLine): boolean =>
  line.text.includes('. ') &&
  sentencesOf(line).every(({ line: { text } }) => kindByWords(text) === 'certificate' || isCredentialAlone(text))

const sentencesOf = (line: ReadableLine): LinePart[] =>
  splitLine(
    line,
    [...line.text.matchAll(/(?<=[\p{Ll}\d)]{2}|\p{Lu}{3})\.\s+(?=\p{L})/gu)].map(
      ({ index, 0: sign }) => index + sign.length,
    ),
  )

/** A licence or an examination that is one without date and issuer: 'Driving licence', 'CTET qualified'. */
export const isCredentialAlone = (text: string): boolean =>
  text.length < longestAlone && (isExam(text) || alone.test(text)) && !isPast(text.split(' ', 1)[0]!.toLowerCase())

const longestAlone = 90
const alone =
  /^\P{L}*(?:(?!(?:my|his|her|their) )[\p{L}’'-]+ ){0,4}licen[cs]e\b(?! (?:plate|agreement|fee|key|renewal|management|compliance))|^\P{L}*NCC.{0,12}certificate|^\P{L}*(?!(?:I|my|his|her|a|got|no) )(?:[\p{L}-]+ ){1,5}certificate\b(?=$|,|\.| \(| from | by )|^\P{L}*(?:\p{L}+ ){0,2}(?:typing|typewriting|stenography|shorthand)\b.{0,25}\b(?:certificate|passed|exam)\b/iu

// 'Presented a paper on "Vedic maths", Zed University, 2026'
const isPresented = ({ rows }: EntryRows): boolean =>
  /^\P{L}*presented\b.*\b(?:papers?|posters?)\b/iu.test(rows[0]?.line.text ?? '')

/** 'Quarter-finalist, NLU Antitrust Moot, 2024' among projects: what was won, with nothing about it. */
export const isWin = ({ rows }: EntryRows): boolean => rows.length === 1 && win.test(rows[0]?.line.text ?? '')

/** 'FoSTaC certificate, FSSAI, 2025' among activities, but not 'Organised a workshop, 2024'. */
export function isCertificate({ rows }: EntryRows): boolean {
  const [row] = rows
  if (rows.length !== 1 || !row || pastVerb.test(textOf(row.rest))) return false
  return kindByWords(row.line.text) === 'certificate' && (row.period?.from ?? null) !== null
}

const win =
  /^\P{L}*(?:prizes? for|(?:won|secured|bagged|awarded|received|got|stood) (?:(?:the|a|an) )?(?=(?:[\p{L}\d-]+ ){0,4}(?:prizes?|place|rank|position|medal|award|trophy|cup|scholarship|contest|competition|hackathon|tournament|championship)\b)|(?:first|second|third) in (?:the )?[^,.]{3,50}(?:contest|competition|challenge|quiz|hackathon|race|exhibition)|winners?|runners?[- ]up|(?:(?:quarter|semi)[- ]?)?finalists?|(?:first|second|third|1st|2nd|3rd) (?:prize|place|rank|position|runner)|(?:gold|silver|bronze) medal|[^,:.]{3,60}?(?:, [^,:.]{3,25})?,? (?:(?:gold|silver|bronze) medal(?:list)?|winners?|finalists?|runners?[- ]up)(?=$|,| \(?\d)|[^,:.]{3,60}? me(?:in)? (?:\p{L}+ )?(?:prize|place|rank|position|medal) mil[ai]|(?:(?:second|third|2nd|3rd) )?best (?:memorial|speaker|researcher|paper|poster|presentation|delegate|team|player|student))\b/iu

/** 'Winner, mocktail' over 'contest, 2024', but not over 'by Zed Academy'. */
const runsOn = (text: string, next: string): boolean =>
  /\s(?:and|of|in|for|the|&|to)$/.test(text) ||
  /^(?!(?:by|from|at|in|on|with|issued|completed|offered|conducted|organi[sz]ed)\b)\p{Ll}/u.test(next)

/** 'Certificate ⇥ Issued by ⇥ Year' */
function isHeadOfTable(text: string): boolean {
  const cells = text.split('\t')
  return cells.length > 1 && cells.every((cell) => headCell.test(cell.trim()))
}

const headCell =
  /^(?:s\.? ?(?:no|l)\.?(?: ?no\.?)?|#|(?:name of (?:the )?)?(?:certificat(?:e|ion)s?|courses?|awards?|titles?|programme?|achievements?)(?: name| title)?|name|(?:issu(?:er|ed by|ing (?:authority|body|organi[sz]ation))|awarded by|given by|organi[sz]ation|institut(?:e|ion)|provider|platform|authority|by)|(?:year|date|month|completed|completion|issued|duration|validity)(?: of (?:issue|completion))?|level|grade|score)$/i

export function createCredential(entry: EntryRows, usual: Credential['kind']): Credential {
  const spans = entry.rows.slice(0, entry.head).flatMap(({ rest }) => rest)
  const named = partsOf(spans).filter(({ text }) => /\p{L}{2}/u.test(text))
  const parts = withWholeTitle(named, spans).flatMap((part) => withoutAsides(part) ?? [])
  const textBefore = ({ line, start }: Span) =>
    entry.rows.find((row) => row.line.index === line)?.line.text.slice(Math.max(0, start - 6), start) ?? ''
  const inBrackets = (part: Span) => textBefore(part).endsWith('(')
  // 'NPTEL: Soil Mechanics, Elite'
  const first = parts[0]?.text ?? ''
  const isLabel = spans.some(({ text }) => text.startsWith(`${first}: `)) && (namesBody(first) || isOrganisation(first))
  const isIssuerFirst =
    parts.length > 1 &&
    !level.test(parts[1]!.text) &&
    !first.startsWith(parts[1]!.text) &&
    (isLabel || isOrganisation(first) || (namesBody(first) && !isKnownIssuer(parts[1]!.text)))
  const title = parts[isIssuerFirst ? 1 : 0] ?? null
  const issuer = isIssuerFirst
    ? parts[0]!
    : title &&
      (findIssuer(parts.slice(1), inBrackets) ??
        parts.slice(1).find((part) => /\s(?:by|from) $/.test(textBefore(part))) ??
        issuerIn(title))
  const date = dateOfRows(entry.rows)
  const text = entry.rows.map(({ line }) => line.text).join(' ')
  const isKnown =
    kindByWords(text) !== null ||
    isExam(title?.text ?? '') ||
    (isKnownIssuer(issuer?.text ?? '') && !isSkillAlone(issuer?.text ?? ''))
  return {
    kind: kindByWords(text) ?? usual,
    title: title?.text ?? '',
    issuer: issuer?.text ?? '',
    date: date?.end ?? null,
    lines: linesOfRows(entry.rows),
    sources: {
      title: sourceOrNull(title),
      issuer: sourceOrNull(issuer),
      date: date?.source ?? null,
    },
    // 'Udemy' alone is who gave it.
    confidence: title
      ? isKnown && (date || issuer) && !isOrganisation(title.text) && !/^internship\b/i.test(text)
        ? 0.9
        : 0.75
      : 0.4,
  }
}

/** 'First Aid at Work, St Anne Trust' has one issuer; where no other part is, 'at' names it: 'Python at Udemy'. */
function partsOf(spans: readonly Span[]): Span[] {
  const all = spans.flatMap((span) => splitSpan(span, separators))
  const parts = all.length > 1 && isLabelOfKind.test(all[0]!.text) ? all.slice(1) : all
  return parts.length === 1 ? parts.flatMap((part) => splitSpan(part, /\s+at\s+(?=\p{Lu})/gu)) : parts
}

/** 'Workshop attended: Flow cytometry' */
const isLabelOfKind =
  /^(?:workshops?|trainings?|certificat(?:e|ion)s?|(?:online )?courses?|seminars?|webinars?|awards?)(?: (?:attended|done|completed|won|received))?$/i

/** A course at an institute under the heading of jobs is a certificate: 'Summer Training, Aptech Coaching Institute'. */
export function courseOf({
  title,
  company,
  start,
  end,
  lines,
  sources,
  confidence,
  description,
}: Experience): Credential | null {
  // 'Completed training in Excel and Power BI'
  const areSkills = company.split(/,\s|\s(?:and|&)\s/).every((name) => canonicalSkill(name) !== null)
  const isCourse =
    (lesson.test(title) && !endsWithTitleNoun(title)) ||
    ((courseTitle.test(title) || (endsWithTraining.test(title) && !namesPlacement(title))) &&
      (areSkills || coaching.test(`${title} ${company}`)))
  if (!isCourse || description.split('\n').some((text) => pastVerb.test(text))) return null
  const { title: name, company: issuer, duration: date } = sources
  return {
    kind: 'certificate',
    title: areSkills ? company : title,
    issuer: areSkills ? '' : company,
    date: end ?? start,
    lines,
    sources: areSkills ? { title: issuer, issuer: null, date } : { title: name, issuer, date },
    confidence,
  }
}

const lesson = /^(?:\p{L}+ )?(?:workshop|webinar|seminar|bootcamp|crash course)\b/iu
const courseTitle =
  /^(?:(?:summer|winter|vocational|online|industrial|certified|certificate|certification|short|crash|diploma)[ -])*(?:training|course|workshop|program(?:me)?|bootcamp)\b|\b(?:course|workshop|bootcamp)$/i
const endsWithTraining = /\btraining$/i
const coaching =
  /\b(?:coaching|classes|academy|KVK|krishi vigyan kendra|training (?:institute|cent(?:re|er))|institute of (?:computer|information) technology|(?:computer|training|technical) (?:education|institute)|niit|aptech|nptel|udemy|coursera|internshala trainings?|course)\b/i

/** The kind that the words of an entry show, or null when it could be something else. */
export const kindOfCredential = ({ title, issuer }: Credential): Credential['kind'] | null =>
  kindByWords(title) ??
  (isExam(title) || organisation.test(title) || body.test(issuer) || organisation.test(issuer) ? 'certificate' : null)

// Who gives certificates and awards.
const body =
  /\b(?:Academy|Association|Board|Council|Foundation|Institute|School|Society|University|College|Trusts?|Conference)\b/

/** 'Winner, City Hackathon', 'Hockey, state level, silver medal' and 'NISM Series VIII: Currency' are titles as a whole. */
function withWholeTitle(parts: Span[], spans: readonly Span[]): Span[] {
  const [first] = parts
  const rank = parts.findIndex(({ text }, index) => rankAlone.test(text) && (index === 0 || !/^rank/i.test(text)))
  const isSeries = ofSeries.test(first?.text ?? '') && !isKnownIssuer(parts[1]?.text ?? '')
  const last = rank > 0 ? rank : Number(rank === 0 || isSeries)
  const [end, whole] = [parts[last], spans.find(({ line, start }) => line === first?.line && start <= first.start)]
  if (!first || !whole || last === 0 || end?.line !== first.line || end.end > whole.end) return parts
  return [narrowSpan(whole, first.start - whole.start, end.end - whole.start) ?? first, ...parts.slice(last + 1)]
}

const ofSeries = /\b(?:Series|Level|Module|Part|Paper) (?:[IVX]+|\d+)(?:-\p{L})?$/u

/** 'Web Development (evening course', 'AHA)', 'CFA Level I, passed' and 'KVK Theni, 5 days' without what is no name. */
function withoutAsides(part: Span): Span | null {
  const open = part.text.lastIndexOf('(')
  const whole = part.text.replace(/(?<=\p{Ll}{3})\.$/u, '').length
  const end = open < 0 || part.text.includes(')', open) ? whole : open
  const name = part.text.slice(0, end)
  const aside =
    /(?:,?\s(?:passed|cleared|qualified|completed|valid)(?:\s(?:with|in|by|till|until|up ?to)\b[^,]{0,30})?|,\s\d+\s(?:days?|weeks?|months?|hours?)|\s(?:in|on|during|from)|\s(?:ka\s\p{L}+\s(?:kiya|kara)|mil[ai])\b.*|(?<!\([^)]*)\))$/iu.exec(
      name,
    )
  return narrowSpan(part, 0, aside?.index ?? end) ?? part
}

const rankAlone =
  /^(?:winners?|runners?[- ]up|finalist|(?:first|second|third|1st|2nd|3rd|best|special) (?:prize|place|rank|position|runner[- ]up)|(?:gold|silver|bronze) medal(?:list|ist)?|rank \d+|topper|scholarship|fellowship|honou?rable mention)$/i

const separators =
  /\t|\s*[|•·;]\s*|\s+[–—-]+\s+|,\s+(?=\p{Lu}|freeCodeCamp|edX)|\s\((?=\p{Lu})|:\s+|\s+(?:by|from)\s+(?=\p{Lu})|\sse\s+(?=.{1,60}\ska\s)/gu

/** The part that names an organisation, or else the one behind the title. */
function findIssuer(parts: readonly Span[], isSet: (part: Span) => boolean): Span | null {
  const named = parts.filter(
    ({ text }) => /^\p{Lu}/u.test(text) && !level.test(text) && text.split(/\s+/).length <= mostWords,
  )
  const known = named.find(({ text }) => isKnownIssuer(text))
  const isLast = (part: Span) => part === named.at(-1) && !isSet(part)
  // 'SolidWorks Associate (CSWA), Zed Systems'
  const [issuer, other] = named.filter((part) => isIssuer(part.text) || (isName(part.text) && !isLast(part)))
  return known ?? (issuer && other && isSet(issuer) ? other : (issuer ?? null))
}

/** An organisation has several words, or a name such as 'KVK' or 'LetsUpgrade'; 'Kathak' and 'Fundamentals' are none. */
const isIssuer = (text: string): boolean => isName(text) && /\s|\p{L}\p{Lu}/u.test(text)

const isName = (text: string): boolean => !isSubject(text) && canonicalSkill(text) === null

const mostWords = 7
const namesBody = (text: string) =>
  kindByWords(text) === null && (soundsLikeCompany(text) || findInstitutions(text, []).length > 0)
const isOrganisation = (text: string) => organisation.exec(text)?.[0] === text
const isKnownIssuer = (text: string) => organisation.test(text) || namesBody(text)
// 'Control Systems' is a subject.
const isSkillAlone = (text: string) => !organisation.test(text) && canonicalSkill(text) !== null
const level =
  /^(?:elite|air|all india rank|rank|top|percentile|grade|score|credential|licen[cs]e|id|no|valid|expires?|verif(?:y|ied)|group|both|module|part|series|level|fundamentals|basics?|beginners?|advanced|foundations?|essentials|introduction|intermediate)\b/i

/** 'AWS Certified Cloud Practitioner' names its issuer in its title. */
function issuerIn(title: Span): Span | null {
  const match = organisation.exec(title.text)
  return match?.index === 0 ? narrowSpan(title, 0, match[0].length) : null
}

const organisation =
  /\b(?:Adobe|Alison|Amazon(?: Web Services)?|AWS|Autodesk|Cambridge|Cisco|Codecademy|CompTIA|Coursera|DataCamp|DeepLearning\.AI|Edureka|edX|freeCodeCamp|FutureLearn|Forage|Google(?: Cloud)?|Great Learning|HackerRank|HubSpot(?: Academy)?|IBM|Infosys(?: Springboard)?|Internshala|Kaggle|LinkedIn(?: Learning)?|Meta|Microsoft|MongoDB|NASSCOM|NISM|Novell|NPTEL|NVIDIA|Oracle|Pluralsight|PMI|Red Hat|Salesforce|SAP|Simplilearn|Skillshare|Swayam|SWAYAM|Tableau|TCS(?: iON)?|Udacity|Udemy|Unacademy|Unstop|upGrad|Verzeo|VMware)\b/

/** The kind that the words of a text say. */
export function kindByWords(text: string): Credential['kind'] | null {
  if (ofAward.test(text)) return 'award'
  return ofCertificate.test(text) || isExam(text) ? 'certificate' : null
}

const ofAward =
  /\b(?:awards?|awarded|scholarships?|scholar|prizes?|winners?|won|runners?[- ]up|medal(?:list|ist)?|rank(?:ed)?|finalists?|honou?rs?|dean[’']?s list|(?:first|second|third|1st|2nd|3rd) place|fellowship|topper|of the (?:month|quarter|year)|(?:gold|silver|bronze)(?=,? (?:19|20)\d\d|$))\b/i
const ofCertificate =
  /^\P{L}*attended\b|\b(?:certifi\w+|courses?|nanodegree|licen[cs]e|bootcamp|workshop|training|moocs?|speciali[sz]ation)\b(?! (?:for|to) (?:\d|children|students|kids|women|farmers|teachers))/iu
