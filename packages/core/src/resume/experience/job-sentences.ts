import { mostLines, remember } from '../../remember.ts'
import { canonicalSkill } from '../../skills/canonical.ts'
import { isPast } from '../../skills/deeds/own-work.ts'
import { findPeriods, type Period } from '../dates/date-ranges.ts'
import { type LinePart, splitLine } from '../layout/line-parts.ts'
import type { ReadableLine } from '../layout/text-spans.ts'
import { endsWithTitleNoun, hasTitleNoun } from './job-titles.ts'
import { isPlace } from './places-and-employers.ts'
import { afterSchool, family, isFirm, occasion, teaches, worthOf } from './sentence-employers.ts'

type Place = { start: number; end: number }
/**
 * `verb` is the end of the words of employment ('worked'), `deed` the start of what was done; `isOwn`: it has 'I' or 'my',
 * `isTimed`: it says for how long.
 */
type JobSentence = Job & { period: Period | null; isOwn: boolean; isTimed: boolean }
type Job = { title: Place | null; company: Place | null; verb: number; deed: number; isPlaced?: boolean }

/**
 * The job in the first sentence of a text: 'I was posted in …', 'Worked as …', 'My training was at …', 'Since 2023 I
 * drive a van for …'. Null for wishes, for what others did, and for studies.
 */
export const readJobSentence: (text: string) => JobSentence | null = remember(search, mostLines)
export const isJobSentence = (text: string): boolean => readJobSentence(text) !== null

/** 'In 2022 I interned with Zed Legal; the year after I joined Kite Chambers as a clerk.': a line for each job. */
export function splitJobSentences(line: ReadableLine): LinePart[] {
  const ends = isJobSentence(line.text) ? [...line.text.slice(0, 3_000).matchAll(endOfSentence)] : []
  const starts = ends.map(({ index, 0: sign }) => index + sign.length)
  return splitLine(
    line,
    starts.filter((start) => isJobSentence(line.text.slice(start, start + longestSentence))),
  )
}

const longestSentence = 400
const endOfSentence = /(?<!\b(?:Adv|Mr|Mrs|Ms|Dr|Sr|Jr|Prof|Hon|St|Pvt|Ltd|Co|\p{L}))[.!;]\s+(?=["“(]?[\p{L}\d])/gu

function search(whole: string): JobSentence | null {
  const text = whole.slice(0, longestSentence)
  if (!mayTell.test(text)) return null
  const end =
    from(endOfSentence, text, 0)?.index ?? text.replace(/(?<=\p{Ll}{3}|[\d)])(?<!\bCorp)[.!;]?\s*$/u, '').length
  const periods = findPeriods(text.slice(0, end))
  const dates = periods.filter((period) => period.from !== null)
  const plain = withoutTimes(text.slice(0, end), dates)
  let isTimed = plain.includes('~')
  const own = /\bmy\s/i.test(plain.slice(0, 60)) ? ofFamily.exec(plain) : null
  const shop = own?.indices?.groups?.['firm']
  if (own && shop && isFirm(plain.slice(...shop))) {
    const company = { start: shop[0], end: shop[1] }
    return { title: null, company, verb: shop[1], deed: own[0].length, isOwn: true, isTimed, period: null }
  }
  const { firm, role, work } = inHindi.exec(plain)?.indices?.groups ?? {}
  if (firm && role && (work || endsWithTitleNoun(plain.slice(...role)))) {
    const [title, company] = [role, firm].map(([start, stop]) => ({ start, end: stop }))
    return {
      title: title!,
      company: company!,
      verb: 0,
      deed: role[1],
      isOwn: true,
      isTimed,
      period: timeOf(text, end, periods, ''),
    }
  }
  for (const { index, 0: subject } of [...plain.matchAll(subjects)].slice(0, mostSubjects)) {
    const at = index + subject.length
    const isOwn = /[a-z]/i.test(subject) || /^my\s/i.test(plain.slice(at, at + 3))
    const job =
      readPosting(plain, at, isOwn, periods.length > 0) ??
      (dates.length > 0 || (!isOwn && plain.includes('~')) ? readAction(plain, at, isOwn) : null)
    if (!job) continue
    const deed = job.deed + from(beforeDeed, plain + text.slice(end), job.deed)![0].length
    const period = timeOf(text, end, periods, plain.slice(at, job.verb))
    isTimed ||= job.isPlaced === true
    return { ...job, deed, isOwn, isTimed, period }
  }
  return null
}

// 'My uncle has a garage and I change the tyres'
const ofFamily =
  /^[\s|]*(?:\p{L}+ ){0,3}?my (?:father|mother|papa|uncle|aunt|brother|sister|cousin|husband|parents|grand\p{L}+|family) (?:has|have|had|runs?|ran|owns?|owned) (?:(?:an?|his|her|our|their|the|own|small|little) ){0,3}(?<firm>[\p{L}][\p{L}&'’ ]{2,40}?)(?=,|\s(?:and|where|in|at|near|so)\s).{0,60}?(?:,|\s)\s?I (?:(?:also|often|sometimes) )?(?!(?:am|was|have|had|want|wish|hope|like|love|would|will|can|could|plan|study|studied|learn\p{L}*|know|enjoy|live|come|came|grew|saw) )(?=\p{Ll}{2,} )/diu

// 'Reliance Smart me cashier ka kaam kiya', 'Zed me 2 mahine ki internship ki thi'
const inHindi =
  /^[\s|]*(?:\p{Ll}+ ){0,3}(?<firm>\p{Lu}[\p{L}&.' ]{1,40}?)\s(?:me|mein)\s(?:(?:\d{1,2}|ek|do|teen|chhe)\s(?:mahin[ae]|hafte|saal|months?|weeks?)\sk[aei]\s)?(?<role>\p{L}+(?: \p{L}+){0,3}?)(?=[\s|]*(?:$|,|\|)|\s(?:k[aeio](?<work>\s(?:kaam|job|naukri))?|h(?:oo?n|u|ai)|th[ai])\b)/du

const from = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at
  const found = pattern.exec(text)
  pattern.lastIndex = 0
  return found
}

// Looking for dates and employers takes longer than looking for these words.
const mayTell =
  /\b(?:I|my|me|mein)\b|^[^.;]{0,40}(?:\d{4}|present|now|months|years?)[,:]?\s[a-z][^,;:|()]{2,40}\s(?:at|with|in|for)\s|^.{0,40}?\b(?:work|intern|serv|apprenti|freelanc|train|taught|teach|tutor|volunt|employ|hire|recruit|appoint|engag|post|plac|assign|attach|deput|station|deploy|taken|absorb|join|help|assist|shadow|did|do(?:ne|ing)?\b|complet|under[gtw]|had|have|sat\b|spent|render|finish|pursu|attend|took|taking|g[ai]v|(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|some|few)[ -](?:day|week|month|year)|as an?\b|earlier|previously|now|later|currently|presently|at present|that\b)/i
const mostSubjects = 6
// A predicate follows the start of the text, 'I', 'my', and an 'and' behind 'I'
const subjects =
  /^[\s|,]*(?!I\b)|(?<=^|[\s|~,(])I(?:['’](?:m|ve|d))?[\s|~,]+|(?<=[\s,|~])(?=my\s)|(?<=(?:^|[\s|~,(])I\s.{1,120})\s(?:and|but)\s(?:I\s)?/giu
const beforeDeed = /[\s|~,.;:)]*(?:(?:and|where|wherein|in which|during which|while)\s)?/y
const asides =
  '(?:(?:am|is|are|was|were|have|had|been|being|got|also|then|now|later|first|still|just|mainly|earlier|previously|currently|presently|recently|at present|at the moment|(?:after|before) that)[\\s|~,]+)'
const placing =
  '(?:internship|externship|(?:on-the-job )?training|traineeship|apprenticeship|articleship|housemanship|residency|practicum|attachment|placement(?: year)?|postings?|RAWE|(?:work )?experience|OJT|teaching practice|duty|tuitions?|job)'
const posting = new RegExp(
  `${asides}{0,5}(?:(?:started|began|spent)[\\s|~]+(?=\\p{L}+ing\\b))?(?:` +
    '(?:work(?:ed|ing)?|intern(?:ed|ing)|serv(?:ed|ing)|apprenticed|freelanc(?:ed|ing)|trained|taught|teach(?:ing(?! practice))?|tutored)|(?<voluntary>volunteer)(?:ed|ing)?|' +
    '(?<passive>employed|hired|recruited|appointed|engaged|posted|placed|assigned|attached|deputed|stationed|deployed|taken (?:on|in)|absorbed)|' +
    'my\\s(?:\\p{L}+\\s){0,2}job\\s(?:was|is)|(?<object>joined|help(?:ed|ing)?|assist(?:ed|ing)?|shadow(?:ed|ing)|sat(?=\\s(?:in|at)\\s(?:(?:my|our)\\s)?\\p{L}+[’\\x27]s?\\s)|(?<moved>(?:moved|shifted|switched)(?= to\\s))|(?:r[au]n|look(?:ed|ing)? after|manag(?:e|ed|ing))(?=\\s(?:my|our)\\s))|(?<chore>doing\\s\\p{Ll}+(?:\\s\\p{Ll}+)?)(?=\\s(?:for|at|in)\\s)|' +
    '(?:(?:did|done|do|doing|completed?|undertook|undergone|underwent|had|have|spent|rendered|finished|pursu(?:ed|ing)|attended|took|taking|gave|giving|give|my|~)[\\s|~,]+)' +
    `(?:(?:my|an?|the|of)[\\s|~]+){0,2}(?<training>(?:(?!(?:at|in|with|as|for|on|to) )[\\p{L}\\d-]{1,20}[\\s|~]+){0,4}?${placing})|(?<bare>${placing})(?=\\sas\\s)|(?<placed>(?:\\p{L}+\\s)?(?:internship|postings?|teaching practice|practicum|apprenticeship|articleship))(?=\\s(?:at|in|with)\\s)|` +
    '(?<role>am|was|is|been|as|started|began|got a job|spent)|(?<length>(?:did\\s+)?~(?=\\s*(?:at|with|in)\\s)))(?![\\p{L}\\d])|' +
    // 'Earlier data entry at Zed Hospital', 'May to June 2024, helper in Zed Bakery'
    `(?:${asides}{1,5}(?<=\\b(?:earlier|previously|that|now|then|later|currently|presently|at present),?\\s+)(?<said>)|(?<=^[\\s|,]*)[~\\s,:–-]*(?<=[|~]\\s*[,:–-]?\\s*)(?<headed>))(?!I\\s|\\p{L}+(?:ing|ed)\\s)(?=[^,;:|~()]{3,40}\\s(?:at|with|in|for)\\s)`,
  'diuy',
)
const action = new RegExp(`${asides}{0,5}(?<verb>\\p{Ll}{2,})(?=\\s)`, 'uy')
const noWork =
  /^(?:(?:my|our)$|want|wish|hope|like|love|would|will|can|could|should|must|may|plan|look|know|enjoy|live|stud(?:y|i)|learn|attend|complet|graduat|enrol|enter|participat|present|play|stay|belong|admit|qualif|appear|scor|secur|receiv|visit|travel|do|did|have|had|am|was|is|been|go|went|come|born|read|think|believe|seek|prepar|train|compet|try|tri|win|won|earn|pass|clear|finish|start|appl|meet|met|feel|felt|spen)/

/** Work by a verb or a noun of employment, with its employer or its role. */
function readPosting(text: string, at: number, isOwn: boolean, isDated: boolean): Job | null {
  const found = from(posting, text, at)
  const { passive, object, role, length, training, said, headed, moved, chore, placed } = found?.groups ?? {}
  const words = found?.[0].toLowerCase() ?? ''
  // 'I hired'; 'Teaching' without a subject may be a name
  const isActive = passive && isOwn && !/\b(?:was|were|been|got|am)\s/.test(words)
  if (!found || isActive || (!isOwn && /^(?:work|teach|teaching|volunteer|help|assist|is)$/.test(words))) return null
  const verb = at + words.length
  const isBeing = /^(?:am|was|is|been|as)$/i.test(role ?? '')
  const { title, firm, end } = argumentsOf(text, verb, {
    object,
    isNext: (said ?? headed) !== undefined,
    isBeing,
    isTaught: training !== undefined,
  })
  const isRole = title !== null && hasTitleNoun(text.slice(title.start, title.end))
  const isInFirm = firm?.cue === 'in' && firm.isNamed && !/\b(?:department|unit|team|office)\b/i.test(firm.text)
  const isWritten = isInFirm || (/^\p{Ll}/u.test(text.slice(verb)) && !isPast(/^\p{L}*/u.exec(text.slice(verb))![0]))
  if ((said ?? headed) !== undefined && !(isWritten || (said !== undefined && isRole))) return null
  // 'May 2024, student at Zed College'
  if (headed !== undefined && (!isRole || /^student\b/i.test(text.slice(verb)))) return null
  if ((headed ?? chore ?? role) !== undefined && occasion.test(firm?.text ?? '')) return null
  if ((moved && !firm?.isNamed) || (chore && !(isDated && (firm?.worth ?? 0) >= 4 && !teaches(firm!.text)))) return null
  // With a date it is the head of a job.
  if (placed && (isDated || isOwn || !firm?.isNamed)) return null
  const isTrained = words.includes('trained')
  if (firm && (isTrained || (!title && (role || length || object))) && teaches(firm.text, !length)) return null
  if (firm && !/\p{Lu}/u.test(firm.text) && !isDated && ((role && firm.worth < 5) || !text.includes('~'))) return null
  // 'Assisted a doctor in Dressing'
  if (firm && firm.worth < 3 && !title && object && !/joined/i.test(object)) return null
  const isPlaced = (isBeing ? isDated : role === 'spent') && (firm?.worth ?? 0) >= 4.5 && firm!.isNamed
  if ((role && !(title && firm) && !isPlaced) || (length && (firm?.worth ?? 0) < 3)) return null
  if (!firm && !(isDated && (title || /tuitions?$/i.test(training ?? '')))) return null
  const {
    placed: place,
    chore: task = place,
    training: own = task,
    bare = own,
    voluntary = bare,
  } = found.indices?.groups ?? {}
  const start = (voluntary?.[0] ?? 0) + (chore ? 'doing '.length : 0)
  return {
    title: (!found.groups?.['voluntary'] && title) || (voluntary ? { start, end: voluntary[1] } : null),
    company: firm,
    verb,
    deed: end,
    isPlaced: placed !== undefined,
  }
}

/** Any work, where its employer, its time and without 'I' its role are given: 'I drove a van for Zed Couriers until 2023'. */
function readAction(text: string, at: number, isOwn: boolean): Job | null {
  const found = from(action, text, at)
  const verb = found?.groups?.['verb'] ?? ''
  if (
    !found ||
    noWork.test(verb) ||
    !(isOwn || (isPast(verb) && / as /.test(text))) ||
    (/\b(?:am|was|been)\s/.test(found[0]) && !verb.endsWith('ing'))
  )
    return null
  const deed = at + found[0].length - verb.length
  const { title, firm } = argumentsOf(text, deed, {})
  const isAt = firm && firm.worth >= 4 && !teaches(firm.text) && /at|for|with|called|named/.test(firm.cue)
  if (!isOwn && !(title && hasTitleNoun(text.slice(title.start, title.end)))) return null
  return isAt ? { title, company: firm, verb: deed, deed } : null
}

const clauseEnd =
  /[,\s]+(?:where|wherein|in which|during which|while|and|but|which|there|because|so|I|we|doing)\s(?=\p{Ll}|I\s)|[;:]\s|,\s(?=\p{Ll}{2,}(?:ed|ing)\s)/gu
const cues =
  /(?<=[\s|~])(?<cue>at|with|under|for|by|in|on|from|into|to|as|called|named)\s(?:(?:the|an?|[Mm]y|[Oo]ur|their)\s)?(?!(?:well|part|soon|per|present)\s)/gu
const name =
  /(?!(?:and|but|or|it|he|she|they)\s)[\p{L}\d][^,;:|~()]{1,80}?(?=[\s|~]*(?:[,;:|~()–—]|$)|\s+(?:as|at|where|who|which|from|since|until|till|to|by|on|during|(?<!\b(?:[Cc]ent(?:re|er)|[Ii]nstitute|[Ss]ociety|[Cc]ouncil|[Dd]epartment)\s+)for|in|with|under|while|doing|through|near|and(?=\s(?:\p{Ll}|I\s))|of(?=\s\d)|\p{Ll}+ing)(?:\s|$))/uy

/** `isNamed`: its words say that people work there. */
type Firm = Place & { text: string; worth: number; cue: string; isNamed: boolean }
type Form = { object?: string | undefined; isNext?: boolean; isBeing?: boolean; isTaught?: boolean }

/** The role and the employer behind a verb, and where they end. */
function argumentsOf(text: string, verb: number, { object, isNext, isBeing, isTaught }: Form) {
  const clause = from(clauseEnd, text, verb + 1)?.index ?? text.length
  const nameAt = (at: number) => {
    const found = from(name, text, at)
    return found && { start: at, end: at + found[0].length, text: found[0] }
  }
  const article = /^[\s|~]+(?:as\s)?(?:an?|the|their)\s[~\s]*/.exec(text.slice(verb, verb + 40))?.[0].length ?? 0
  const next = isNext || isBeing ? nameAt(verb + (article || Number(!isNext))) : null
  let title: Place | null =
    next && (isNext || (hasTitleNoun(next.text) && !/\bstudent(?: of\b.*)?$/i.test(next.text))) ? next : null
  let firm: Firm | null = isTaught ? taughtIn(text, verb) : null
  const add = (at: number, cue: string) => {
    const found = nameAt(at)
    if (found && cue === 'as') title ??= isBeing && !/^[\s|~]+(?:at|with)\s/.test(text.slice(verb)) ? null : found
    const worth = found && cue !== 'as' ? worthOf(found.text, cue) : 0
    // 'I joined in 2024 after Class 12 at Zed School'
    if (!found || worth <= (firm?.worth ?? 0) || afterSchool.test(text.slice(verb, found.start))) return
    // 'my uncle's shop, Zed Footwear, Pune', 'a research firm, Zedstat'
    const isPlain = family.test(found.text) || (!/\p{Lu}/u.test(found.text) && isFirm(found.text))
    const named = isPlain && /^,\s(?=\p{Lu})/u.test(text.slice(found.end)) ? nameAt(found.end + 2) : null
    firm = { ...(named && !isPlace(named.text) ? named : found), worth, cue, isNamed: isFirm(found.text) }
  }
  const lead = /^[\s|~]+(?:(?:at|in|with|the|an?|my|our)\s){0,2}(?!(?:on|to|for|by|as)\s)/i.exec(
    text.slice(verb, verb + 40),
  )?.[0]
  if (object && lead) add(verb + lead.length, /joined/i.test(object) ? 'at' : 'object')
  for (const { index, 0: sign, groups } of text.slice(0, clause).matchAll(cues))
    if (index >= verb) add(index + sign.length, groups!['cue']!)
  return { title, firm: firm as Firm | null, end: Math.max(verb, title?.end ?? 0, (firm as Firm | null)?.end ?? 0) }
}

/** 'Completed training in Excel and Power BI' */
function taughtIn(text: string, verb: number): Firm | null {
  const [lead = '', list = ''] = /^\s+in\s+(\p{Lu}[^|~:;()]+(?<!\s))/u.exec(text.slice(verb)) ?? []
  const areSkills = list.split(/,\s|\s(?:and|&)\s/).every((one) => canonicalSkill(one) !== null)
  return areSkills
    ? {
        start: verb + lead.length - list.length,
        end: verb + lead.length,
        text: list,
        worth: 9,
        cue: 'in',
        isNamed: true,
      }
    : null
}

const lengthOfTime =
  /(?:\b(?:for|of|over|about|around|nearly|almost|last|past)\s)*(?:\b(?:an?|\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|some|few|several)[\s-](?:and a half\s)?(?:hours?|hrs|days?|weeks?|months?|years?|semesters?|seasons?)['’]?(?![\p{L}-]))|\b(?:on|at|in|during|every)\s(?:the\s|my\s|college\s|school\s){0,2}(?:weekends?|\p{L}{3,6}days?|evenings?|mornings?|holidays?|vacations?|summers?|nights?)\b|\b(?:part|full)[- ]time\b/giu
const beforeTime =
  /\b(?:from|in|since|between|during|until|till|up to|on|of|for|by|around|about|(?:the )?(?:summers?|winters?|year|years|month|end|beginning|start)(?: of)?|in the|early|late)(?=\s*[|~])/gi

/** The text with a bar for each date and a tilde for each length of time, and blanks: every other letter keeps its place. */
function withoutTimes(text: string, dates: readonly Place[]): string {
  const blank = (whole: string, sign = '|') => sign + ' '.repeat(whole.length - 1)
  const cut = dates.reduce(
    (sum, { start, end }) => sum.slice(0, start) + blank(sum.slice(start, end)) + sum.slice(end),
    text,
  )
  return cut.replace(lengthOfTime, (whole) => blank(whole, '~')).replace(beforeTime, (whole) => blank(whole))
}

const untilThen = /\b(?:until|till|up ?to|to|(?:left|completed|finished)(?: \p{L}+)? in)\s*$/iu
const ofSame = /[^.!;]{0,60}\b(?:there|left|stayed|completed|that was|this job)\b[^.!;]{0,80}/i

/** When: a range, 'since', 'from … until …'; what follows about the same place counts too. `verb` says whether it goes on. */
function timeOf(text: string, end: number, own: readonly Period[], verb: string): Period | null {
  const later = ofSame.exec(text.slice(end))
  const shift = end + (later?.index ?? 0)
  const more = findPeriods(later?.[0] ?? '').map((one) => ({ ...one, start: one.start + shift, end: one.end + shift }))
  const [first, second] = [...own, ...more].filter((period) => period.from !== null)
  if (!first) return own[0] ?? null
  if (first.isRange && first.to !== 'present') return first
  const before = ({ start }: Period) => text.slice(Math.max(0, start - 24), start)
  if (!first.isRange && untilThen.test(before(first))) return { ...first, from: null, to: first.from }
  const isPair = second && /^ (?:and|&) $/.test(text.slice(first.end, second.start))
  if (second && (isPair || untilThen.test(before(second)))) return { ...first, to: second.from, isRange: true }
  const next = /^[.;]\s+I\s(?:also\s)?(\p{Ll}+)/u.exec(text.slice(end))?.[1] ?? 'was'
  const isBegun = /joined|started|began|hired|recruited|appointed|taken|\b(?:am|been)\b/i.test(verb)
  const isOpen =
    own.some((period) => period.from === null && period.to === 'present') ||
    /\b(?:am|been)\b/.test(verb) ||
    (isBegun && next !== 'was' && !isPast(next)) ||
    /\b(?:still|till (?:now|date)|to date|continue)\b/i.test(text.slice(0, end + 160))
  if (isOpen || first.isRange) return { ...first, to: 'present', isRange: true }
  const isWithin =
    /(?:\b(?:in|during|was|summers? of)\s+(?:the\s)?|\(\s?)(?:early |late )?$/i.test(before(first)) ||
    /^(?:during\b|\()/i.test(text.slice(first.start))
  return !isBegun && isWithin ? { ...first, to: first.from } : first
}
