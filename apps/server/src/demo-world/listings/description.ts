import type { WorkType } from '@fledge/contract/constants'
import { readDuration } from '@fledge/core/duration'
import * as phrases from '../data/phrases.ts'
import type { DemoCompany } from '../people/companies.ts'
import type { Random } from '../random.ts'
import { capitalise, fill, inSentence } from '../wording.ts'
import type { Role } from './roles.ts'

/** What an advertisement is about. */
type Advertised = {
  company: DemoCompany
  role: Role
  /** The team or project. */
  area: string
  city: string
  type: WorkType
  duration: string
  stipend: number
  requirements: readonly string[]
  mentor: string
  isPool: boolean
}

/** An advertisement: the work and the company, then lists of tasks, of what is looked for and of what interns get. */
export function writeDescription(ad: Advertised, random: Random): string {
  const slots = slotsOf(ad, random)
  // A task is put into an opening that is then filled itself; it holds no slots any more.
  const say = (pattern: string) => fill(pattern, slots, random)
  const [first = '', ...tasks] = chooseTasks(ad, random).map(say)
  const opening = ad.isPool ? phrases.poolOpening : random.pick(phrases.openings)
  const { company } = ad
  return [
    `${say(opening.replace('{task}', first).replace('{Task}', capitalise(first)))} At ${company.name} we ${company.does}. ${random.pick(company.facts)}.`,
    section('What you will do', tasks.map(capitalise)),
    section('What we look for', lookFor(ad, random).map(say)),
    section('What you get', whatInternsGet(ad, random).map(say)),
    writeTerms(ad, random),
  ].join('\n\n')
}

const section = (heading: string, lines: readonly string[]) => [heading, ...lines.map((line) => `- ${line}`)].join('\n')

/** Four to six tasks, a main one first; those that need a skill which the listing does not ask for come last. */
function chooseTasks({ role, requirements }: Advertised, random: Random): string[] {
  const unasked = [...role.core, ...role.more].filter((skill) => !requirements.includes(skill))
  const asksMore = (task: string) => unasked.some((skill) => task.toLowerCase().includes(skill.toLowerCase()))
  const fitting = role.tasks.filter((task) => !asksMore(task))
  const main = random.pick(fitting.length === 0 ? role.tasks : fitting.slice(0, 3))
  const others = random.sample(role.tasks, role.tasks.length).filter((task) => task !== main)
  return [main, ...others.filter((task) => !asksMore(task)), ...others.filter(asksMore)].slice(0, random.int(4, 6))
}

function lookFor({ requirements }: Advertised, random: Random): string[] {
  const lines = [random.pick(phrases.skillLines)]
  if (requirements.length > 2) lines.push(random.pick(phrases.restLines) as (typeof lines)[number])
  const further = [random.pick(phrases.studyLines), random.pick(phrases.mannerLines)]
  return [...lines, ...random.sample(further, random.int(1, 2))]
}

function whatInternsGet({ type, stipend }: Advertised, random: Random): string[] {
  const places = type === 'Remote' ? phrases.remoteLines : phrases.officeLines
  const offered = [
    { lines: phrases.mentorLines, share: 1 },
    { lines: phrases.certificateLines, share: 0.45 },
    { lines: phrases.offerLines, share: stipend === 0 ? 0 : 0.35 },
    { lines: phrases.flexibleLines, share: type === 'Full-time' ? 0 : 0.22 },
    { lines: stipend === 0 ? places.filter((line) => !line.includes('stipend')) : places, share: 0.3 },
  ]
  const drawn = offered.filter(({ share }) => random.chance(share))
  const given = drawn.length > 1 ? drawn : [...drawn, offered.at(-1)!].slice(0, 2)
  return random.sample(given, given.length).map(({ lines }) => random.pick<string>(lines))
}

/** Weeks, hours and place in one line; an unpaid internship says so. */
function writeTerms({ duration, type, city, stipend }: Advertised, random: Random): string {
  const weeks = /(\d+) weeks/.exec(duration)?.[1] ?? Math.round((readDuration(duration) ?? 1) * 4.33)
  const hours = type === 'Part-time' ? random.int(6, 10) * 2 : type === 'Full-time' ? 40 : random.pick([30, 35, 40])
  const place = {
    Remote: 'from home',
    Hybrid: `${random.int(2, 3)} days a week in our ${city} office`,
    'On-site': `on site in ${city}`,
    'Full-time': `in ${city}`,
    'Part-time': `in ${city}`,
  }[type]
  return `${weeks} weeks, ${hours} hours a week, ${place}.${stipend === 0 ? ' This internship is unpaid.' : ''}`
}

function slotsOf({ company, role, area, requirements, duration, city, mentor }: Advertised, random: Random) {
  const { name, does, users, product, app } = company
  const [a = '', b = '', ...rest] = requirements.map(inSentence)
  return {
    name,
    does,
    users,
    product,
    app,
    area,
    duration,
    city,
    mentor,
    a,
    b,
    rest: rest.length < 2 ? (rest[0] ?? '') : `${rest.slice(0, -1).join(', ')} and ${rest.at(-1)}`,
    // 'Other' is no subject: 'You study Fashion Design or a related subject'.
    major: role.majors[0] === 'Other' ? role.name : (role.majors[0] ?? ''),
    day: random.pick(phrases.days),
  }
}
