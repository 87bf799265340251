import { othersAtWork, pastsOfWork } from '../others-at-work.ts'
import { stemWord } from '../stems.ts'
import type { Token } from '../tokens.ts'

/**
 * A clause of a sentence, by the places of its first and last word and of its verb, and what it says: `work` when the
 * writer did work, `service` when its verb says that something was done for the writer ('bought', 'attended'),
 * `others` when it names who else did it; null when its verb tells neither.
 */
export type Clause = { from: number; to: number; verb: number; told: 'work' | 'service' | 'others' | null }

/** The clauses of a sentence: 'Stayed at an inn and settled bills' is a service and work. */
export function findClauses(text: string, tokens: readonly Token[]): Clause[] {
  const starts = [...tokens.keys()].filter(
    (at) =>
      at === 0 ||
      (isBreak(text, tokens, at) && (isPast(tokens[at]!.norm) || /^w(?:as|ere)$/.test(tokens[at + 1]?.norm ?? ''))),
  )
  // 'Was shortlisted and interviewed': the second verb shares the passive of the first.
  const goesOnPassive = (from: number) => from === 3 && passive.test(text.slice(tokens[0]!.start, tokens[from]!.start))
  return starts.map((from, index) => {
    const to = (starts[index + 1] ?? tokens.length) - 1
    const subject = ownGroup.exec(text.slice(tokens[from]!.start, tokens[to]!.end))?.[0] ?? ''
    const afterSubject = from + subject.split(' ').length - 1
    const verb =
      afterSubject +
      Math.max(
        0,
        tokens.slice(afterSubject, afterSubject + 3).findIndex(({ norm }) => !openers.has(norm)),
      )
    // 'Passed it to the accountant who ran salaries', but 'Volunteer who taught'.
    const isOfAnother = from > farthestSubject && tokens[from - 1]!.norm === 'who'
    const isOfOthers = isOfAnother || others.test(text.slice(tokens[from]!.start, tokens[to]!.end))
    return {
      from,
      to,
      verb,
      told: isOfOthers || goesOnPassive(from) ? 'others' : toldBy(text, tokens[verb]!, verb > from),
    }
  })
}

const farthestSubject = 3
/** 'Four of us', 'our team', 'we all' */
const ownGroup = /^(?:(?:\p{L}+|\d+) of us|our (?:team|group|batch)|we (?:all|both|\p{L}+ (?:of us|together))) /iu
const passive = /^(?:was|were) \p{L}+ed and $/iu

const isBreak = (text: string, tokens: readonly Token[], at: number): boolean =>
  joints.has(tokens[at - 1]!.norm) || /[,;:–—]|\s-\s/.test(text.slice(tokens[at - 1]!.end, tokens[at]!.start))

const joints = new Set(['and', 'then', 'but', 'who'])
const openers = new Set(['i', 'we', 'also', 'then', 'later', 'independently', 'successfully', 'personally', 'jointly'])

function toldBy(text: string, { norm, start, end }: Token, hasSubject: boolean): Clause['told'] {
  if (services.has(stemWord(norm)) && !ofATrade.test(text.slice(start, end + longestParticle))) return 'service'
  if (handling.has(stemWord(norm)) || byTheWay.test(text.slice(start, end + longestParticle))) return null
  return hasSubject || isPast(norm) || (norm.endsWith('ing') && !/^(?:,| of\b)/.test(text.slice(end, end + 4)))
    ? 'work'
    : null
}

/** What anybody may do with the things of a trade. */
const handling = new Set(
  'open judge index scan print copy carry file type bring show sing play arrive stop press use apply'
    .split(' ')
    .map(stemWord),
)
const byTheWay = /^(?:took part|takes part|click\w* on|found an?|looked for|ran out)\b/i

/** Verbs of people who are served, watch or read. */
const services = new Set(
  `attend watch observe see saw listen hear enjoy love like buy purchase receive eat drink stay live reside subscribe follow
  belong sit participate read learn study travel go wait order pay visit join borrow rent wear ride sleep know sign get
  have had need lose own spill miss face fall`
    .split(/\s+/)
    .map(stemWord),
)
const ofATrade =
  /^(?:follow\w* up|s[ai]t\w* (?:with|at|in(?! on\b))|went (?:through|over|to)|go(?:ing)? (?:through|over|to))\b/i
const longestParticle = 9

/** Verbs of making, most of all of programs. */
export const making: ReadonlySet<string> = new Set(
  'build code develop design program implement deploy launch host apply complete'.split(' ').map(stemWord),
)

/** Verbs that tell of luck, of looking on or of making: whatever their object is, they show no trade. */
export const idle: ReadonlySet<string> = new Set([
  ...making,
  ...`meet come win earn feel want break crack spend catch admire enrol use pass clear finish start`
    .split(' ')
    .map(stemWord),
])

/** Whether a word is the past form of a verb of work. */
export const isPast = (word: string): boolean => pasts.has(word) || /^\p{L}{2,}ed$/u.test(word)

const pasts = new Set([
  ...pastsOfWork,
  ...`met spent thought threw tied understood got did chose caught came rang sang hung ground lit fought read saw ate
  drank sat went bought heard rode wore broke bore froze tore stood lost paid slept slit split spread`.split(/\s+/),
])

/** 'As a guest', 'was audited by a firm', 'was given to us', 'was taught', 'my parents'. */
const others = new RegExp(
  [
    '\\bas an? (?:guest|customer|client|patient|shopper|buyer|pupil|passenger|visitor|viewer|reader)(?= (?:at|of|in|on)\\b|[.,;)]|$)',
    '\\b(?:was|were|been|being|is|are) (?:\\p{L}+ ){0,2}?(?:\\p{L}+(?:ed|hot|one|ade|tten|ght|ilt|en|ent)|cut|put) (?:[\\p{L}\\d]+ ){0,3}?(?:by (?!me\\b|us\\b|hand\\b|\\p{L}+ing\\b|\\d)|(?:to|for) (?:me|us)\\b)',
    // 'Was screened for sugar', but not 'Was posted in the ward'.
    '^(?:(?:i|we) )?(?:was|were|had been|have been) (?:not )?(?!(?:posted|placed|deputed|assigned|appointed|elected|selected|chosen|involved|engaged|entrusted|promoted|tasked|nominated|based|hired|employed|awarded|ranked)\\b)\\p{L}+(?:ed|ght|en|own|ent|old|aid|orn)\\b',
    '^(?:was|were) an? [^,.;]{0,30}?(?:patient|guest|customer|client|joiner|passenger|borrower|buyer|fan|user|beneficiary|pupil)\\b',
    `^(?:and |but |while |when )?${othersAtWork}`,
    // Who looks on: 'Our guide took us', 'sat with the editor while she cut it'.
    '\\b(?:took|showed) us\\b',
    '\\bhow (?:the|my|our|an?) \\p{L}+ (?:is|was) \\p{L}+ing\\b',
    '^(?:sat|stood|went|accompanied|shadowed)\\b[^.;]{0,60}?\\b(?:to (?:learn|see how)|while (?:he|she|they))\\b',
    '^my (?!role|job|work|dut|task|team\\b(?! lead)|project|thesis|dissertation|part\\b)(?![^.;]*, (?:for|in|on) which (?:I|we) )',
    '\\bmy (?:parents?|father|mother|friends?|family|brother|sister|room|flat|phone|fees?|marks|birthday|bike|illness|wedding|flight|loan|salary|pulse|score|cheque|passport|answer scripts?|child|hair|bed|ticket|clothes|laundry)\\b',
  ].join('|'),
  'iu',
)
