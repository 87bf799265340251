import { type Clause, findClauses } from '../../skills/deeds/own-work.ts'
import { stemWord } from '../../skills/stems.ts'
import { isComputing } from '../../skills/subjects.ts'
import { type Token, tokenize } from '../../skills/tokens.ts'
import { fields, skills } from '../../skills/vocabulary.ts'

/**
 * Whether the clause around the name of a skill is about an errand ('Delivered three cartons of audit files', 'swept the
 * floor of the rewinding shop') and not about the work itself.
 */
export function isErrand(text: string, start: number, id?: number): boolean {
  const from = startOfSentence(text, start)
  const tokens = tokenize(text.slice(from, start + longestRest)).map((token) => ({
    ...token,
    start: token.start + from,
    end: token.end + from,
  }))
  const at = tokens.findIndex((token) => token.end > start)
  if (at < 1) return false
  const clause = findClauses(text, tokens).findLast((one) => one.from <= at)!
  return clause.verb < at && isErrandOf(text, tokens, clause, at, id)
}

function isErrandOf(text: string, tokens: readonly Token[], clause: Clause, at: number, id?: number): boolean {
  const verb = stemWord(tokens[clause.verb]!.norm)
  if (id !== undefined && (ofErrands.has(skills[id]!.field) || namesAct(id, verb))) return false
  const between = text.slice(tokens[clause.verb]!.start, tokens[at]!.start)
  const around = text.slice(tokens[clause.verb]!.end, (tokens[at + 3] ?? tokens.at(-1)!).end)
  const isCarried = carrying.test(between) && handled.test(around)
  const isBought = id !== undefined && crafts.has(skills[id]!.field) && buying.test(between)
  return isBought || tidying.has(verb) || (isCarried && (id === undefined || !isComputing(id)))
}

const longestRest = 160
const startOfSentence = (text: string, at: number): number =>
  [...text.slice(0, at).matchAll(/[.!?•|;]\s/g)].at(-1)?.index ?? 0

const namesAct = (id: number, verb: string): boolean => stemWord(skills[id]!.name.split(' ')[0]!.toLowerCase()) === verb

const fieldsNamed = (...names: string[]): ReadonlySet<number> =>
  new Set(names.map((name) => fields.findIndex((field) => field.name === name)))

/** Fields in which carrying, cleaning and packing are the work. */
const ofErrands = fieldsNamed('General', 'Hospitality and travel', 'Supply chain and logistics', 'Retail')

/** 'Ordered cakes and baking from a shop', 'paid the plumbing bill' */
const crafts = fieldsNamed(
  'Culinary',
  'Fashion and textiles',
  'Civil engineering and construction',
  'Manufacturing and quality',
  'Graphic design',
  'Film and animation',
  'Music and performing arts',
)
const buying = /^(?:order(?:ed|ing|s)?|paid(?! attention)|bought|purchased|hired|rented|collect(?:ed|ing)) /i

const tidying: ReadonlySet<string> = new Set(
  `dust wipe sweep swept mop polish coil stick stuck paste photocopy xerox shelve stamp fetch unpack stack rinse scrub peel
  staple laminate guard chat relax hang hung fold lug haul`
    .split(/\s+/)
    .map(stemWord),
)
const carrying =
  /^(?:carr(?:ied|ying|y)(?! out)|deliver|brought|bring|collect|clean|wash|pack|load|unload|arrang|distribut|held|hold|fil(?:ed|ing)|bought|handed|lift|mov(?:ed|ing)|shift|label|dropp)/i
const handled =
  /\b(?:files?|cartons?|boxes|bundles?|papers|copies|bags?|tools?|chairs?|lights|tripods?|water|tea|lunch|snacks|prints|printouts|trays?|kits?|machines?|leads|bench(?:es)?|floor|room|shop|racks?|cables?|books|registers|bits|scrap|banners?|standees?|folders|instruments|equipment|brochures|pamphlets|leaflets|parcels?|letters|packets|buckets?|ladder|stickers|keys|gloves|aprons?|bottles|trolley|columns|drums|cylinders|crates|pallets|barrels)\b/i
