import { findPeriods } from '../dates/date-ranges.ts'
import { findDegrees } from '../education/degrees.ts'
import { kindByWords } from '../entries/find-credentials.ts'
import { madeLabel } from '../entries/find-projects.ts'
import { beginsWithPost } from '../entries/find-volunteering.ts'
import { tellsLengthOfWork } from '../experience/experience-rows.ts'
import { isJobSentence } from '../experience/job-sentences.ts'
import { hasTitleNoun, namesPlacement } from '../experience/job-titles.ts'
import { type Entry, type LinePart, onLinesOfParts, splitLine } from '../layout/line-parts.ts'
import type { ReadableLine } from '../layout/text-spans.ts'
import { joinWrapped, onOwnLines } from '../layout/whole-lines.ts'
import type { Section } from '../resume-draft.ts'
import { findSections } from './find-sections.ts'
import { headingKind } from './section-headings.ts'

/**
 * The sections of a resume, and its lines with each statement of running text outside of headed lists as a line of its
 * own. `whole` are the sections by lines of the resume; `move` puts there what was read on a line.
 */
export function findStatements(lines: readonly ReadableLine[]) {
  const sections = findSections(lines)
  const headings = new Set(sections.map(({ heading }) => heading))
  const isOpen = ({ index }: ReadableLine) => {
    const { heading = null, from, kind } = sections.findLast((section) => section.from <= index) ?? {}
    return heading === null || heading === from || kind === 'other' || kind === 'summary' || isNameless(heading)
  }
  const isNameless = (heading: number) => {
    const text = lines.find(({ index: own }) => own === heading)?.text ?? ''
    return (headingKind(text) ?? 'other') === 'other'
  }
  const open = new Set(lines.filter((line) => mayTell.test(line.text) && isOpen(line)))
  const titles = new Set(lines.filter(({ index }) => headings.has(index)).map(({ text }) => text))
  const joined =
    open.size === 0
      ? []
      : joinWrapped(lines, (text, next, first) => open.has(first) && firstPerson.test(text) && !titles.has(next))
  const parts = joined.flatMap(({ line, parts: [first] }) =>
    open.has(first!) ? splitStatements(line, headings.has(line.index)) : splitLine(line, []),
  )
  const own = parts.map(({ line }) => line)
  if (own.every(({ text }, index) => text === lines[index]?.text))
    return { sections, whole: sections, lines, move: <E extends Entry>(entry: E) => entry }
  const ofParts = findSections(own)
  const move = <E extends Entry>(entry: E): E => onOwnLines(onLinesOfParts(entry, parts), joined)
  return { sections: ofParts, whole: onWholeLines(ofParts), lines: own, move }
}

/** A section that begins within a line has the lines after it, up to the next. */
const onWholeLines = (sections: readonly Section[]): Section[] =>
  sections.flatMap(({ kind, heading, from, to }, index) => {
    const next = sections[index + 1]
    const end = next ? Math.ceil(Math.min(next.heading ?? next.from, next.from)) - 1 : to
    const own = {
      kind,
      heading: Number.isInteger(heading) ? heading : null,
      from: Math.floor(from) === heading ? heading : Math.ceil(from),
      to: end,
    }
    return own.from > end && own.heading === null ? [] : [own]
  })

/**
 * What a person tells in sentences ('I did my 12th from Zed School in 2022. In college I am the treasurer of …'), each fact as
 * a line of its own without the words that only tell it ('12th from Zed School in 2022').
 */
function splitStatements(line: ReadableLine, isHeading: boolean): LinePart[] {
  const begins = (start: number, sign: string) => {
    const text = line.text.slice(start, start + longestLead)
    return (
      beginsFact(text) ||
      (/^[;:]/.test(sign) && isEntry(text)) ||
      (sign[0] === ';' && !/^I\s/.test(text) && kindByWords(text) !== null)
    )
  }
  const ends = [...line.text.matchAll(endOfStatement)].slice(0, mostStatements)
  const starts: number[] = []
  const rests = new Set<number>()
  for (const { index, 0: sign } of ends) {
    const [start, last] = [index + sign.length, starts.at(-1) ?? 0]
    // 'I am fluent in Hindi' says nothing about the course before it.
    const before = line.text.slice(last, last + longestLead)
    const isOfJob = isJobSentence(before)
    const [sentence = ''] = line.text.slice(start, start + longestLead).split(/[.;] /, 1)
    if (isOfJob && ofProduct.test(sentence) && !ofOwn.test(sentence)) continue
    const statement = isOfJob ? null : tellingIn(before)
    const isApart = /^[.!]/.test(sign) && (statement?.kind || aboutOneself.test(line.text.slice(start, start + 24)))
    // 'In 2022 I got my licence and joined Zed Couriers' is one fact.
    const isWithin = !/^[.!;]/.test(sign) && !statement && !isJobSentence(line.text.slice(last, index))
    if (isWithin && isJobSentence(line.text.slice(last, last + longestLead))) continue
    const isFact = begins(start, sign)
    if (isFact || (isApart && !isOfJob)) starts.push(start)
    if (!isFact) rests.add(start)
  }
  const own = label.exec(line.text)?.[0].length ?? 0
  const isLabelled = own > 0 && begins(own, ':')
  const [first, ...more] = splitLine(
    line,
    isHeading && isLabelled && aboutOneself.test(line.text.slice(own)) ? [own, ...starts] : starts,
  )
  const lead = first && !isHeading && isLabelled ? cutStart(first, own) : first!
  return [lead, ...more].map((part) => ({ ...withoutTelling(part), ...(rests.has(part.start) && { isRest: true }) }))
}

const cutStart = ({ line, start, of }: LinePart, cut: number, before = ''): LinePart => ({
  line: { ...line, text: before + line.text.slice(cut).replace(/^\p{Ll}/u, (first) => first.toUpperCase()) },
  start: start + cut - before.length,
  of,
})

const aboutOneself = /^(?:I|My|We)\s(?![\p{L} ]{1,16}:|(?:\p{L}+\s)?(?:[CSO]?GPA|CPI|percent|marks|grade|score))/iu
const firstPerson = /(?:^|\s)(?:I|We)(?:['’](?:m|ve))?\s|(?:^|[.!?]\s)(?:My|Our|Was)\s/i
const mayTell = new RegExp(
  `^(?!\\s*[\\p{So}•*–—-])(?:.*(?:${firstPerson.source}|\\s(?:at present|presently|currently|earlier|previously|before that)\\s|\\s(?:my|our) (?:team|group|class|batch)\\s|\\s(?:banaya|kiya|mil[ai])(?:\\s|$))|(?:before that|earlier|was|am|did|won|completed|attended|passed|cleared|hold|pursuing|studying|doing|made|built|developed|currently|presently|\\p{L}{5,6}[ -]year)\\s|\\p{L}[\\p{L} /&-]{2,30}\\s?:\\s)`,
  'iu',
)
// 'College life: Marketing head, Malhar 2025'
const label = /^\p{L}[\p{L} /&-]{2,30}\s?:\s+(?=\S)/u
const endOfStatement =
  /,\s(?=(?:currently |presently |now )?(?:doing|pursuing|studying)\s)|,?\s(?:and\s)?(?=(?:earlier|previously|then|later|(?:before|prior to|after) that|at present|currently|presently|now)\s\p{L})|(?<=[\p{Ll}\d)%”"]|\p{Lu}{3})[.!;]\s+(?=\p{L})|,?\s(?:and|but|where|which)\s+(?=[Ii]\s|an?\s(?:[\p{L}\d]+[ -]){0,4}(?:course|workshop|certificate|diploma)\b|(?:since|from|in|during|for|after|on)\s[^,.;]{2,30}\s[Ii]\s|[\p{Lu}\d]\S*\s|(?<=(?:and|but)\s+)(?:am|was|won|got|hold|passed|cleared|served|volunteered|interned|worked|joined|completed|took|attended|did)\s)/gu
const mostStatements = 40
const longestLead = 300

// 'For my final year project I built a', 'Our mini project was on', 'In college our team made a'
const ofProject =
  /^(?:ek\s)?project\s(?:banaya|kiya)\s(?:(?:hai|tha)\s)?|^(?:(?:for|as|in)\s)?(?:(?:my|our|the)\s)?(?:[\p{L}.]+[ -]){0,3}(?:project|dissertation|thesis)\s(?:for\s[\p{L}.]+\s)?(?:(?:looks?|looked)\s(?:at|into)|(?:I|we)\s(?:have\s)?(?:\p{L}+ed|built|made|did|wrote)|(?:was|is|deals)(?:\s(?:on|about|with|to\s\p{L}+|titled|called|named))?|(?:work\s)?(?:on|titled))\s(?:(?:an?|the)\s)?(?=\S)|^(?:(?:in|for|during|at)\s(?:(?:my|our|the)\s)?(?:[\p{L}.]+[ -]){0,3}?(?:college|school|polytechnic|ITI|diploma|degree|course|year|hostel|fest(?:ival)?|exhibition|show|fair|NSS)\b[^.;]{0,30}?[\s,](?:I|we|(?:our|my)\s(?:team|group|class|batch)(?:\sof\s\p{L}+)?)|We\sstudents)\s(?:also\s)?(?:made|built|designed|developed|created)\s(?=(?:an?|two|three|four|\d+)\s\p{L})(?:an?\s)?/iu
// 'Made a site for my uncle's shop', 'Besides this I built a chat app'
const ofProduct =
  /^(?:(?:besides|apart from|(?:for|on) my own)(?:\s(?:this|that|it|work|studies|college))?,?\s)?(?:I\s)?(?:(?:have|had|also|once|even|myself|on my own|for my own)\s){0,3}(?:I\s)?(?:made|built|developed|created|coded|programmed|designed|did|done)\s(?:also\s)?(?:an?|one|two|three|my|our)\s(?:own\s)?(?=(?:[^\s.;,(]+\s){0,5}?(?:web ?)?(?:sites?|pages?|websites?|apps?|applications?|portals?|games?|(?:chat)?bots?|systems?|dashboards?|tools?|software|programs?|sheets?|prototypes?|robots?|machines?|devices?|plugins?|extensions?)\b)/iu
// 'I know C', 'I push my code on GitHub'
const ofHabit =
  /^I (?:(?:know|can use|use)\s|(?:\p{L}+ ){0,2}(?:push|put|keep|share|upload|post|host) (?:all )?my (?:codes?|work|projects?|designs?)\b)/iu
/** What a job does not ask for. */
const ofOwn =
  /\b(?:besides|apart from|myself|on my own|for my own|(?:my|our) (?:own|college|class|hostel|school|department|friends?|family|uncle|aunt|father|mother|brother|sister|cousin)|for (?:the|a|an?) (?:college|class|hostel|school|department|fest|hackathon|friend))\b/i
const plain =
  /^(?:won|prize for|bagged|secured|volunteered|school(?:ing)?(?= (?:from|at|in) )|(?:first|second|third)\sin\s(?:the\s)?\p{Lu}|(?:(?:quarter|semi)[- ]?)?finalist|runner|winner|(?:first|second|third|best)\s(?:prize|place|rank|position|runner)|(?:gold|silver|bronze)\smedal|[“"].{9,250}\bpublished\b)/iu

/** The words of a sentence that only tell its fact; null where its own words are needed ('I interned at …'). */
function tellingIn(text: string): { lead: string; length: number; kind?: string } | null {
  const product = ofProduct.exec(text)
  if (product) return { lead: '', length: product[0].length, kind: madeLabel }
  const made = ofProject.exec(text)
  if (made) return { lead: '', length: made[0].length, kind: 'Topic: ' }
  const lead = beforePerson.exec(text)?.[0] ?? ''
  let at = lead.length
  let post = -1
  for (let count = 0; count < mostTellingWords; count++) {
    const word = tellingWord.exec(text.slice(at, at + 24))?.[0]
    if (!word) break
    at += word.length
    const rest = text.slice(at)
    if (beginsPost(rest) && !/^[^,.]{0,40}ambassador/i.test(rest)) post = at
  }
  if (post >= 0 || (at > 0 && namesDegreeFirst(text.slice(at)))) return { lead, length: post < 0 ? at : post }
  const told = text.slice(lead.length, at)
  const says = kindByWords(text.slice(at, at + 60))
  if (says === 'award' && /\b(?:got|received|earned|took)\b/i.test(told))
    return { lead, length: at, kind: 'Award won: ' }
  const isPassed = /\b(?:passed|cleared)\b/i.test(told) && /\bexam(?:ination)?\b/i.test(text.slice(at, at + 60))
  const isCourse = /\b(?:course|speak|certifi\w+|fluent)\b/i.test(told) || says === 'certificate' || isPassed
  if (!isCourse || !/\p{L}{3}/u.test(told) || isJobSentence(text) || namesPlacement(text)) return null
  return { lead, length: at, kind: /\b(?:speak|fluent)\b/i.test(told) ? '' : 'Course done: ' }
}

// 'In college I am the treasurer'
const beforePerson = /^[^.;:!?]{0,60}?\b(?=(?:I|[Ww]e)(?:['’](?:m|ve|re))?\s)/u
// Words that only tell: 'I have also completed the course', 'My 12th was from'
const tellingWord =
  /^(?:I['’](?:m|ve)|I|we|my|our|(?:before|prior to|after) that|earlier|previously|at present|(?:work(?:ed|ing)|interned|served)(?= as )|(?:my )?team(?= (?:came|stood))|came|part(?= of )|am|is|was|were|are|have|has|had|been|also|currently|presently|now|then|later|the|an?|of|in|on|at|this|did|done|completed|finished|passed|cleared|stud(?:y|ied|ying)|serve|as|pursuing|doing|hold|attended|earned|received|got|took|taken|stood|can|speak|fluent|certified|student|\p{L}+[ -](?:year|semester|sem)|online|short|certificat(?:e|ion)|course|called|named|article|paper|essay|story|poem)\s+/iu
const mostTellingWords = 12

const beginsPost = (text: string): boolean => beginsWithPost.test(text) || plain.test(text)
const namesDegreeFirst = (text: string): boolean => findDegrees(text.slice(0, longestLead))[0]?.start === 0
const beginsEntry = (text: string): boolean => beginsPost(text) || namesDegreeFirst(text)
const beginsFact = (text: string): boolean =>
  isJobSentence(text) || ofHabit.test(text) || beginsEntry(text) || tellingIn(text) !== null
/** Behind a label or a semicolon. */
const isEntry = (text: string): boolean =>
  tellsLengthOfWork(text) || (hasTitleNoun(text.slice(0, 40)) && findPeriods(text.split(/[.;] /, 1)[0]!).length > 0)

/** Without the words that only tell, apart from a date among them, and without a full stop. */
function withoutTelling(part: LinePart): LinePart {
  const text = part.line.text.replace(/(?:(?<=\p{Ll}{3}|[\d)%])\.|;|,?\s(?:and|but|where|which))\s*$/u, '')
  const own = { ...part, line: { ...part.line, text } }
  const found = tellingIn(text)
  if (!found && part.start === 0 && !/\s$/.test(part.line.text)) return part
  const [date] = findPeriods(found?.lead ?? '')
  const before = date ? text.slice(date.start, date.end).padEnd(found!.length - date.start) : (found?.kind ?? '')
  return found ? cutStart(own, found.length, before) : own
}
