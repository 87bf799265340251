import { accountingAndEconomics } from './data/accounting-and-economics.ts'
import { buildingsAndVehicles } from './data/buildings-and-vehicles.ts'
import { business } from './data/business.ts'
import { certificates } from './data/certificates.ts'
import { clinicalCare } from './data/clinical-care.ts'
import { communication } from './data/communication.ts'
import { computingMore } from './data/computing-more.ts'
import { dataAndAi } from './data/data-and-ai.ts'
import { design } from './data/design.ts'
import { developerTools } from './data/developer-tools.ts'
import { educationAndMind } from './data/education-and-mind.ts'
import { engineering } from './data/engineering.ts'
import { finance } from './data/finance.ts'
import { general } from './data/general.ts'
import { guestsAndKitchens } from './data/guests-and-kitchens.ts'
import { infrastructure } from './data/infrastructure.ts'
import { lawAndSociety } from './data/law-and-society.ts'
import { lifeSciences } from './data/life-sciences.ts'
import { machinesAndCircuits } from './data/machines-and-circuits.ts'
import { marketing } from './data/marketing.ts'
import { mediaAndArts } from './data/media-and-arts.ts'
import { people } from './data/people.ts'
import { physicalSciences } from './data/physical-sciences.ts'
import { science } from './data/science.ts'
import { software } from './data/software.ts'
import { tradeAndService } from './data/trade-and-service.ts'
import { webAndMobile } from './data/web-and-mobile.ts'
import { headOf } from './skill-heads.ts'
import { parseVocabulary, type Surface, type WrittenField, type WrittenSkill } from './vocabulary-text.ts'

/**
 * A skill of the vocabulary. `id` is its place in `skills`: good for tables in memory, not for storage, since the
 * vocabulary grows. What is stored is the name. `field` is a place in `fields`.
 */
export type Skill = {
  id: number
  name: string
  field: number
  category: string
  surfaces: readonly Surface[]
  broader: readonly number[]
  near: readonly number[]
}

/** A field of work. `near` are places in `fields`. */
export type Field = { name: string; near: readonly number[]; roles: readonly string[]; words: readonly string[] }

/** Reads the files of the vocabulary. What is written is not kept, because `fields` and `skills` have all of it. */
export const readVocabulary = () =>
  [
    software,
    webAndMobile,
    computingMore,
    developerTools,
    dataAndAi,
    infrastructure,
    engineering,
    machinesAndCircuits,
    buildingsAndVehicles,
    science,
    lifeSciences,
    business,
    finance,
    accountingAndEconomics,
    marketing,
    tradeAndService,
    guestsAndKitchens,
    communication,
    lawAndSociety,
    design,
    mediaAndArts,
    people,
    physicalSciences,
    clinicalCare,
    educationAndMind,
    general,
    certificates,
  ].map(parseVocabulary)

const writtenParts = readVocabulary()

/** Every field of work, in the order of the data. */
export const fields: readonly Field[] = linkFields(writtenParts.flatMap((part) => part.fields))

/** The field of skills that every kind of work asks for. */
export const generalField: number = fields.findIndex((field) => field.name === 'General')

/** Every skill, in the order of the data. */
export const skills: readonly Skill[] = linkSkills(writtenParts.flatMap((part) => part.skills))

/** Whether a skill is a way of working ('teamwork'), which no single deed shows. Office programs are not. */
export const isWayOfWorking = ({ field, category }: Skill): boolean =>
  field === generalField && category !== 'Office programs'

/** Whether a skill is the name of a field of work or of half of it ('Law' of 'Law and public policy'). */
export const isWholeField = ({ name }: Pick<Skill, 'name'>): boolean => fieldNames.has(name.toLowerCase())
const fieldNames = new Set(fields.flatMap(({ name }) => [name.toLowerCase(), ...name.toLowerCase().split(' and ')]))

/** Whether a skill is a certificate, a licence or a registration: held or not, wherever it is named. */
export const isCertificate = ({ category }: Skill): boolean => category === 'Certificates'

/** Whether a skill is held or not, as a degree is: a certificate or a language. */
export const isHoldable = (skill: Skill): boolean => isCertificate(skill) || skill.category === 'Languages'

const idByName = new Map(skills.map((skill) => [skill.name, skill.id]))

/** A skill by its canonical name, letter for letter. */
export function skillNamed(name: string): Skill | null {
  return skills[idByName.get(name) ?? -1] ?? null
}

/** A field may be continued in another file: its words are put together. */
function linkFields(written: WrittenField[]): Field[] {
  const groups = [...Map.groupBy(written, (field) => field.name)]
  const places = new Map(groups.map(([name], place) => [name, place]))
  return groups.map(([name, same]) => ({
    name,
    near: findPlaces(
      same.flatMap((field) => field.near),
      places,
    ),
    roles: same.flatMap((field) => field.roles),
    words: same.flatMap((field) => field.words),
  }))
}

function linkSkills(written: WrittenSkill[]): Skill[] {
  const ids = new Map(written.map((skill, id) => [skill.name, id]))
  const families = Map.groupBy(written, (skill) => skill.family)
  return written.map((skill, id) => ({
    id,
    name: skill.name,
    field: fields.findIndex((field) => field.name === skill.field),
    category: skill.category,
    surfaces: skill.surfaces,
    broader: findPlaces([...skill.broader, ...headOf(skill.name)], ids),
    near: findPlaces([...skill.near, ...kin(skill, families)], ids),
  }))
}

function kin(skill: WrittenSkill, families: Map<string | null, WrittenSkill[]>): string[] {
  if (skill.family === null) return []
  return (families.get(skill.family) ?? []).map((member) => member.name).filter((name) => name !== skill.name)
}

function findPlaces(names: string[], places: Map<string, number>): number[] {
  return [...new Set(names.map((name) => places.get(name)).filter((place) => place !== undefined))]
}
