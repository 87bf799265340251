import { pastsOfWork } from '../../skills/others-at-work.ts'
import type { ReadableLine } from '../layout/text-spans.ts'
import type { EntryLines, Source } from '../resume-draft.ts'
import { findDisclaimers } from './disclaimed-skills.ts'

/**
 * What an entry tells of the work of others, where it says that they did the main part ('My batch mate has done the
 * coding, I have done the report'): all but what the applicant did. Nothing where the applicant made a part too ('my
 * friend did the coding of the site and I programmed the sensors').
 */
export function findMadeByOthers(entry: EntryLines, lines: readonly ReadableLine[]): Source[] {
  const own = lines.slice(entry.from, entry.to + 1)
  const clauses = own.flatMap(({ text, index }) => clausesOf(text).map((clause) => ({ ...clause, line: index })))
  const given = clauses.filter(({ text }) => isMainByOthers(text))
  if (given.length === 0) return []
  const isOwn = (clause: (typeof clauses)[number]) => ofWriter.test(clause.text) && !given.includes(clause)
  const isOfProgram = given.some(({ text }) => program.test(text))
  const isMaking = ({ text }: { text: string }) => (isOfProgram ? making.test(text) : !reporting.test(text))
  return clauses.some((clause) => isOwn(clause) && isMaking(clause))
    ? []
    : clauses.filter((clause) => !isOwn(clause)).map(({ line, start, end }) => ({ line, start, end }))
}

function clausesOf(text: string): { text: string; start: number; end: number }[] {
  const cuts = [...text.matchAll(joint)].map(({ index, 0: sign }) => index + sign.length)
  return [0, ...cuts].map((start, at) => ({ text: text.slice(start, cuts[at]), start, end: cuts[at] ?? text.length }))
}

const isMainByOthers = (text: string): boolean =>
  main.test(text) &&
  (byOthers.test(text) ||
    activeOthers.test(text) ||
    findDisclaimers(text).some(({ start, end }) =>
      [main, mates, makes].every((sign) => sign.test(text.slice(start, end))),
    ))

const joint = /[.;!?]\s+|,?\s(?:and|but|while|whereas)\s(?=(?:I|i|we|my|me)\b)|,\s(?=(?:I|i|we|my|me)\b)/g
const programPart =
  '(?:cod(?:e|ed|es|ing)|program(?:s|me|med|ming)?|software|app|application|(?:web ?)?site|website|back ?end|model|technical|develop(?:ed|ment)|implement(?:ed|ation)|machine learning|everything|whole)'
const mainPart = `(?:${programPart}|rest|practicals?|experiments?|lab work|analysis|calculations?|simulations?|fabrication|wiring|circuits?|hardware|drafting|drawings?|stitching|editing|cooking|translation)`
const program = new RegExp(`\\b${programPart}\\b`, 'i')
/** What is left to those who did not make it. */
const reporting =
  /\b(?:reports?|charts?|introduction|ppt|presentations?|slides?|posters?|write[- ]?ups?|document\w*|records?|viva|surveys?|photos?|pictures|data|responses|collect\w*|topic|literature|typed|log ?book|notes|spoke|explained|bought|arranged|watched|helped)\b/i
const main = new RegExp(`\\b${mainPart}\\b`, 'i')
const mates =
  /\b(?:\p{L}*mates?|friends?|partners?|members?|seniors?|others?|brother|sister|cousin|guide|teacher|sir|freelancer|developer)\b/iu
const makes = /\b(?:did|do(?:ne|ing)|wrote|writ|made|mak|buil[dt]|cod|program|develop|handl|implement|creat)/i
/** 'The coding part was handled by Rohit', 'hardware and code are by my batchmates', 'Code: my team mate' */
const byOthers = new RegExp(
  `^\\W*(?:(?:the|all|main|full|whole|entire|its) )*(?:[\\p{L}-]+ (?:and|&) )?${mainPart}(?: (?:and|&) [\\p{L}-]+)?(?: (?:part|work|portion|side))?(?: (?:is|was|were|are|has been|have been|got|\\p{L}+ly))*(?: (?:done|made|written|built|handled|coded|developed|programmed|implemented|created|completed|trained|managed|taken (?:up|care of)))? ?(?:by (?!me\\b|us\\b|myself|ourselves|hand\\b|using\\b|(?:the|our|a) team\\b)|: (?:by )?(?:my|our|two|three|some) |(?:is|was|are) (?:all )?(?:my|our) \\p{L}+(?: \\p{L}+)?['’]s? work)`,
  'iu',
)
const activeOthers = new RegExp(
  `^\\W*(?:(?:[Tt]he |[Mm]y |[Oo]ur )?(?:[Oo]thers?|other (?:members|students|boys|girls)|rest of (?:the|my|our) (?:team|group)) (?:has |have )?(?:did|done|made|wrote|written|built|handled|coded|programmed|developed)|(?!I |We |Then |Also |Later |Self |Team |Group |\\p{L}+ly )\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}\\p{Ll}+)? (?:(?:coded|programmed) (?:it|this|the|all|most)|did the (?:coding|code|programming)|(?:wrote|built|made|developed) the ${programPart}))\\b`,
  'u',
)
const past = `(?:\\p{L}{2,}ed|did|${pastsOfWork.join('|')})\\b`
const ofWriter = new RegExp(
  `\\b(?:I|i|we|me|mine|my (?:own |main )?(?:part|role|work|job|task|duty|share))\\b|^\\W*(?:and )?${past}`,
  'u',
)
const making = new RegExp(
  `\\b(?:${programPart}|\\p{L}*solder\\w*|wir(?:ed|ing)|circuits?|hardware|sensors?|electronics|algorithms?|scripts?|queries|database|api|modules?|train(?:ed|ing)|built|build|simulat\\w*|fabricat\\w*|assembl\\w*|install\\w*|calibrat\\w*|classifier|dashboard|pipeline|debug\\w*|deploy\\w*|features?)\\b`,
  'iu',
)
