import { accountingAndFinance } from './data/deeds/accounting-and-finance.ts'
import { careAndLearning } from './data/deeds/care-and-learning.ts'
import { designAndArts } from './data/deeds/design-and-arts.ts'
import { everyday } from './data/deeds/everyday.ts'
import { healthAndLife } from './data/deeds/health-and-life.ts'
import { hospitalityAndKitchen } from './data/deeds/hospitality-and-kitchen.ts'
import { lawAndPolicy } from './data/deeds/law-and-policy.ts'
import { logisticsAndOperations } from './data/deeds/logistics-and-operations.ts'
import { makingAndBuilding } from './data/deeds/making-and-building.ts'
import { marketingAndWords } from './data/deeds/marketing-and-words.ts'
import { peopleAndSupport } from './data/deeds/people-and-support.ts'
import { sellingAndShops } from './data/deeds/selling-and-shops.ts'
import { softwareAndData } from './data/deeds/software-and-data.ts'
import { findDeeds, indexDeeds, parseDeeds } from './deeds.ts'
import { skillNamed } from './vocabulary.ts'

export const deeds = [
  accountingAndFinance,
  careAndLearning,
  designAndArts,
  everyday,
  healthAndLife,
  hospitalityAndKitchen,
  lawAndPolicy,
  logisticsAndOperations,
  makingAndBuilding,
  marketingAndWords,
  peopleAndSupport,
  sellingAndShops,
  softwareAndData,
].flatMap(parseDeeds)

const index = indexDeeds(deeds)
const skillIds = deeds.map(({ skill }) => skillNamed(skill)?.id ?? -1)

/** The skills (ids of the vocabulary) that a text shows by what was done, without naming them. */
export function findShownDeeds(text: string): { id: number; start: number; end: number }[] {
  return findDeeds(index, text).map(({ deed, start, end }) => ({ id: skillIds[deed]!, start, end }))
}
