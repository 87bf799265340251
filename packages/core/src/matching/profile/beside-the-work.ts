import { pastsOfWork } from '../../skills/others-at-work.ts'
import { isTrade } from '../../skills/subjects.ts'
import { isErrand } from './errands.ts'

/**
 * Whether the name of a skill (`id`) or a phrase is not about the writer's own work, but about what was only heard,
 * watched or enjoyed ('Watched a senior set up VLANs'), an event that was arranged ('Booked the hall for the robotics
 * club'), a department, a firm or a place ('called insurance companies'). What others did is masked (`findOthersWork`).
 */
export const isBesideTheWork = (text: string, start: number, end: number, id?: number): boolean => {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  return (
    (served.test(before) && !usedAfterwards.test(after)) ||
    shownAfter.test(after) ||
    toldAbout.test(before) ||
    contestOn.test(before) ||
    isContest.test(after) ||
    club.test(after) ||
    (arranging.test(before) && (event.test(after) || talkOn.test(before))) ||
    (holding.test(before) && occasion.test(after)) ||
    ofAFirm.test(before) ||
    (forWhom.test(before) && aPost.test(after)) ||
    isErrand(text, start, id) ||
    (id !== undefined && isTrade(id) && ofATrade.test(after)) ||
    (withOthers.test(before) && ofADepartment.test(after)) ||
    (ofAPlace.test(after) && isSentence.test(before) && !workingThere.test(before))
  )
}

const clauseStart = '(?:^\\W*|[.,;:–—]\\s+|\\b(?:and|then|also|I|we)\\s+)'
const past = `(?:\\p{L}{2,}ed|did|${pastsOfWork.join('|')})\\b`
const nextDeed = `(?:\\b(?:and|then|to) |, (?:and |then )?)${past}`
const restOfClause = `\\b(?:(?!${nextDeed}|[.;]).)*$`
/** 'Was told about', 'mainly observing', 'got to know', 'gained exposure to' */
const lookedOn =
  'watched|witnessed|observed|shadowed|sat (?:in|with (?:the|an?|my|our|senior)(?! (?:[\\p{L}-]+ )?(?:guests?|customers?|patients?|clients?|callers?|parents?|child|children|students?|farmers?|famil(?:y|ies))\\b))|seen|learn(?:ed|t)|understood|came to know|got to (?:know|learn|see|watch|observe|understand)|' +
  '(?:was|were|got|been|am) (?:(?:only|mainly|mostly|also|just|briefly) )*(?:told|taught|shown|explained|briefed|introduced|exposed|familiari[sz]ed|made (?:familiar|aware)|invited|observing|watching|listening)|' +
  '(?:gained|had|received|acquired|obtained|got|developed) (?:(?!hands)\\p{L}+ ){0,2}(?:exposure|knowledge|insights?|ideas?|overview|familiarity|understanding)'
const served = new RegExp(
  `${clauseStart}(?:${lookedOn}|attended (?!to\\b)|joined (?:the |some |a few )?(?:\\p{L}+ )?(?:meetings?|calls?|discussions?)|went (?:with|along)|saw|noticed|enjoyed|listened|heard|sat (?:for|through)|signed up|enrol(?:l)?ed|applied for (?:an? |the )?(?:post|job|course|position|admission)|underwent|(?:was|were|got) selected|cleared the (?:\\p{L}+ )?(?:test|exam|interview|round)|read about|like |visited (?!.*\\b(?:for|to)\\b)|followed (?:the )?(?:news|market)|subscribed to)${restOfClause}`,
  'iu',
)
/** 'SAP MM was shown', 'Opera PMS was taught in the lab' */
const shownAfter =
  /^ ?(?:\p{L}+ ){0,2}(?:was|were|is|are|got) (?:also |only )?(?:shown|explained|demonstrated|taught|told|introduced|covered)\b/iu
/** 'Submitted a report on challenges in cold chain' and 'gave a seminar on blockchain' tell of a topic. */
const toldAbout = new RegExp(
  `${clauseStart}(?:gave|presented|delivered|submitted|spoke)\\b[^.;]{0,40}\\b(?:reports?|seminars?|presentations?|talks?|speech|lectures?|assignments?|essays?|ppts?) (?:on|about)\\b[^.;,]*$`,
  'iu',
)
/** 'Won a college quiz on finance', 'a chemistry quiz', 'debated on fiscal policy', 'made a poster on phishing' */
const contestOn =
  /\b(?:quiz(?:zes)?|debate[ds]?|essays?|elocution|extempore|posters?|blogs?|skits?|street plays?)(?: (?:competitions?|contests?|events?))? (?:on|about) [^.;,]*$/iu
const isContest = /^ ?(?:quiz(?:zes)?|debates?|elocution)\b/iu
/** 'Learned SQL and used it', 'to automate the reports' */
const usedAfterwards =
  /^[^.;]{0,30}?\b(?:and|then) (?:(?:then|also|later) )?(?:used|applied|built|filed|automated|ran|operated|developed|implemented)\b|^ to \p{Ll}+ (?:the|our|a|an|my)\b/iu
const watched = new RegExp(`${clauseStart}(?:${lookedOn})\\b(?:(?!${nextDeed}|[.;]).)*`, 'giu')

/** A text with blanks for what was only watched: 'Sat in on counselling sessions and wrote notes' tells of notes alone. */
export const withoutWatched = (text: string): string => text.replace(watched, (clause) => ' '.repeat(clause.length))

const aided = new RegExp(
  `${clauseStart}(?:(?:was |were |been )?(?:helping|assisting)|helped|assisted|aided|supported|took part|participated|was involved|contributed)\\b(?:(?!\\b(?:and|then) ${past}|[.;]).)*`,
  'giu',
)
/** Who is helped by the work itself, and how many, but no measure ('45 kW', 'for 2 weeks'). */
const ofOwnHelp =
  /\b\d[\d.,]*\b(?! ?(?:k?[wvg]|kva|hp|[mck]?m|m?l|tons?|days?|weeks?|months?|hours?|hrs?|years?)\b)|\b(?:customers?|clients?|guests?|patients?|students?|children|visitors?|users?|farmers?|residents?|families|villagers|women|applicants?|candidates?|passengers?|people|pupils?|learners?|workers)\b/iu

/** Whether a place is in a clause about other people's work that the writer helped with: 'Assisted associates in drafting'. */
export const isAided = (text: string, start: number): boolean =>
  [...text.matchAll(aided), ...text.matchAll(helpedWith)].some(
    ({ index, 0: clause }) => start >= index && start < index + clause.length && !ofOwnHelp.test(clause),
  )

/** 'Stock checking also I was helping' */
const helpedWith =
  /(?:^|[.;,] )[^.;,]{1,40}? (?:also |too )?(?:I|we) (?:was |were |also |only |just ){0,2}(?:help|assist)(?:ed|ing)\b[^.;]*/giu

const arranging = new RegExp(
  `${clauseStart}(?:arranged|reserved|booked|collected|carried (?!out)|served|decorated|organi[sz]ed|coordinated|hosted|managed|promoted|volunteered|registered|set up)${restOfClause}`,
  'iu',
)
const event =
  /^ ?(?:\p{L}+ )?(?:workshops?|clubs?|shows?|contests?|competitions?|fests?|exhibitions?|seminars?|webinars?|meets?|meetups?|talks?|conferences?|exams?|hackathons?|bootcamps?|stalls?|booths?)\b/iu
const talkOn =
  /\b(?:workshops?|seminars?|webinars?|talks?|lectures?|conferences?|quiz|exhibitions?) (?:on|about) (?:\p{L}+ )?$/iu

/** 'Robotics club, member since 2024' shows no robotics. */
const club = /^ ?(?:clubs?|societ(?:y|ies)|cell|committee|association|chapter|forum)\b/i

// 'Ran the inter-school robotics day'; a workshop is taught by who can do it.
const holding = new RegExp(`${clauseStart}(?:ran|held|led|headed|judged|anchored|conducted)${restOfClause}`, 'iu')
const occasion =
  /^ ?(?:(?!(?:an?|all|each|every|for|in|of|on|per|the)\b)\p{L}+ )?(?:days?|nights?|fests?|festivals?|clubs?|quiz(?:zes)?|fairs?|expos?|exhibitions?|competitions?|contests?|championships?|olympiads?)\b/iu

/** 'Wrote a job description for a sales post' */
const forWhom = /\bfor (?:(?:an?|the|our|\d+|two|three|four|five) )?(?:\p{L}+ )?$/iu
const aPost = /^ ?(?:\p{L}+ )?(?:posts?|roles?|positions?|vacanc(?:y|ies)|openings?)\b/iu
const ofAFirm =
  /\b(?:firms?|compan(?:y|ies)|units?|factory|plant|shops?|stores?|institutes?|colleges?|brands?) (?:that|which) (?:(?!\band\b)[^,.;])*$/iu
const ofATrade =
  /^ (?:compan(?:y|ies)|firms|agencies|providers|industry|sector|professionals|personnel|agents|committee|practices|brands)\b/i
const withOthers =
  /\b(?:with|to|from|by|between|(?<=\b(?:api|apis|code|work|data|files?|sheets?|reports?) )of(?= the)|(?<!\b(?:work|intern)\w* )for) (?:(?:the|our|all|other|various|internal|external|senior) ){0,2}(?:[\p{L}/-]+(?:,| and|,? &) ){0,3}$/iu
const ofADepartment =
  /^(?:(?:,? and|,|\/| &) ?[\p{L}-]+){0,3} (?:teams?|departments?|managers?|executives?|VPs?|vice presidents?|directors?|heads?|staff|leads?|leaders|colleagues|engineers|designers|developers|specialists|drivers?|operators?|technicians?|supervisors?)\b/iu
const ofAPlace =
  /^(?:['’]s)? (?:departments?|dept|branch|office|building|desk|firm|company|mill|park|officer|scholars?|party|(?:helpline |phone )?number|posters?|box|rally|room)(?=\s*(?:$|[.,;)]|(?:and|of|in|at|to|for|from|on|where|who|which|during|explained)\b))/iu
/** 'Finance Officer' alone is a title. */
const isSentence = /\p{L}+ \p{L}+ [^|]*$/u
const workingThere =
  /\b(?:work|intern|post|train|assist|join|lead|led|manag|head|support|rotat|volunteer|help|plac|run|ran|set up|built|taught|teach|guid|mentor|advis)\w*\b/i
