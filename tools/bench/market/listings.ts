import { workTypes } from '@fledge/contract/constants'
import type { InternshipFields } from '@fledge/contract/listings/internship-form'
import { skills } from '@fledge/core/skills/vocabulary'
import { dataRoles } from '../../../apps/server/src/demo-world/data/roles-data.ts'
import { marketingRoles } from '../../../apps/server/src/demo-world/data/roles-marketing.ts'
import { softwareRoles } from '../../../apps/server/src/demo-world/data/roles-software.ts'
import { indianCities } from '../../../apps/server/src/demo-world/data/sectors.ts'
import { type Random, randomOf } from '../../../apps/server/src/demo-world/random.ts'
import { inventedName, skewed } from './words.ts'

/** How often the n-th listing's marks occur in a market, so that a search of each class has something to find. */
export const marks = {
  /** In every hundredth listing, and in every hundred and first: few have both. */
  middling: ['veridian', 'quillon'],
  /** In every 50,000th. */
  rare: 'zephyrine',
  /** The same, in letters that are no ASCII. */
  abroad: 'ökosystem',
} as const

export const companiesOf = (listings: number): number => Math.min(5000, Math.ceil(listings / 20))
export const companyName = (n: number): string =>
  `${capital(inventedName(n * 7))} ${['Labs', 'Works', 'Studio'][n % 3]}`

/** The listings of a market one by one, always the same: texts of about 90 words, of which two are names. */
export function* listingsOf(seed: string): Generator<InternshipFields, never> {
  const random = randomOf(seed)
  const [role, city, name] = [
    skewed(`${seed}:role`, roles.length),
    skewed(`${seed}:city`, cities.length),
    skewed(seed, 400_000),
  ]
  for (let n = 0; ; n++) {
    const { title, sentences } = roles[role()]!
    yield {
      title,
      description: describe(random, sentences, [name(), name()].map(inventedName), n),
      requirements: random.sample(skillNames, 5),
      location: cities[city()]!,
      type: workTypes[random.int(0, workTypes.length - 1)]!,
      duration: `${random.int(1, 12)} months`,
      stipend: random.int(0, 80) * 500,
    }
  }
}

function describe(random: Random, sentences: readonly string[], [team, product]: string[], n: number): string {
  const marked = [
    ...marks.middling.filter((_, index) => n % (100 + index) === 7),
    ...(n % 50_000 === 77 ? [marks.rare, marks.abroad] : []),
  ]
  const close = marked.map((mark) => ` We also care for ${mark}.`).join('')
  return `You join the team of ${capital(team!)}, which makes ${capital(product!)}. ${random.sample(sentences, 6).join('. ')}.${close}`
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)

const roles = `${softwareRoles}${dataRoles}${marketingRoles}`
  .split(/^# /m)
  .slice(1)
  .map((block) => {
    const [title = '', ...lines] = block.split('\n')
    return { title, sentences: lines.flatMap((line) => /^(?:do|why|seek|did): (.+)/.exec(line)?.[1] ?? []) }
  })
  .filter(({ sentences }) => sentences.length >= 6)

const skillNames = skills.slice(0, 400).map(({ name }) => name)

/** Places are many, and few of them have most of the listings. */
const cities = [
  ...new Set(indianCities.split(', ').map((city) => `${city}, India`)),
  ...['Remote, India', 'San Francisco', 'New York', 'Boston', 'Austin'],
  ...Array.from({ length: 1500 }, (_, n) => capital(inventedName(5000 + n * 3))),
]
