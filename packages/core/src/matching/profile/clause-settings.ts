import { pastsOfWork } from '../../skills/others-at-work.ts'
import { type LineSetting, namedOnly } from './line-settings.ts'
import { isUse } from './settings.ts'

/**
 * The setting of a place by the words of its own clause, in any entry: 'SAP training of 3 days' is a course also in a
 * job, 'Seminar on SAP' only names it, and 'as NSS work' makes a project. Without such words the setting of its line.
 */
export function settingOfClause(line: LineSetting, text: string, start: number, end: number): LineSetting {
  if (line.setting === 'listed' || !mayTell.test(text)) return line
  const [from, to] = clauseAround(text, start, end)
  const [before, after, clause] = [text.slice(from, start), text.slice(end, to), text.slice(from, to)]
  const isDone = deed.test(clause)
  const isGiven = giving.test(`${before} ${after}`)
  if (!isDone && !isGiven && (occasion.test(after) || occasionOn.test(before)))
    return handsOn.test(clause) ? { ...line, setting: 'course' } : namedOnly
  if (isUse(line) && !isGiven && isLearned(before, after, clause, isDone)) return { ...line, setting: 'course' }
  const isForStudies = forStudies.test(clause) || opensForStudies.test(sentenceBefore(text, start))
  if (isForStudies && (line.setting === 'work' || (line.setting === 'course' && isDone)))
    return { ...line, setting: 'project' }
  return line
}

function isLearned(before: string, after: string, clause: string, isDone: boolean): boolean {
  if (learned.test(clause) || asSubject.test(clause)) return true
  const isTraining = training.test(after) || trainingIn.test(before)
  return (
    !isDone &&
    (inSyllabus.test(clause) ||
      ofBeginner.test(clause) ||
      (isTraining && taken.test(clause) && !recipients.test(clause)))
  )
}

const past = `(?:\\p{L}{2,}ed|${pastsOfWork.join('|')})\\b`
const neutral =
  '(?!(?:learned|studied|practi[sc]ed|covered|completed|attended|passed|finished|received|joined|participated|cleared|enrolled|certified|trained|based|took|taught (?:in|at|by))\\b)'
const deed = new RegExp(
  `(?:^|\\b(?:I|we|and|also)\\b|[,:–-])\\W*(?:I |we |also )?(?:did\\b(?! (?:\\S+ ){0,4}(?:courses?|trainings?|certificat\\w*|diploma|class(?:es)?)\\b)|${neutral}${past})`,
  'iu',
)
const giving =
  /\b(?:(?:g[ai]v|h[eo]ld|conduct|organi[sz]|deliver|teach|facilitat|host|arrang|provid|impart|schedul|coordinat)[a-z]*|(?:manag|present|support|lead|creat|design|prepar|develop)(?:ed|ing|es|e|s)?|led|taught(?! in| at)|speaker|spoke|resource person|train(?:ed|s) (?:\d+|the|new|staff))\b(?! by\b)/i

const mayTell =
  /train|guest|course|class|certif|bootcamp|diploma|webinar|seminar|workshop|lecture|\btalk|conference|orientation|learn|practi[sc]|studied|taught|syllabus|curriculum|elective|paper|subject|practical|module|project|basic|theory|fundamental|little|\ba bit\b|beginner|thesis|dissertation|\bnss\b|\bncc\b/i

/** A clause ends with its sentence, or before the next verb. */
const clauseEnd = new RegExp(
  `(?<!\\b\\p{L}|\\.\\p{L}{1,4})[.;]\\s|,? (?:and|then|but|also) (?:(?:then|also|later) )?(?=(?:I |we )?(?:${past}|learnt|had)\\b)|, (?=(?:(?:I|we) )?(?:${past}|learnt|had\\b)|which\\b|where\\b)`,
  'giu',
)

function clauseAround(text: string, start: number, end: number): [from: number, to: number] {
  const ends = [...text.matchAll(clauseEnd)]
  const before = ends.findLast(({ index, 0: sign }) => index + sign.length <= start)
  const from = before === undefined ? 0 : before.index + before[0].length
  // 'QuickBooks, learnt in a class': a name has its verb behind the comma.
  const after = ends.find(
    ({ index, 0: sign }) => index >= end && (!sign.startsWith(', ') || deed.test(text.slice(from, index))),
  )
  return [from, after?.index ?? text.length]
}

const sentenceBefore = (text: string, start: number): string =>
  text
    .slice(0, start)
    .split(/(?<!\b\p{L}|\.\p{L}{1,4})[.;]\s/u)
    .at(-1)!

const events =
  '(?:webinars?|seminars?|workshops?|(?:guest )?lectures?|guest sessions?|talks?|symposium|orientation|conferences?)\\b'
/** 'SAP seminar', 'Insolvency: attended a guest lecture' */
const occasion = new RegExp(
  `^(?: ?|: (?:(?:attended|heard|joined|an?|one|two|\\d+|hour|online|guest|expert|alumni) )*)(?:(?!(?:for|of|in|at|to|and|with|from|by)\\b)\\p{L}+ )?${events}`,
  'iu',
)
const occasionOn = new RegExp(`\\b${events} (?:on|about) (?:\\p{L}+ ){0,3}$`, 'iu')
const handsOn = /\bhands[- ]on\b|\b(?:[2-9]|\d\d|two|three|four|five|six|seven|ten)[- ]?(?:days?|weeks?)\b|\bweeks?\b/i

const taught =
  '(?:course|class|classes|coaching|tuition|syllabus|curriculum|electives?|semester|sem|college|school|lab|laboratory|institute|training|udemy|coursera|nptel|swayam|youtube|bootcamp|academy|workshop|tutorials?|diploma|degree|cent(?:re|er))\\b'
const learned = new RegExp(
  `\\b(?:learn(?:ed|t)|practi[sc]ed|(?:was|were) taught)\\b.{0,40}?\\b(?:in|at|from|during|through|by) (?:[\\p{L}\\d.+-]+ ){0,4}?${taught}|\\bstudied\\b.{0,40}?\\b(?:in|during) (?:[\\p{L}\\d.]+ ){0,3}?(?:course|class|syllabus|curriculum|semester|sem|degree|diploma)\\b`,
  'iu',
)
const asSubject =
  /\b(?:had|have|did|done|took|studied|learn(?:ed|t)|read|covered|taken)\b.{0,40}?\bas (?:an?|one|our|my|the) (?:[\p{L}-]+ ){0,2}?(?:electives?|papers?|subjects?|practicals?|modules?|course|minor)\b|\b(?:in|during) (?:(?:our|my|the|college|school|lab) )*practicals?\b|\b(?:is|was|are|were) (?:an?|one|our|my) (?:[\p{L}-]+ ){0,2}?(?:electives?|papers?|subjects?) (?:in|of|this|for) (?:\S+ ){0,2}?(?:semester|sem|year|course|syllabus)\b/iu
const inSyllabus = /\b(?:in|of) (?:our|my|the) (?:\S+ ){0,2}?(?:syllabus|curriculum)\b/i
// 'In C only basics from the syllabus', 'Java a little'
const ofBeginner =
  /\b(?:only|just|bare) (?:(?:the|some|very) )*(?:basics?|theory|fundamentals)\b|\b(?:basics?|theory|fundamentals) only\b|\bfrom (?:(?:the|our|my|college|school|course) )*(?:syllabus|curriculum)\b|\ba (?:very )?(?:little|bit)\b|\b(?:beginner|basic)(?:['’]?s)?(?: level)?(?=\W*$|[),;])/i
const teachings = '(?:training|courses?|class(?:es)?|certification|certificate|bootcamp|diploma)\\b'
const training = new RegExp(
  `^ ?(?:(?:and|&|,) (?:[\\p{L}-]+ ){1,2})?(?:(?:software|basic|advanced|online|certificate) )?${teachings}(?! (?:co-?ord|manag|special|facilit|execut|assist|officer|lead|intern|material|manual|need|team|dep))`,
  'iu',
)
const trainingIn = new RegExp(
  `\\b${teachings} (?:in|on|of) (?:(?:the|basic|advanced|core) |[\\p{L}-]+ (?:and|&) )?$`,
  'iu',
)
const taken =
  /\b(?:(?:\d+|one|two|three|four|six|half|a|crash)[- ]?(?:days?|weeks?|months?|hours?|hrs?|years?)\b|complet|underwent|undergone|receiv|attend|took|did|done|got|finish|pass|join|pursu)/i
const recipients =
  /\b(?:to|for) (?:[\p{L}\d]+ ){0,3}(?:staff|employees|students|joiners|recruits|teams?|users|children|women|teachers|trainees|interns|members|farmers|volunteers|workers|people)\b/iu

const studies =
  '(?:nss|ncc|(?:[bm]\\.? ?(?:com|sc|tech|a|ed|pharm|arch|des|e)|mba|bba|mca|bca|pgdm|diploma|degree|final[- ]year|(?:third|second|first|last)[- ]year|sem(?:ester)?|college|academic|university|school|class|course|minor|major|mini|capstone|internal|bachelor\\p{L}*|master\\p{L}*)\\.? (?:[\\p{L}-]+ )?(?:project|thesis|dissertation)|thesis|dissertation)\\b'
const forWhat = `(?:for|in|during|as|as (?:a )?part of|under) (?:(?:my|our|the|an?) )?${studies}`
/** 'For the final year project portal' is about another thing. */
const forStudies = new RegExp(`\\b${forWhat}(?! (?:portal|site|website|app|students|guid|groups?|teams?))`, 'iu')
const opensForStudies = new RegExp(`^\\W*(?:also )?${forWhat}`, 'iu')
