import { accountingAndFinance } from '../data/deeds/accounting-and-finance.ts'
import { careAndLearning } from '../data/deeds/care-and-learning.ts'
import { careAndNature } from '../data/deeds/care-and-nature.ts'
import { designAndArts } from '../data/deeds/design-and-arts.ts'
import { everyday } from '../data/deeds/everyday.ts'
import { healthAndLife } from '../data/deeds/health-and-life.ts'
import { hospitalityAndKitchen } from '../data/deeds/hospitality-and-kitchen.ts'
import { internshipTasks } from '../data/deeds/internship-tasks.ts'
import { lawAndPolicy } from '../data/deeds/law-and-policy.ts'
import { logisticsAndOperations } from '../data/deeds/logistics-and-operations.ts'
import { makingAndBuilding } from '../data/deeds/making-and-building.ts'
import { marketingAndWords } from '../data/deeds/marketing-and-words.ts'
import { moneyAndOffices } from '../data/deeds/money-and-offices.ts'
import { peopleAndSupport } from '../data/deeds/people-and-support.ts'
import { plainWords } from '../data/deeds/plain-words.ts'
import { sellingAndShops } from '../data/deeds/selling-and-shops.ts'
import { softwareAndData } from '../data/deeds/software-and-data.ts'
import { studentTasks } from '../data/deeds/student-tasks.ts'
import { thingsOfATrade } from '../data/deeds/things-of-a-trade.ts'
import { wordLists } from '../data/deeds/word-lists.ts'
import { stemWord } from '../stems.ts'
import { findProducts, isTrade } from '../subjects.ts'
import { normalizedWords } from '../tokens.ts'
import { skillNamed, skills } from '../vocabulary.ts'
import { indexDeeds, type NamedAct, parseDeeds } from './deed-index.ts'
import { findDeeds } from './deeds.ts'

/** Texts with words so common that they must stand near each other. */
const nearTexts = new Set([careAndNature, moneyAndOffices, plainWords])

export const deeds = [
  accountingAndFinance,
  careAndLearning,
  careAndNature,
  designAndArts,
  everyday,
  healthAndLife,
  hospitalityAndKitchen,
  internshipTasks,
  lawAndPolicy,
  logisticsAndOperations,
  makingAndBuilding,
  marketingAndWords,
  moneyAndOffices,
  peopleAndSupport,
  plainWords,
  sellingAndShops,
  softwareAndData,
  studentTasks,
  thingsOfATrade,
].flatMap((text) => parseDeeds(`${wordLists}\n${text}`, nearTexts.has(text) ? 11 : undefined))

/** Nouns of verbs that no suffix shows. */
const verbOfNoun = new Map(
  'analysis analyse|maintenance maintain|delivery deliver|design design|review review|audit audit|repair repair|research research|visit visit|check check|test test|survey survey'
    .split('|')
    .map((pair): [string, string] => [pair.split(' ')[0]!, pair.split(' ')[1]!]),
)

/** Skills and wordings of which the sentence says something wider: a package may be of pay, a condition one of health. */
const tooWide = new Set(
  `Account management|Account opening|Condition monitoring|Distribution|Electrical wiring|Investment banking
  Management accounting|Operations management|Organizational development|Package management|Performance management
  Performance optimization|Personal training|Pharmaceutical analysis|Portfolio management|Pricing strategy
  Property management|Release management|Set design|State management|System design|Test preparation|Time management
  Tool design|Warranty claims|activity planning|app development|application development|bid management
  budget forecasting|check processing|data preparation|english speaking|gear design|layout planning
  leadership development|line development|map making|material selection|materials management|network management
  package design|policy making|policy writing|procedure development|program planning|program development
  project delivery|quality improvement|report preparation|report generation|resource management
  scientific communication|security management|site management|site monitoring|store management|stores management
  system testing|target achievement|travel planning|trend analysis|trend forecasting|trend research`.split(
    /\s*[|\n]\s*/,
  ),
)

/**
 * Names that end in the noun of a verb, as sentences. What is only learned ('Machine learning') and names of which the
 * verb says something else are left out.
 */
const namedActs = skills.flatMap(({ name, surfaces }) =>
  surfaces.flatMap(({ text, use }): NamedAct[] => {
    if (tooWide.has(name) || tooWide.has(text.toLowerCase())) return []
    const words = normalizedWords(text)
    const last = words.at(-1) ?? ''
    const verb = verbOfNoun.get(last) ?? (/(?:(?<!learn)ing|[ts]ion|ment)$/.test(last) ? last : null)
    if (use !== 'plain' || words.length < 2 || words.length > 3 || verb === null) return []
    return [{ skill: name, verb: stemWord(verb), object: words.slice(0, -1).join(' ') }]
  }),
)

const index = indexDeeds(deeds, namedActs)
const skillIds = [...deeds, ...namedActs].map(({ skill }) => skillNamed(skill)?.id ?? -1)

/** The skills (ids of the vocabulary) that a text shows by what was done, without naming them. */
export function findShownDeeds(text: string): { id: number; start: number; end: number }[] {
  const named = findDeeds(index, text).map(({ deed, start, end }) => ({ id: skillIds[deed]!, start, end }))
  const products = findProducts(text)
  const isOfProduct = (start: number) => products.some((product) => start >= product.start && start < product.end)
  return [...named, ...findVerbs(text)].filter(
    ({ id, start, end }) =>
      (!isTrade(id) || !isOfProduct(start)) &&
      !otherObjects.get(skills[id]!.name)?.test(text.slice(start, end + longestObject)),
  )
}

/** 'Researched …' at the start of a clause shows research. The last word of a pair is the skill. */
const verbs = new Map(
  `researched Research|translated Translation|proofread Proofreading|tutored Tutoring|mentored Mentoring|taught Teaching
  counselled Counseling|counseled Counseling|photographed Photography|animated Animation|illustrated Illustration
  welded Welding|soldered Soldering|negotiated Negotiation|debugged Debugging|refactored Refactoring|audited Auditing
  prototyped Prototyping|wireframed Wireframing|transcribed Transcription|catered Catering|baked Baking|edited Editing
  subtitled Subtitling|dubbed Dubbing|sketched Sketching|storyboarded Storyboarding|choreographed Choreography
  budgeted Budgeting|recruited Recruitment|onboarded Onboarding|archived Archiving|catalogued Cataloguing
  curated Curation|invoiced Invoicing|procured Procurement|calibrated Calibration|titrated Titration|dissected Dissection
  pipetted Pipetting|autoclaved Autoclaving|immunised Immunization|documented Documentation|volunteered Volunteering
  anchored Anchoring|debated Debating|wove Weaving|sewed Sewing|machined Machining|surveyed Surveys
  interviewed Interviewing|scheduled Scheduling|draped Draping|embroidered Embroidery|stitched Sewing
  triaged Triage|immunized Immunization|vaccinated Immunization|dispensed Dispensing|sterilised Sterilization
  sterilized Sterilization|fermented Fermentation|distilled Distillation|centrifuged Centrifugation|vouched Vouching
  typed Typing|blogged Blogging|sculpted Sculpture|refereed Refereeing|umpired Refereeing
  mediated Mediation|lobbied Lobbying|programmed Programming|coded Programming|forecast Forecasting
  forecasted Forecasting|clustered Clustering|brazed Brazing`
    .split(/[|\n]/)
    .flatMap((pair): [string, number][] => {
      const [verb = '', skill = ''] = pair.trim().split(' ')
      const id = skillNamed(skill)?.id
      return id === undefined ? [] : [[verb, id]]
    }),
)

const longestObject = 60

/** Objects with which a verb shows another skill: who taught mothers gave no lessons, who photographed gels kept records. */
const otherObjects: ReadonlyMap<string, RegExp> = new Map([
  [
    'Teaching',
    /\bt(?:aught|each(?:es|ing)?) (?:[\p{L}\d,-]+ ){0,3}?(?:mothers|women|farmers|villagers|patients|famil\w+|residents|households|workers|customers|clients|guests|users|colleagues|staff|employees|interns|trainees|joiners|shopkeepers|vendors|elders|myself)\b/iu,
  ],
  ['Interviewing', /\binterviewed (?:at|by|for|with)\b/i],
  ['Recruitment', /\brecruited (?:as|by|from|into|to)\b/i],
  [
    'Programming',
    /\b(?:programmed|coded)(?:,? [\p{L}\d,-]+){0,3}? (?:events?|shows?|festivals?|answers?|responses?|transcripts?|interviews?|data|invoices|bills|ledgers?|expenses|claims|diagnoses|diagnosis)\b/iu,
  ],
  ['Forecasting', /\bforecasts? (?:process|and|model|report|for|month)\b|\bforecast ?\//i],
  [
    'Translation',
    /\btranslated (?:[\p{L}-]+ ){0,3}?(?:concepts?|requirements?|goals?|objectives?|data|needs|ideas?|strateg(?:y|ies)|vision|designs?|feedback|insights?|mock-?ups?)\b/iu,
  ],
  ['Typing', /\btyped (?:the )?(?:minutes|answers)\b/i],
  [
    'Onboarding',
    /\bonboarded (?:[\p{L}\d,-]+ ){0,3}?(?:users|customers|clients|sellers|merchants|vendors|partners|brands|stores|restaurants|shops|drivers|riders|schools)\b/iu,
  ],
  [
    'Photography',
    /\bphotograph(?:ed|ing|s)? (?:[\p{L}\d,-]+ ){0,3}?(?:gels?|blots?|plates?|colon(?:y|ies)|slides?|samples?|specimens?|cells?|cultures?|cracks?|defects?|damages?|site progress|bills?|invoices?|receipts?|documents?|records?|pages?|evidence|meters?)\b/iu,
  ],
])

function findVerbs(text: string): { id: number; start: number; end: number }[] {
  return [...text.matchAll(/(?:^|[.;:,]\s|\band\s)[^\p{L}\p{N}]{0,4}(\p{L}{4,14})\b/gu)].flatMap((match) => {
    const id = verbs.get(match[1]!.toLowerCase())
    const end = match.index + match[0].length
    return id === undefined ? [] : [{ id, start: end - match[1]!.length, end }]
  })
}
