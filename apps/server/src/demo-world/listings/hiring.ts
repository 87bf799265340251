import { splitOn } from '../blocks.ts'
import { officeRoles, sectorAreas, sectorRoles } from '../data/sectors.ts'
import { type Role, roleNamed } from './roles.ts'

/** Roles of a written list, each as often as it has places: 'Frontend Developer x5, QA Engineer'. */
export const placesIn = (written: string): Role[] =>
  written.split(',').flatMap((item) => {
    const [, name = '', places = '1'] = /^\s*(.+?)(?: x(\d))?\s*$/.exec(item) ?? []
    return Array<Role>(Number(places)).fill(roleNamed(name))
  })

/** What every company needs. */
export const officePlaces = placesIn(officeRoles)

const bySector = new Map(Object.entries(sectorRoles).map(([sector, written]) => [sector, placesIn(written)]))

/** What companies of a sector need besides. */
export function placesOf(sector: string): Role[] {
  const places = bySector.get(sector)
  if (!places) throw new Error(`There is no sector "${sector}".`)
  return places
}

export const hires = (sector: string, role: Role): boolean =>
  placesOf(sector).includes(role) || officePlaces.includes(role)

const areasBySector = new Map(
  sectorAreas
    .trim()
    .split('\n')
    .map((line) => splitOn(line, ':'))
    .map(([sector = '', areas = '']) => [sector, splitOn(areas, ';')]),
)

/** The teams and projects of a company. */
export function areasOf({ sector }: { sector: string }): string[] {
  const areas = areasBySector.get(sector)
  if (!areas) throw new Error(`The sector "${sector}" has no areas.`)
  return areas
}
