import { stemmer } from 'stemmer'
import { mostWords, remember } from '../remember.ts'
import { normalizeWord } from './tokens.ts'

/**
 * The stem of a word: 'planned', 'planning' and 'plans' are one, as are 'optimise' and 'optimize'. `word` is normalized
 * (see `normalizeWord`). Porter's algorithm (M. Porter, 'An algorithm for suffix stripping', 1980), with irregular verbs.
 */
export const stemWord = remember(findStem, mostWords)

function findStem(word: string): string {
  const singular = word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
  const own = [word, singular].find((form) => unlike.has(form))
  if (own !== undefined) return own
  // 'Businesses' lost only its s.
  const regular = irregular.get(word) ?? word.replace(/nesse$/, 'ness')
  if (regular.length <= shortest || regular.length > longest || !/^[a-z]+$/.test(regular)) return regular
  return stemmer(british.reduce((spelt, [own, american]) => spelt.replace(own, american), regular))
}

/** Words that Porter's algorithm joins with another one: customs and customers, an operator and an operation. */
const unlike = new Set(
  `booking edition customs organic experiment community applicant operator officer physics severity general medication
  consumable internal international promoter instalment terminal associate executive attendance participant
  internally closely information informative informational instruction instructional digital clinical basy
  projection ising receivable conversation retailer caterer customize customise customized customised customizing customising customization customisation
  customizable operative engagement numerous machining alternator productivity production objective elasticity expertise positive
  animal hospitality fertility integrity engine audition humanity wellness fitness factorial improv improvisation generic
  ventilator elevation escalator conversion formation liquidity government
  journalism journalist competency news winding argus memorial coupling exchanger bedding refreshment`.split(/\s+/),
)

const longest = 30

const shortest = 3

/** British spellings of words of trades, and American ones. */
const british: readonly (readonly [RegExp, string])[] = [
  [/(..[iy])s(e|es|ed|er|ing|ation)$/, '$1z$2'],
  [/^(col|lab|behavi|fav|flav|harb|neighb|hon|vap|hum|od|tum)our/, '$1or'],
  [/^(cent|fib|theat|calib)re(?=[sd]?$)/, '$1er'],
  [/^(cata|dia)logue/, '$1log'],
  [/^programme(?=s?$)/, 'program'],
  [/(?<=^|an|p|leuk|gyn|isch|orthop|h|f|c)ae(?=[mdcs])/, 'e'],
  [/^oe(?=str|dem|soph)|(?<=^f|rrh)oe(?=t|a)/, 'e'],
  [/^sulph/, 'sulf'],
  [/^aluminium/, 'aluminum'],
  [/^jewell(?:e?ry)/, 'jewelry'],
  [/^mould/, 'mold'],
  [/^(def|off|lic)ence/, '$1ense'],
  [/^practis/, 'practic'],
  [/^plough/, 'plow'],
  [/^draught/, 'draft'],
  [/^grey/, 'gray'],
  [/^artefact/, 'artifact'],
  [/oyment$/, 'oy'],
]

/** Forms that no rule of suffixes finds, among them those of verbs of three letters, and how they are often misspelt. */
const irregular = new Map(
  Object.entries({
    ad: 'ads',
    add: 'added adding',
    become: 'became',
    begin: 'began begun begining',
    bend: 'bent',
    bind: 'bound',
    bite: 'bitten',
    blow: 'blew blown',
    break: 'broke broken',
    bring: 'brought',
    build: 'built',
    bus: 'buses',
    buy: 'bought buying buys',
    catch: 'caught',
    choose: 'chose chosen choosen',
    customer: 'costumer costumers',
    deal: 'dealt',
    do: 'did done',
    draw: 'drew drawn',
    drink: 'drank drunk',
    drive: 'drove driven',
    dry: 'dried',
    dye: 'dyed dyeing',
    eat: 'ate eaten',
    eye: 'eyes',
    feed: 'fed',
    fight: 'fought',
    find: 'found',
    fly: 'flew flown',
    forgive: 'forgave forgiven',
    freeze: 'froze frozen',
    fry: 'fried',
    gas: 'gases',
    get: 'got',
    give: 'gave given',
    go: 'went gone',
    grind: 'ground',
    grow: 'grew grown',
    hang: 'hung',
    hear: 'heard',
    hide: 'hid hidden',
    hold: 'held',
    keep: 'kept',
    key: 'keyed keying keys',
    know: 'knew known',
    lay: 'laid laying lays',
    lead: 'led',
    leave: 'left',
    lend: 'lent',
    light: 'lit',
    lose: 'lost',
    make: 'made',
    meet: 'met',
    oversee: 'oversaw overseen',
    pay: 'paid paying pays',
    pc: 'pcs',
    rebuild: 'rebuilt',
    redraw: 'redrew redrawn',
    rewrite: 'rewrote rewritten',
    ride: 'rode ridden',
    ring: 'rang rung',
    rise: 'risen',
    run: 'ran',
    seek: 'sought',
    sell: 'sold',
    send: 'sent',
    sew: 'sewn',
    shake: 'shook shaken',
    shoot: 'shot',
    show: 'shown',
    shrink: 'shrank shrunk',
    sing: 'sang sung',
    sit: 'sat',
    sow: 'sown',
    speak: 'spoke spoken',
    spend: 'spent',
    spin: 'spun',
    steal: 'stole stolen',
    stick: 'stuck',
    swim: 'swam swum',
    take: 'took taken',
    teach: 'taught',
    tear: 'tore torn',
    toy: 'toys',
    think: 'thought',
    tell: 'told',
    throw: 'threw thrown',
    tie: 'tied tying',
    try: 'tried',
    understand: 'understood',
    use: 'used using uses',
    wear: 'wore worn',
    weave: 'wove woven',
    win: 'won',
    stand: 'stood',
    dig: 'dug',
    sweep: 'swept',
    write: 'wrote written writen writting',
  }).flatMap(([verb, forms]) => forms.split(' ').map((form): [string, string] => [normalizeWord(form), verb])),
)
