import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { bandsOf } from './eval/bands.ts'
import { printClaims } from './eval/claims.ts'
import { prepareKit } from './eval/kit.ts'
import { type Figures, runScorer } from './eval/scorer.ts'
import { printTable } from './eval/table.ts'

/**
 * `npm run eval -- <folder>`: the figures of the folder's own scorers for our engine, next to its baselines.
 * `--bands` prints what the bands of a score mean instead, `--believable` which claims of a careful person hold.
 */
const folder = resolve(process.argv[2] ?? '')
if (!process.argv[2] || !existsSync(resolve(folder, 'kit/score'))) {
  console.error(
    process.argv[2]
      ? `There is no evaluation kit in ${folder}: a folder kit/score with scorers is expected, and data beside kit.`
      : 'Say where the evaluation data is: npm run eval -- <folder>. The folder has kit/score and data beside kit.',
  )
  process.exit(1)
}

const percent = (value: unknown) => (typeof value === 'number' ? value.toFixed(3) : '')

const kit = await prepareKit(folder)
try {
  if (process.argv.includes('--bands')) await printBands()
  else if (process.argv.includes('--believable')) printClaims(kit)
  else await printFigures()
} finally {
  await kit.remove()
}

async function printBands() {
  printTable('What the bands mean', await bandsOf(kit, 'category-dev'), [
    ['band', ({ band }) => String(band)],
    ['pairs', ({ pairs }) => String(pairs)],
    ['relevant', ({ relevant }) => percent(relevant)],
  ])
}

async function printFigures() {
  const parsing = await runScorer(kit, 'parsing', 'parse')
  printTable('Reading resumes', parsing.figures, [
    ['set', ({ set }) => String(set)],
    ['system', ({ system }) => String(system)],
    ['skills F1 exact', (row) => percent(at(row, 'skillsExact', 'F1'))],
    ['soft', (row) => percent(at(row, 'skillsSoft', 'F1'))],
    ['job entry F1', (row) => percent(at(row, 'experience', 'entryF1'))],
    ['title exact', (row) => percent(at(row, 'experience', 'titleExact'))],
    ['company exact', (row) => percent(at(row, 'experience', 'companyExact'))],
    ['years', (row) => percent(at(row, 'experience', 'years'))],
    ['education F1', (row) => percent(at(row, 'education', 'entryF1'))],
    ['name', ({ name }) => percent(name)],
    ['e-mail', ({ email }) => percent(email)],
    ['failed', ({ failed }) => String(failed)],
    ['ms/document', ({ msPerDoc }) => String(msPerDoc)],
  ])

  const skills = await runScorer(kit, 'skills', 'skills')
  printTable('Finding skills in job ads', skills.figures, [
    ['set', ({ set, src }) => `${set} ${src}`],
    ['system', ({ system }) => String(system)],
    ...(['exact', 'soft'] as const).flatMap((kind) =>
      (['p', 'r', 'f1'] as const).map((figure): [string, (row: Figures) => string] => [
        `${kind} ${figure.toUpperCase()}`,
        (row) => percent(at(row, kind, figure)),
      ]),
    ),
  ])
  for (const line of skills.lines.filter((text) => text.startsWith('aliases'))) console.log(line)

  const matching = await runScorer(kit, 'matching', 'match')
  printTable('Matching resumes with job ads', matching.figures, [
    ['set', ({ set }) => String(set)],
    ['system', ({ system }) => String(system)],
    ['nDCG@10', ({ n10 }) => percent(n10)],
    ['P@10', ({ p10 }) => percent(p10)],
    ['MAP', ({ map }) => percent(map)],
    ['AUC per resume', ({ auc }) => percent(auc)],
    ['AUC over all', ({ globalAuc }) => percent(globalAuc)],
    ['over BM25', (row) => percent(at(row, 'vsBm25', 'diff'))],
    ['from', (row) => percent(at(row, 'vsBm25', 'ci', 0))],
    ['to', (row) => percent(at(row, 'vsBm25', 'ci', 1))],
  ])
}

/** A figure inside others; undefined where the scorer gave none. */
function at(row: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    row,
  )
}
