import { type Block, parseBlocks } from '../blocks.ts'
import { businessRoles } from '../data/roles-business.ts'
import { dataRoles } from '../data/roles-data.ts'
import { designRoles } from '../data/roles-design.ts'
import { engineeringRoles } from '../data/roles-engineering.ts'
import { marketingRoles } from '../data/roles-marketing.ts'
import { scienceRoles } from '../data/roles-science.ts'
import { softwareRoles } from '../data/roles-software.ts'

/**
 * A kind of internship, as the files data/roles-*.ts write it:
 *
 *   # Title                 the usual title
 *   also: …; …              other titles for the same work
 *   majors: …, …            who studies towards it, the closest first
 *   pay: 8-30               thousands of rupees a month
 *   core: …, …              skills that belong to it
 *   more: …, …              skills that often go with it
 *   areas: …; …             teams and projects; those of the company's sector when absent
 *   do: …                   a task, after 'you will'; names the skills that it needs
 *   did: …                  the entry in a resume
 *
 * '{area}' is the team or project, '{app}', '{product}' and '{users}' are the company's, '{n:3-8}' is a number from 3 to 8.
 */
export type Role = {
  name: string
  titles: string[]
  majors: string[]
  pay: { from: number; to: number }
  core: string[]
  more: string[]
  areas: string[]
  tasks: string[]
  achievements: string[]
}

const written = [softwareRoles, dataRoles, engineeringRoles, businessRoles, marketingRoles, scienceRoles, designRoles]

export const roles: readonly Role[] = written.flatMap(parseBlocks).map(roleOf)

const byName = new Map(roles.map((role) => [role.name, role]))

/** Throws for a name that no file has, which can only be a slip in the data. */
export function roleNamed(name: string): Role {
  const role = byName.get(name)
  if (!role) throw new Error(`There is no role "${name}".`)
  return role
}

function roleOf({ name, all, list }: Block): Role {
  const [from = 0, to = 0] = list('pay', '-').map(Number)
  return {
    name,
    titles: [name, ...list('also', ';')],
    majors: list('majors', ','),
    pay: { from: from * 1000, to: to * 1000 },
    core: list('core', ','),
    more: list('more', ','),
    areas: list('areas', ';'),
    tasks: all('do'),
    achievements: all('did'),
  }
}
