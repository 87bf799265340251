import { accountingAndFinance } from '../data/deeds/accounting-and-finance.ts'
import { careAndLearning } from '../data/deeds/care-and-learning.ts'
import { careAndNature } from '../data/deeds/care-and-nature.ts'
import { dailyWork } from '../data/deeds/daily-work.ts'
import { designAndArts } from '../data/deeds/design-and-arts.ts'
import { everyday } from '../data/deeds/everyday.ts'
import { firstJobs } from '../data/deeds/first-jobs.ts'
import { generalActs } from '../data/deeds/general-acts.ts'
import { healthAndLife } from '../data/deeds/health-and-life.ts'
import { hospitalityAndKitchen } from '../data/deeds/hospitality-and-kitchen.ts'
import { internshipTasks } from '../data/deeds/internship-tasks.ts'
import { lawAndPolicy } from '../data/deeds/law-and-policy.ts'
import { logisticsAndOperations } from '../data/deeds/logistics-and-operations.ts'
import { makingAndBuilding } from '../data/deeds/making-and-building.ts'
import { marketingAndWords } from '../data/deeds/marketing-and-words.ts'
import { moneyAndOffices } from '../data/deeds/money-and-offices.ts'
import { objectsOfOthers, verbsOfSkills, wideNames } from '../data/deeds/named-acts.ts'
import { peopleAndSupport } from '../data/deeds/people-and-support.ts'
import { plainWords } from '../data/deeds/plain-words.ts'
import { sellingAndShops } from '../data/deeds/selling-and-shops.ts'
import { shortDeeds } from '../data/deeds/short-deeds.ts'
import { softwareAndData } from '../data/deeds/software-and-data.ts'
import { studentTasks } from '../data/deeds/student-tasks.ts'
import { thingsOfATrade } from '../data/deeds/things-of-a-trade.ts'
import { wardsFarmsAndLibraries } from '../data/deeds/wards-farms-and-libraries.ts'
import { wordLists } from '../data/deeds/word-lists.ts'
import { workshopsAndStudios } from '../data/deeds/workshops-and-studios.ts'
import { findAboutFirms } from '../proper-names.ts'
import { stemWord } from '../stems.ts'
import { findProducts, isComputing, isPurpose, isTrade } from '../subjects.ts'
import { normalizedWords } from '../tokens.ts'
import { skillNamed, skills } from '../vocabulary.ts'
import { type Deed, indexDeeds, type NamedAct, parseDeeds, stemsOnce } from './deed-index.ts'
import { findDeeds } from './deeds.ts'
import { phrasesOfTwo } from './phrase-columns.ts'

/** Texts with words so common that they must stand near each other, and how near. */
const nearTexts = new Map([
  [careAndNature, 11],
  [dailyWork, 11],
  [firstJobs, 11],
  [generalActs, 12],
  [moneyAndOffices, 11],
  [plainWords, 11],
  [shortDeeds, 8],
])

/** Reads the deeds of all files. They are not kept, because `index` has all that a search needs. */
export function readDeeds(): Deed[] {
  const stemOnce = stemsOnce()
  const texts = [
    accountingAndFinance,
    careAndLearning,
    careAndNature,
    dailyWork,
    designAndArts,
    everyday,
    firstJobs,
    generalActs,
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
    shortDeeds,
    softwareAndData,
    studentTasks,
    thingsOfATrade,
    wardsFarmsAndLibraries,
    workshopsAndStudios,
  ]
  return texts.flatMap((text) => parseDeeds(`${wordLists}\n${text}`, nearTexts.get(text), stemOnce))
}

/** Nouns of verbs that no suffix shows. */
const verbOfNoun = new Map(
  'acquisition acquire|admission admit|analysis analyse|appraisal appraise|approval approve|assistance assist|audit audit|check check|clearance clear|composition compose|connection connect|conversion convert|count count|creation create|delivery deliver|design design|diagnosis diagnose|dispatch dispatch|entry enter|interview interview|maintenance maintain|payment pay|placement place|purchase purchase|recovery recover|redemption redeem|reduction reduce|removal remove|repair repair|reply reply|research research|review review|sale sell|scrutiny scrutinise|settlement settle|shipment ship|submission submit|survey survey|synthesis synthesise|test test|transcription transcribe|transfer transfer|transport transport|treatment treat|upload upload|visit visit'
    .split('|')
    .map((pair): [string, string] => [pair.split(' ')[0]!, pair.split(' ')[1]!]),
)

/** Names of which the sentence says something wider. */
const tooWide = new Set(wideNames.split(/\s*[|\n]\s*/))

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

const deeds = readDeeds()
const index = indexDeeds(deeds, namedActs)
const skillIds = [...deeds, ...namedActs].map(({ skill }) => skillNamed(skill)?.id ?? -1)

/** The phrases of two words that deeds contain, as stems. */
export const listPairs = (): string[][] => phrasesOfTwo(index.phrases)

/** The skills (ids of the vocabulary) that a text shows by what was done, without naming them. */
export function findShownDeeds(text: string): { id: number; start: number; end: number }[] {
  const named = findDeeds(index, text).map(({ deed, start, end }) => ({ id: skillIds[deed]!, start, end }))
  const products = findProducts(text)
  const aboutFirms = findAboutFirms(text)
  const isOfProduct = (start: number) => products.some((product) => start >= product.start && start < product.end)
  return [...named, ...findVerbs(text)].filter(
    ({ id, start, end }) =>
      (!isTrade(id) || !isOfProduct(start)) &&
      (isComputing(id) || !isPurpose(text, end - 1)) &&
      !aboutFirms.some((about) => start >= about.start && start < about.end) &&
      !otherObjects.get(skills[id]!.name)?.test(text.slice(start, end + longestObject)),
  )
}

/** 'Researched …' at the start of a clause shows research. The last word of a pair is the skill. */
const verbs = new Map(
  verbsOfSkills.split(/[|\n]/).flatMap((pair): [string, number][] => {
    const [verb = '', skill = ''] = pair.trim().split(' ')
    const id = skillNamed(skill)?.id
    return id === undefined ? [] : [[verb, id]]
  }),
)

const longestObject = 60
const otherObjects: ReadonlyMap<string, RegExp> = new Map(objectsOfOthers)

function findVerbs(text: string): { id: number; start: number; end: number }[] {
  return [...text.matchAll(/(?:^|[.;:,]\s|\band\s)[^\p{L}\p{N}]{0,4}(\p{L}{4,14})\b/gu)].flatMap((match) => {
    const id = verbs.get(match[1]!.toLowerCase())
    const end = match.index + match[0].length
    return id === undefined ? [] : [{ id, start: end - match[1]!.length, end }]
  })
}
