import { isWrapped } from '../../resume/layout/line-wraps.ts'
import type { Line } from '../../resume/layout/resume-lines.ts'
import { isBullet } from '../../resume/layout/text-spans.ts'
import { skills } from '../../skills/vocabulary.ts'

/** Whether a text has figures. Dates, marks of studies, versions, parts and names with a number ('ISO 14001') are none. */
export const hasFigure = (text: string): boolean => figure.test(text.replace(noFigure, ' '))

/**
 * Whether a text tells a result in figures: a percentage, a factor, money, a rating, a rank, from one figure to another,
 * or any figure of what was changed or reached ('cut to 3 days'). A count alone is the extent of work, also beside a
 * change ('improved the site for 12 users').
 */
export function hasResult(text: string): boolean {
  const rest = text.replace(noFigure, ' ').replace(sizeOfWork, ' ')
  return figure.test(rest) && (resultFigure.test(rest) || (change.test(rest) && figure.test(rest.replace(extent, ' '))))
}

/** The lines of sentences that run over their end and tell a result. */
export function findLinesWithResult(lines: readonly Line[]): ReadonlySet<number> {
  const found = new Set<number>()
  let from = 0
  lines.forEach((line, index) => {
    const next = lines[index + 1]
    const around = lines.slice(Math.max(0, index - reach), index + reach)
    if (next && !/[.!?]$/.test(line.text) && !isBullet(next.text) && isWrapped(line, next, around)) return
    const all = lines.slice(from, index + 1)
    if (all.length > 1 && hasResult(all.map(({ text }) => text.slice(0, longestLine)).join(' ')))
      for (const place of all.keys()) found.add(from + place)
    from = index + 1
  })
  return found
}

// Lines before and after that show the width of a text.
const reach = 15
const longestLine = 600

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'
const namesWithNumber = skills
  .flatMap(({ surfaces }) => surfaces.map(({ text }) => text))
  .filter((name) => /^[\p{L}\d ]+$/u.test(name) && / \d/.test(name))
const noFigure = new RegExp(
  [
    `\\d{1,2}(?:st|nd|rd|th)? ${month}(?![\\p{L}])(?:,? ?['’]?\\d{2,4})?`,
    `(?<![\\p{L}])${month} ?(?:\\d{1,2}, ?(?=\\d{4}))?['’]?(?:\\d{4}|\\d{2})(?!\\d)`,
    "['’]\\d{2}(?!\\d)",
    '(?<![\\p{L}])(?:phase|sem|semester|year|class|grade|standard|std|unit|module|level|chapter|part|version|round|section|batch|day|week|no|windows|python|java|web|industry|erp|angular|vue)\\.? ?[-#]?\\d[\\d.]*',
    '(?<![\\p{L}])[csg]?gpa\\W{0,3}(?:of )?\\d[\\d./]*|\\d[\\d./]* ?[csg]?gpa(?![\\p{L}])',
    '24 ?[x/] ?7(?!\\d)',
    `(?<![\\p{L}\\d])(?:${namesWithNumber.join('|')})(?![\\p{L}\\d])`,
  ].join('|'),
  'giu',
)
const figure = /(?<![\p{L}\d.-])(?!(?:\d{1,2}\/){0,2}(?:19|20)\d\d\b)\d[\d,.]*(?:k|l|x|m|cr)?(?![\p{L}\d-])/iu
const amount = '\\d[\\d,.]*'
/** 'Worked from 9 to 5', 'children from 6 to 14', 'from page 3 to 20', 'from 10 am to 7 pm' */
const ofRange =
  '(?<!\\b(?:work(?:ed|ing)?|open|shifts?|classes|children|kids|students|people|aged|ages|hours|timings?|duty|stayed|ran|available|free) )(?!from (?:page|class|chapter|std|age)\\b|from \\d{1,2} ?[ap]m\\b)'
const resultFigure = new RegExp(
  [
    '\\d ?(?:%|percent\\b|per cent\\b)|(?<![\\d.])\\d+(?:\\.\\d+)? ?(?:x\\b|times (?:as|more|faster)\\b)',
    '(?:₹|\\brs\\.? ?|\\binr ?|[$€£])\\d|\\d ?(?:lakhs?|crores?|rupees|cr|lpa)\\b',
    '\\brat(?:ed|ing)\\b.{0,12}\\d|\\d ?\\/ ?(?:5|10)(?!\\d)',
    '\\d[\\d,.]* ?(?:\\p{L}+ )?(?:less|fewer|faster|quicker|shorter)\\b(?! than)',
    '\\b(?:top|first|rank(?:ed)?|position|place) ?#?\\d|\\d(?:st|nd|rd|th) (?:of|out of|among|place|prize|rank|position)\\b',
    `\\b(?:${ofRange}from|went|gone|grew|rose|fell|climbed|dropped) (?:up |down )?(?:\\D{0,12}\\d|zero|nothing)(?:[^.;]|\\.(?=\\d)){0,40}?\\bto \\D{0,12}\\d|\\d ?(?:→|[-=]>) ?\\d`,
    // '25 min to 10 min', '3 hours instead of 5', 'was 500, now 900', '30 before, 75 after', 'down to 2 days from 5'
    `${amount} (\\p{L}+) to ${amount} \\1\\b`,
    `${amount}(?: \\p{L}+){0,2} (?:instead of|in place of|rather than|became) (?:₹|rs\\.? ?)?\\d`,
    `\\b(?:was|were|used to) (?:\\p{L}+ )?${amount}[^.;]{0,20}\\bnow (?:\\p{L}+ )?\\d|${amount}[^.;]{0,20}\\bbefore\\b[^.;]{0,20}\\d[^.;]{0,20}\\b(?:after|now)\\b`,
    `\\b(?:down|up) to ${amount}(?: \\p{L}+){0,2} from \\d`,
  ].join('|'),
  'iu',
)
// Of a client, of what was looked after, or estimated: 'a mill with a turnover of Rs 210 crore'.
const sizeOfWork =
  /\b(?:(?:estimated|approximate) (?:the )?costs?(?: (?:of|at|to))?|(?:turnover|budgets?|portfolios?|assets?|capital|aum|corpus|loans?|stock|invoices|bills) (?:of|worth|up to)) (?:about |over |around |nearly )?(?:₹|rs\.? ?|inr ?|[$€£])?\d[\d,.]*(?: ?(?:lakhs?|crores?|cr|k|m|mn|million|billion|rupees))?(?! ?%)/giu
const extent =
  /\b(?:for|with|in|across|among|on|at|over|during|within|using|from|between|(?<!\b(?:accuracy|reach|total|growth|score|profit|sales|revenue|savings?|rate|turnover|average|increase|reduction|rise|fall) )of) (?:(?:about|around|over|more than|nearly|up to|all|the|some|a team of) ){0,2}\d[\d,.]*\+?|\b(?:improv|boost)(?:ed|ing) (?:about |over )?\d[\d,.]*\+?(?! ?(?:%|x\b|times))/giu
const change =
  /\b(?:reduc|rais|increas|decreas|improv|sav(?:ed|ing)|cut(?:s|ting)?\b|lower|doubl|tripl|halv|boost|gain(?:ed|ing)|grew\b|grow|reach|exceed|achiev|won\b|earn(?:ed|ing)|generat|recover|accura|faster\b|fewer\b)/i
