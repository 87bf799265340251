import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSameDegree, isSameEntry, isSameText, isSameTitle, isWordForWord } from './generated/compare.mjs'
import { readResumeFile } from './generated/read.ts'

/*
 * Compares what is read from the files of generate.mjs with what they say:
 * node tools/bench/resumes/score.mjs <folder> [--by producer | layout] [--worst 10]
 */
const [folder = 'generated', ...options] = process.argv.slice(2)
const optionValue = (/** @type {string} */ name) =>
  options.includes(name) ? options[options.indexOf(name) + 1] : undefined
const by = optionValue('--by')
const worst = Number(optionValue('--worst') ?? 0)

/** @typedef {{ right: number, read: number, said: number }} Count */
/** @typedef {{ file: string, producer: string, layout: string, seed: string, kind: string, counts: Record<string, Count>, faults: string[], reading: import('./generated/read.ts').Reading, milliseconds: number }} Result */

/**
 * Pairs what is read with what is said, each at most once.
 *
 * @template S, R
 * @param {readonly S[]} said
 * @param {readonly R[]} read
 * @param {(said: S, read: R) => boolean} isSame
 */
function pair(said, read, isSame) {
  const left = [...read]
  const missed = said.filter((one) => {
    const at = left.findIndex((other) => isSame(one, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return { missed, wrong: left, count: { right: said.length - missed.length, read: read.length, said: said.length } }
}

/** @param {string} file @returns {Promise<Result>} */
async function score(file) {
  /** @type {import('./generated/truth.mjs').Truth} */
  const truth = JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'))
  const [producer = '', layout = '', seed = '', kind = ''] = file.split('.')
  const begun = performance.now()
  const reading = await readResumeFile(new Uint8Array(readFileSync(join(folder, file))), kind)
  const milliseconds = performance.now() - begun
  const pairs = {
    skills: pair(truth.skills, reading.skills, isWordForWord),
    'skills, nearly': pair(truth.skills, reading.skills, isSameText),
    jobs: pair(truth.experience, reading.experience, isSameEntry),
    titles: pair(truth.experience, reading.experience, isSameTitle),
    'job dates': pair(
      truth.experience,
      reading.experience,
      (one, other) => isSameEntry(one, other) && one.start === other.start && one.end === other.end,
    ),
    education: pair(truth.education, reading.education, isSameDegree),
    projects: pair(truth.projects, reading.projects, isSameTitle),
    certificates: pair(truth.certificates, reading.certificates, isSameTitle),
    awards: pair(truth.awards, reading.awards, isSameTitle),
    volunteering: pair(truth.volunteering, reading.volunteering, isSameEntry),
  }
  const one = (/** @type {boolean} */ isRight) => ({ right: Number(isRight), read: 1, said: 1 })
  const counts = {
    name: one(reading.name.toLowerCase() === truth.name.toLowerCase()),
    'e-mail': one(reading.email === truth.email),
    ...Object.fromEntries(Object.entries(pairs).map(([name, { count }]) => [name, count])),
  }
  const text = (/** @type {unknown} */ value) =>
    typeof value === 'string'
      ? value
      : Object.values(value ?? {})
          .filter((part) => typeof part === 'string')
          .join(' | ')
  const faults = [
    ...(counts.name.right ? [] : [`name: ${reading.name} for ${truth.name}`]),
    ...(counts['e-mail'].right ? [] : [`e-mail: ${reading.email} for ${truth.email}`]),
    ...Object.entries(pairs)
      .filter(([name]) => !['skills, nearly', 'titles', 'job dates'].includes(name))
      .flatMap(([name, { missed, wrong }]) => [
        ...missed.map((value) => `${name}: - ${text(value)}`),
        ...wrong.map((value) => `${name}: + ${text(value)}`),
      ]),
  ]
  return { file, producer, layout, seed, kind, counts, faults, reading, milliseconds }
}

/** @param {Result[]} results @param {string} name F1 of all documents together */
function figure(results, name) {
  const sum = (/** @type {keyof Count} */ part) =>
    results.reduce((total, { counts }) => total + (counts[name]?.[part] ?? 0), 0)
  return (2 * sum('right')) / (sum('read') + sum('said') || 1)
}

const files = readdirSync(folder)
  .filter((name) => !name.endsWith('.json'))
  .sort()
/** @type {Result[]} */
const results = []
for (const file of files) results.push(await score(file))
const names = Object.keys(results[0]?.counts ?? {})
const shown = (/** @type {number} */ value) => value.toFixed(3).replace(/^0/, '').padStart(5)

const groups = Map.groupBy(results, (result) =>
  by === 'producer' ? `${result.producer} ${result.kind}` : by === 'layout' ? result.layout : 'all',
)
console.log(`| ${by ?? 'set'} | files | ${names.join(' | ')} |`)
console.log(`|${'---|'.repeat(names.length + 2)}`)
for (const [group, own] of [...groups].sort(([one], [other]) => one.localeCompare(other)))
  console.log(`| ${group} | ${own.length} | ${names.map((name) => shown(figure(own, name))).join(' | ')} |`)

printLikeness()
const slow = results.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
console.log(
  `\nMilliseconds for a file: median ${Math.round(slow[Math.floor(slow.length / 2)] ?? 0)}, p95 ${Math.round(slow[Math.floor(slow.length * 0.95)] ?? 0)}`,
)

for (const { file, faults } of [...results]
  .sort((one, other) => other.faults.length - one.faults.length)
  .slice(0, worst)) {
  if (faults.length > 0) console.log(`\n${file}`)
  for (const fault of faults) console.log(`  ${fault}`)
}

/** The same Word document as PDF, DOCX and DOC: what its readings have in common. */
function printLikeness() {
  const families = [
    ...Map.groupBy(
      results.filter(({ producer }) => producer === 'libreoffice'),
      ({ layout, seed }) => `${layout}.${seed}`,
    ).values(),
  ]
  const whole = families.filter((family) => family.length === 3)
  if (whole.length === 0) return
  for (const kind of ['pdf', 'doc']) {
    const mean = (/** @type {(reading: import('./generated/read.ts').Reading) => string[]} */ pick) => {
      const shares = whole.map((family) => {
        const [one, docx] = [kind, 'docx'].map(
          (name) => new Set(family.filter((result) => result.kind === name).flatMap(({ reading }) => pick(reading))),
        )
        if (!one || !docx) return 0
        const all = new Set([...one, ...docx])
        return all.size === 0 ? 1 : [...all].filter((value) => one.has(value) && docx.has(value)).length / all.size
      })
      return shown(shares.reduce((sum, share) => sum + share, 0) / shares.length)
    }
    console.log(
      `\n${kind} and docx of ${whole.length} documents, Jaccard: skills ${mean(({ mentions }) => mentions)}, titles ${mean(({ experience }) => experience.map(({ title }) => title))}`,
    )
  }
}
