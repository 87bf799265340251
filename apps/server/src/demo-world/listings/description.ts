import type { WorkType } from '@fledge/contract/constants'
import * as phrases from '../data/phrases.ts'
import { inPersonRoles } from '../data/sectors.ts'
import { furtherVerbs } from '../data/skill-names.ts'
import type { DemoCompany } from '../people/companies.ts'
import { type Random, randomOf } from '../random.ts'
import { asGerund, asThirdPerson, capitalise, countWords, fill, inSentence, withArticle } from '../wording.ts'
import { type Role, roles } from './roles.ts'

/** What an advertisement is about. */
export type Advertised = {
  company: DemoCompany
  role: Role
  title: string
  city: string
  type: WorkType
  duration: string
  stipend: number
  requirements: readonly string[]
  mentor: string
  isPool: boolean
}

const leastWords = 60
const mostWords = 150

/** An advertisement of 60 to 150 words: an opening, the work, and some of who, how and when, in changing order. */
export function writeDescription(ad: Advertised, random: Random): string {
  const slots = slotsOf(ad, random)
  const say: Say = (pattern) => fill(pattern, slots, random)
  // Tasks and facts are put into patterns that are then filled themselves; they hold no slots any more.
  const tasks = random.sample(ad.role.tasks, 5).map(say)
  const [first = '', ...others] = tasks
  const opening = writeOpening(ad, first, random, say)
  const work = random.chance(0.34) ? listTasks(others, random) : tellTasks(others, ad, random, say)
  const parts = { opening, work, ...writeRest(ad, random, say) }
  return fitLength(arrange(parts, random), `${say(random.pick(ad.role.whys))}.`)
}

type Say = (pattern: string) => string

const openingWeights = { company: 22, need: 16, fact: 24, why: 18, question: 8, task: 12 }
const openingKinds = ['company', 'need', 'fact', 'why', 'question', 'task'] as const

function writeOpening({ company, role, isPool }: Advertised, task: string, random: Random, say: Say): string {
  if (isPool) return say(phrases.poolOpening)
  const kind = random.weighted(openingKinds, (kind) => openingWeights[kind])
  const fact = `${random.pick(company.facts)}.`
  if (kind === 'fact') return say(random.pick(phrases.openings.fact).replace('{fact}', fact))
  if (kind === 'why') return say(`${random.pick(role.whys)}. ${random.pick(phrases.openings.need)}`)
  if (kind === 'company') return `${say(random.pick(phrases.openings.company))} ${fact}`
  if (kind === 'need') return `${say(random.pick(phrases.openings.need))} ${say('At {name} we {does}.')}`
  const pattern = random.pick(phrases.openings[kind]).replace('{task}', task)
  return say(`${pattern.replace('{Gerund}', capitalise(asGerund(task, isVerb)))} {name} {doesThird}.`)
}

const listTasks = (tasks: readonly string[], random: Random): string =>
  [random.pick(phrases.listHeads), ...tasks.slice(random.int(0, 1)).map((task) => `- ${capitalise(task)}`)].join('\n')

function tellTasks([a = '', b = '', c = '']: readonly string[], { duration }: Advertised, random: Random, say: Say) {
  const isShort = duration === '1 month'
  const frames = phrases.taskFrames.filter((frame) => !isShort || !/month|week/i.test(frame))
  const [A, B, C] = [a, b, c].map((task) => asGerund(task, isVerb))
  const words: Record<string, string | undefined> = { a, b, c, A, B, C }
  return say(random.pick(frames).replace(/\{([abcABC])\}/g, (_slot, key: string) => words[key] ?? ''))
}

const verbs = new Set([
  ...roles.flatMap(({ tasks }) => tasks.map((task) => task.split(' ')[0] ?? '')),
  ...furtherVerbs.split(' '),
])
const isVerb = (word: string): boolean => verbs.has(word)

/** Requirements, way of working and further information for applicants. */
function writeRest(ad: Advertised, random: Random, say: Say) {
  const seek = say(`${random.pick(ad.role.seeks)}.`)
  const skills = say(random.pick(phrases.skillLines))
  const contexts = inPersonRoles.includes(ad.role.name)
    ? phrases.contexts
    : [...phrases.contexts, ...phrases.deskContexts]
  const special = random.sample(specialClosings(ad), random.int(0, 1))
  return {
    who: random.pick([seek, skills, skills, `${seek} ${skills}`]),
    how: random.sample(contexts, random.int(1, 2)).map(say).join(' '),
    end: [...special, ...random.sample(phrases.closings, random.int(1, 2 - special.length))].map(say).join(' '),
  }
}

function specialClosings({ stipend, type }: Advertised): readonly string[] {
  if (stipend === 0) return phrases.unpaidClosings
  const hours = type === 'Part-time' ? phrases.partTimeClosings : phrases.fullDayClosings
  return [...phrases.paidClosings, ...hours, ...(type === 'Remote' ? phrases.remoteClosings : phrases.officeClosings)]
}

type Parts = { opening: string; work: string; who: string; how: string; end: string }
/** `needed` ones stay however long the text is. */
type Paragraph = { text: string; needed: boolean }

/** Paragraphs in one of several orders; a list of tasks is always a paragraph of its own. */
function arrange({ opening, work, who, how, end }: Parts, random: Random): Paragraph[] {
  const must = (text: string) => ({ text, needed: true })
  const may = (text: string) => ({ text, needed: false })
  if (work.includes('\n')) {
    return random.pick([
      [must(opening), must(work), must(who), may(how), may(end)],
      [must(opening), may(how), must(work), may(`${who} ${end}`)],
      [must(opening), must(work), may(`${who} ${how}`), may(end)],
    ])
  }
  return random.pick([
    [must(opening), must(`${work} ${how}`), must(who), may(end)],
    [must(`${opening} ${work}`), must(who), may(`${how} ${end}`)],
    [must(`${opening} ${who}`), must(work), may(how), may(end)],
    [must(`${opening} ${work} ${who}`), may(how), may(end)],
    [must(opening), must(work), may(`${how} ${who}`), may(end)],
  ])
}

function fitLength(paragraphs: readonly Paragraph[], spare: string): string {
  const kept = [...paragraphs]
  const text = () => kept.map((paragraph) => paragraph.text).join('\n\n')
  while (countWords(text()) > mostWords) {
    const last = kept.findLastIndex(({ needed }) => !needed)
    if (last < 0) break
    kept.splice(last, 1)
  }
  if (countWords(text()) < leastWords && !text().includes(spare)) kept.splice(1, 0, { text: spare, needed: true })
  return text()
}

function slotsOf({ company, title, requirements, duration, city, mentor }: Advertised, random: Random) {
  const [skill = '', ...others] = requirements
  const [skill2 = '', skill3 = ''] = random.sample(others, 2)
  const { name, does, users, product, app, city: home } = company
  return {
    name,
    does,
    users,
    product,
    app,
    home,
    duration,
    city,
    mentor,
    skill: inSentence(skill),
    skill2: inSentence(skill2),
    skill3: inSentence(skill3),
    doesThird: asThirdPerson(does, isVerb),
    role: nounOf(title),
    aRole: withArticle(nounOf(title)),
    headcount: String(headcountOf(company)),
    day: random.pick(phrases.days),
  }
}

/** 'Business Development (Sales) Intern' → 'Business Development'. */
const nounOf = (title: string): string =>
  title.replace(/\s*\(.*?\)|,.*$/g, '').replace(/\s+(?:Intern|Internship|Trainee)$/, '')

/** A number within the company's size that stays the same in all of its advertisements. */
function headcountOf({ id, size }: DemoCompany): number {
  const [from = 1000, to = from * 3] = size.replace('+', '').split('-').map(Number)
  return randomOf(`${id}/headcount`).int(Math.max(from, 4), to)
}
