import { mostLines, remember } from '../../remember.ts'
import { isWrapped } from '../layout/line-wraps.ts'
import { isBullet, type ReadableLine } from '../layout/text-spans.ts'
import { isDisclaimingHeading } from '../sections/disclaiming-headings.ts'
import { findNotDone } from './not-done.ts'
import { findOthersWork } from './others-work.ts'

type Place = { start: number; end: number }

/** By line index: the parts of the line that name what the applicant has not learned. */
export type DisclaimedParts = ReadonlyMap<number, readonly Place[]>

/**
 * The parts of a text that name what the applicant does not know or only wants to learn: 'no experience with Java', 'hope
 * to learn Rust and Go', 'Want to learn: Scala'; also other wishes, and what a template asks to be filled in. Current
 * learning and familiarity are not disclaimed. What others did is in `findOthersWork`, what was planned or prevented in `findNotDone`.
 * A part ends with its sentence, or where the text turns to something else (', but', 'while', 'using', 'my').
 */
export const findDisclaimers: (text: string) => readonly Place[] = remember(
  (text) => searchDisclaimers(text).filter(({ start }) => !learnedAfter.test(text.slice(start, start + longestPart))),
  mostLines,
)

/** 'I did not know Docker, so I learned it and deployed the site' */
const learnedAfter =
  /^[^.!?:]*\b(?:not|never|no|n['’]t)\b[^.!?:]*?(?:[,;] |\b(?:so|but|and|then|later|soon|quickly|I|we|have|had) )(?:learn(?:ed|t)|picked|taught myself|mastered|figured)(?: up)? (?:it|them|this|that|both)\b/i

function searchDisclaimers(text: string): Place[] {
  const others = [...findOthersWork(text), ...findNotDone(text)]
  const labelled = [...text.matchAll(beginning)].filter(([name]) => isDisclaimingHeading(name))
  if (labelled.length === 0 && !mayDisclaim.test(text)) return others
  const parts: Place[] = [
    lackBehind,
    doubtBehind,
    plannedBehind,
    wishBehind,
    notOwnBehind,
    onlySeenBehind,
    prompt,
    postBehind,
    ledByOthers,
  ].flatMap((behind) => [...text.matchAll(behind)].map(matchPlace))
  parts.push(...others)
  for (const match of [...labelled, ...text.matchAll(cue)]) {
    const from = match.index + match[0].length
    const rest = text.slice(from, from + longestPart)
    const isInBrackets = text[match.index - 1] === '('
    const stop = rest.search(isInBrackets ? turnOrBracket : turn)
    parts.push({ start: match.index, end: from + (stop < 0 ? rest.length : stop) })
  }
  return parts
}

/** `findDisclaimers` for all lines; sentences that wrap over lines are joined first. */
export function findDisclaimedParts(lines: readonly ReadableLine[]): DisclaimedParts {
  const found = new Map<number, Place[]>()
  for (const paragraph of joinParagraphs(lines)) {
    let at = 0
    const parts = findDisclaimers(paragraph.map(({ text }) => text).join(' '))
    for (const { index, text } of parts.length > 0 ? paragraph : []) {
      const [from, to] = [at, at + text.length]
      const own = parts.filter(({ start, end }) => start < to && end > from)
      found.set(
        index,
        own.map(({ start, end }) => ({ start: Math.max(0, start - from), end: Math.min(text.length, end - from) })),
      )
      at = to + 1
    }
  }
  return found
}

/** Whether a place on a line is in a disclaimed part. */
export const isDisclaimed = (disclaimed: DisclaimedParts, line: number, start: number): boolean =>
  disclaimed.get(line)?.some((part) => start >= part.start && start < part.end) ?? false

const matchPlace = (match: RegExpExecArray): Place => ({ start: match.index, end: match.index + match[0].length })

function joinParagraphs(lines: readonly ReadableLine[]): ReadableLine[][] {
  const paragraphs: ReadableLine[][] = []
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const around = lines.slice(Math.max(0, index - 15), index + 15)
    const last = paragraphs.at(-1)
    const isOwn = isBullet(line.text) || label.test(line.text)
    const goesOn = before && last && last.length < mostLinesJoined && !isOwn && isWrapped(before, line, around)
    if (goesOn) last.push(line)
    else paragraphs.push([line])
  })
  return paragraphs
}

const mostLinesJoined = 8
// 'Want to learn: Scala' starts a new paragraph even below a full line.
const label = /^[^:,;.()]{2,30}:(?!\/\/)/
const longestPart = 200
/** 'Not yet learnt' of 'Not yet learnt: Scala' and of 'Python | Not yet learnt: Scala'. */
const beginning = /(?<=^\P{L}{0,4}|[\t•|.;] {0,3})\p{L}[^:;.\t•|]{2,50}?(?=\s?[:*–]|\s-\s)/gu

// Every gap is bounded: the time is linear in the length of the text.
const kinds =
  '(?:(?:any|prior|previous|professional|practical|hands-on|real|formal|direct|work|working|industry|commercial|much|great|deep) ){0,3}'
const having = '(?:experience|expertise|knowledge|exposure|background|skills?|familiarity|training|proficiency)'
const wish =
  "(?:want|wish|hope|hoping|plan|planning|I aim|intend|intending|eager|keen|excited|curious|willing|would like|would love|['’]d like|['’]d love|looking|seeking|aspire|aspiring) to|(?:seeking|looking for|in search of) (?:[\\w'’-]+ ){1,8}?to|(?:where|so that) I (?:can|may|will)"
const learn =
  '(?:learn(?! to )|study|master|pick up|upskill in|get into|know more about|(?:gain|get|acquire) (?:[\\w-]+ ){0,2}(?:experience|knowledge|exposure|expertise))'
const wishing = '(?:interested in|look(?:ing)? forward to|keen on|enthusiastic about|eager about)'
const learning = '(?:learning(?! to )|studying|gaining (?:[\\w-]+ ){0,2}(?:experience|knowledge|exposure|expertise))'
// 'Taught pupils with no knowledge of Python' and 'helped students who want to learn Python' speak of others.
const ofOneself =
  '(?<!\\b(?:with|had|who|that|who have|who had|having|students|pupils|people|children|kids|adults|beginners|users|those) )'

// 'Looking to move into React', 'hopes to work with Kubernetes one day'; not 'customers looking to buy' or 'the plan to cut costs'.
const someday = '(?: (?:some ?day|one day|soon|later|also|really|very much|eventually|in (?:the )?future))?'
const wishOfAnyKind = [
  `(?<!(?:s|\\b(?:with|had|having|who|an?|the|this|that|our|its|their|project|people|children|all|were)) )\\b(?:want|wish|hope|hoping|plan|planning|intend|intending|eager|keen|excited|curious|would (?:one day |some ?day |really )?(?:like|love)|['’]d (?:like|love)|looking|seeking|aspire|aspiring|dream(?:ing)?)${someday} to|\\bthinking of (?:learning|joining|taking up|studying)`,
  '(?<=^\\W{0,3}|[.;:] |\\b(?:who|now|also|currently|he|she|they|and|,) )(?:(?:wants|wishes|hopes|plans|intends|aspires|dreams|seeks|aims) to|dreams of|look(?:s|ing) forward to)',
].join('|')
const ofUse =
  '(?!(?:\\w+ ){0,2}(?:apply|utili[sz]e|leverage|contribute|bring|share|put|hone|help|relocate|travel|join (?:your|the|an?) (?:\\w+ ){0,3}(?:team|company|firm|organi[sz]ation)|deliver|use (?:my|these|this)|work (?:hard|under|independently|shifts?|(?:in|as) (?:a )?team))\\b)'
const change =
  '(?:moving|transitioning|switching|shifting|breaking) (?:my career )?(?:in)?to(?!\\w)|(?:career|switch|shift|move) (?:change )?into|(?<!(?:s|who|people) )(?:interested|interests?) in|(?:passionate|enthusiastic|curious) about|passion for|fascinated by|aspiring(?! to)|(?:look(?:ing)? forward to|keen on|excited about) (?:work|us|build|explor|try|join)\\w*ing|(?:want|seek|build|pursu|start)(?:s|e|es|ing)? a career (?:in|as)'
const post =
  "(?:seeking|looking for|in search of|to (?:obtain|secure|get)) (?:[\\w'’/&-]+ ){0,8}?(?:internship|position|role|opportunit(?:y|ies)|job|career|placement|post)s? (?:in|as|at|with|for|on|within)\\b"
// 'To get a UX or product design internship': the wish ends with the post.
const postBehind =
  /\b(?:seeking|looking for|in search of|to (?:obtain|secure|get|find|land)) (?:[\w'’/&-]+ ){1,8}?(?:internship|position|role|opportunit(?:y|ies)|job|career|placement|post)s?\b/giu
const ledByOthers = /\bunder (?:the |\p{L}+ (?:and )?){0,3}(?:supervision|guidance|mentorship|leadership)\b/giu
// Whoever sat in a talk heard of its subject; a workshop or a course teaches it.
const audience =
  '(?:attended|attending|attend|listened to|participated in|was part of) (?:(?:an?|the|\\d{1,2}|many|several|various|online|free|guest|expert|alumni|national|international|one[- ]day|college) ){0,3}(?:[\\p{L}-]+ )?(?:talks?|seminars?|webinars?|lectures?|conferences?|symposi(?:um|a)|meetups?|panels?|keynotes?|exhibitions?|expos?) (?:on|about|by|of|at|in|for|titled)\\b'
// What a template asks to be filled in: '[Describe your role]', 'List your skills here'.
const task =
  '(?:describe|list|add|write|insert|enter|mention|include|type|fill|click|replace|provide|state|put|use this)'
const prompt = new RegExp(
  [
    `[[<{]\\s?(?:${task}|your|e\\.?g|example|placeholder|optional|(?:job|company|skill|role|project|course|school|degree|employer|tool)s? (?:title|name|description|here|#?\\d|\\d))\\b[^\\]>}]{0,200}[\\]>}]?`,
    `^\\W{0,4}(?:${task} [^.]{0,80}\\b(?:your|here|you)\\b|your [\\w ]{1,40} here\\b|lorem ipsum).{0,300}`,
  ].join('|'),
  'gi',
)
const cue = new RegExp(
  [
    `${ofOneself}\\b(?:no|zero|little|without|lack(?:ing)?) ${kinds}${having}(?: yet)? (?:with|in|of|on|using|about)\\b`,
    `${ofOneself}\\b(?:not|isn['’]t|am not) (?:yet )?(?:familiar|experienced|proficient|comfortable|confident|skilled) (?:with|in|at|using)\\b`,
    "(?:\\b(?:(?:I|have|['’]ve) never|not yet|haven['’]t(?: yet)?|have not(?: yet)?)|(?<=^\\W{0,3}|[.;] )never) (?:\\w+ )?(?:used|worked with|worked in|worked on|learned|learnt|tried|touched|coded in|programmed in|studied)\\b",
    "(?:\\bI |(?<=^\\W{0,3}))(?:do not|don['’]t|cannot|can['’]t) (?:yet )?(?:know|use|have (?:any )?(?:experience|knowledge))\\b",
    '(?:\\byet to|\\bI (?:will|am going to|am about to)|(?<=^\\W{0,3})(?:will|going to|about to)) (?:learn|study|start (?:learning|with)|pick up|take up|try)\\b',
    `${ofOneself}\\b(?:${wish}) (?:[\\w'’-]+ ){0,6}?${learn}\\b`,
    `${ofOneself}\\b${wishing} (?:\\w+ )?${learning}\\b`,
    `(?:${wishOfAnyKind}) ${ofUse}`,
    '(?<=^\\W{0,4}|[.;,] )(?:I )?dream of \\p{L}+ing\\b',
    `\\bmy (?:\\p{L}+ )?(?:desire|dream|goal|ambition|aim|wish|interest) (?:is|lies) (?:to|in) ${ofUse}`,
    "\\b(?:have|has|had|['’]ve) (?:only |just |also )?heard (?:about|of)\\b",
    `${ofOneself}\\b(?:interested|ready|happy|glad|pleased|willing|(?<=\\bI )(?:like|love)) to (?:(?:be|get) (?:taught|trained|shown)|learn|know|explore|try|work (?:in|with|on) (?!(?:an? )?(?:team|shifts?)\\b))`,
    `\\b(?:${change})`,
    `\\b(?:${post})`,
    `\\b(?:${audience})`,
    '\\b(?:was|were|got) shown (?:an?|the|some|how)\\b',
    '(?<=^|[\\t•|] {0,3})(?:wants?|wanted|wish|hope|next|looking for|seeking|(?:next )?on (?:my|the) list|future (?:plans?|goals?)|(?:my )?(?:ambition|dream))\\s?[:*–-]',
    `${ofOneself}\\b(?:would rather not|(?:do not|don['’]t|did not|didn['’]t) (?:really )?(?:like|enjoy|want)|(?:scared|afraid|nervous|shy) (?:of|about|with)|admire)\\b`,
    `(?:\\bI (?:am|was|['’]m) |(?<=^\\W{0,3}))(?:(?:a )?(?:bit|little|still|quite) )?(?:weak|bad|poor|not (?:so |very )?good) (?:in|at|with)\\b`,
    `${ofOneself}\\b(?:open|ready|willing|happy|prepared) (?:to|for) (?:(?:be|get) (?:trained|taught)|learning|training)\\b`,
    '\\b(?:hop(?:e|ing)|wish(?:ing)?) (?:that )?(?:this|the|your|an?) (?:internship|company|training|job|course)\\b',
  ].join('|'),
  'giu',
)
const skillWords = '[\\p{L}\\d+#./&-]{1,20}(?: [\\p{L}\\d+#./&-]{1,20}){0,3}'
const doubt =
  '(?:not|never) (?:yet )?(?:used|learned|learnt|known|tried|started|applicable)|(?:want|wish|hope|plan|planning|planned|would like|going|yet) to (?:learn|start|use|try)|to learn|to be learn(?:ed|t)|planned|no (?:experience|knowledge)|(?:next )?on (?:my|the) (?:\\p{L}+[ -]){0,2}(?:wish ?)?list|still to (?:learn|start|do)|yet to (?:start|begin)|will (?:learn|start|join)|not yet|future goal|learning goal'
const places =
  '(?:in|at) (?:our|my|the|this) (?:college|school|institute|syllabus|course|curriculum|semester|lab|office|company|department)'
const lackBehind = new RegExp(
  `${ofOneself}\\b(?:no|zero) (?:[\\p{L}\\d+#./&-]{1,20},? ){1,4}(?:${having}|${places})\\b`,
  'giu',
)
// 'Rust (want to learn)', 'Scala - not yet used', 'Go: planned', 'Excel not applicable'
const doubtBehind = new RegExp(
  `(?<![\\p{L}\\d])${skillWords}(?:\\s?[-–—:(]\\s?(?:${doubt})(?: (?:yet|soon|later|(?:for |in )?(?:next|this) \\w{3,10}))?| not applicable| (?:is |are )?(?:next )?on my (?:\\p{L}+[ -]){0,2}list)(?=\\s*(?:[).,;|•\\t]|$))`,
  'giu',
)
// 'CFA: planning for Level I', 'GST: certificate planned for next winter', but not 'Events: planned for 300 guests'
const plannedBehind =
  /(?<=^\W{0,4}|[.;,] )[^.;,:]{2,40}(?::| [–—-]) (?:(?:[\p{L}\d]+ ){0,3}?planned for (?:next|early|late|mid|spring|summer|autumn|winter|\p{Lu}\p{Ll}{2,8} |20\d\d)|(?:still |only |am |now )?planning (?:for|to)|plan to|will |to be done)\b[^.;]*/gu
// 'AWS I will learn next'
const wishBehind =
  /(?<=^\W{0,4}|[.;,] )[^.;,]{2,60}? I (?:will|shall|(?:want|wish|hope|plan|would like|am going|have|am yet) to) (?:also )?(?:learn|study|start|pick up|try)\b/giu
// 'Cold calling is not for me', 'Payroll is outsourced'
const notOwnBehind =
  /(?<=^\W{0,4}|[.;,] )[^.;,]{2,60}? (?:is|are|was|were) (?:not (?:for me|(?:my|our) (?:work|job|part|thing|strength|strong point|cup of tea))|outsourced|the (?:work|job|duty) of (?:the|our|an?) \p{L}+|(?:the|our) (?:\p{L}+ )?\p{L}+['’]s? (?:work|job|duty))\b|(?<=^\W{0,4}|[.;,] )[^.;,]{2,60}? I (?:only )?know (?:only )?by name\b/giu
// 'SAP only seen at the branch', 'Tally is known to me only by sight', but not 'only seen by the directors'
const onlySeenBehind =
  /(?<=^\W{0,4}|[.;,] )[^.;,:]{2,60}? (?:(?:only|just|merely) (?:ever |once )?(?:seen|observed|watched|heard of|read about|shown|demonstrated)\b(?! (?:by|to|as)\b)|(?:known )?(?:to me )?(?:only|just) (?:known )?(?:to me )?(?:by|from) (?:sight|name|hearsay|books?|afar|lectures?))\b[^.;,]*/giu
const mayDisclaim =
  /only|just|merely|desire|would|shown |heard |glad|pleased|by name|['’]s? (?:work|job|duty)|work of|job of|duty of|our (?:work|job|part)|my (?:work|job|part)|thinking|next|dream|goal|ambition|\baim|ready|happy|willing|\bI (?:will|shall)|learn|attend|listened|part of|participated|stud|master|experience|knowledge|exposure|expertise|familiar|proficien|background|skill|training|never|planned|n['’]t |\bnot |want|wish|hop(?:e|ing)|\bplan|intend|look|seek|eager|keen|aspir|passion|enthusias|fascinat|(?:love|like) |dream|interest|curious|excited|moving|search|supervision|guidance|mentorship|leadership|to (?:get|find|land)|switch|shift|transition|career|obtain|secure|[[<{]|your?\b|\bhere\b|lorem|weak|\bbad\b|poor|scared|afraid|nervous|\bshy\b|admire|rather|outsourced|list|ambition|open to|ready|not for me|cup of|college|syllabus|office|\blab\b/i
const turn =
  /[.!?](?=\s|$)|[;|\t•]|\s[–—]\s|,?\s(?:but|although|though|however|while|whilst|using|my(?! career\b)|who|which|when|where|by|through|before|already|apply|contribute|alongside|so I|with (?:skills?|experience|knowledge|hands|strong|good|\d|a strong|a background)|having|based on|after)\b|,\s(?:[a-z]{3,20}ed|built|wrote|made|led|learnt|ran|won)\b|,\s(?:with|having|skilled|strong|good|proficient|experienced|and I|I|as|also)\b/i
const turnOrBracket = new RegExp(`\\)|${turn.source}`, 'i')
