import { parseTable } from '../blocks.ts'
import { productCompanies } from '../data/companies-products.ts'
import { serviceCompanies } from '../data/companies-services.ts'
import { technologyCompanies } from '../data/companies-technology.ts'
import { demoCompanyEmail } from '../demo-accounts.ts'
import { randomOf, uuidOf } from '../random.ts'
import type { WorldTime } from '../world-time.ts'
import { drawName } from './names.ts'

/** A company of the demo world, with what its advertisements say of it. */
export type DemoCompany = {
  id: string
  email: string
  name: string
  industry: string
  size: string
  city: string
  sector: string
  /** In the base form, after 'we': 'make billing software for kirana shops'. */
  does: string
  /** Nouns that fit after 'our': what is sold, to whom, and which software is worked on. */
  product: string
  users: string
  app: string
  facts: string[]
  contactPerson: string
  /** Gets many more applications than the others. */
  isKnown: boolean
  createdAt: string
}

/** The company that a visitor can sign in as. */
export const demoCompanyName = 'Lanternfield Software'

export function makeCompanies(seed: string, time: WorldTime): DemoCompany[] {
  const rows = [technologyCompanies, serviceCompanies, productCompanies].flatMap(parseTable)
  return rows.map((cells) => makeCompany(seed, time, cells))
}

function makeCompany(seed: string, time: WorldTime, cells: string[]): DemoCompany {
  const [name = '', industry = '', size = '', city = '', sector = '', does = '', ...rest] = cells
  const [product = '', users = '', app = '', ...facts] = rest
  const random = randomOf(`${seed}/company/${name}`)
  const contact = drawName(random, city)
  const id = uuidOf(`${seed}/company/${name}`)
  const isKnown = name === demoCompanyName || (size !== '1-10' && randomOf(`${id}/popularity`).chance(0.2))
  return {
    name,
    industry,
    size,
    city,
    sector,
    does,
    product,
    users,
    app,
    facts,
    id,
    email: name === demoCompanyName ? demoCompanyEmail : `careers@${domainOf(name)}.example`,
    contactPerson: `${contact.first} ${contact.last}`,
    isKnown,
    // Companies with few applications are called new, so they joined shortly before their first listings.
    createdAt: time.workday(random, isKnown ? random.int(100, 420) : random.int(64, 90)),
  }
}

const domainOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]/g, '')
