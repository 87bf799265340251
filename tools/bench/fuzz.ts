import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openFolder } from './crash/folder.ts'
import { makePeople, type Person } from './crash/people.ts'
import { callerOf } from './fuzz/caller.ts'
import { type Case, openCases } from './fuzz/cases.ts'
import { startServer } from './fuzz/server.ts'
import { type Trial, tryCase } from './fuzz/try-case.ts'
import { watch } from './fuzz/watch.ts'
import { markdownTable } from './markdown-table.ts'

/**
 * `npm run bench:fuzz -- --minutes 10`: broken and malicious PDFs, DOCX and DOCs are uploaded to the running product.
 * It has to stay up, answer within 12 seconds, and say in known words what is wrong. `--case 17` tries one again.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    students: { type: 'string', default: '3' },
    /** Share of the files that are bombs: each may take the reader its whole ten seconds. */
    bombs: { type: 'string', default: '0.01' },
    port: { type: 'string', default: '4300' },
    case: { type: 'string' },
  },
})

const caseOf = await openCases({ seed: Number(values.seed), bombShare: Number(values.bombs) })
const { folder, remove } = await openFolder('fuzz', null)
const server = await startServer({ folder, port: Number(values.port) })
const caller = callerOf(server.address)
const outcomes = new Map<string, number>()
const failures: string[] = []
let slowestMs = 0
let next = 0

const movers = Number(values.students)
const { movers: students } = await makePeople(server.address, { companies: 0, applicants: 0, movers, run: 'fuzz' })
const watched = watch(server, caller)
const until = Date.now() + Number(values.minutes) * 60_000
if (values.case === undefined) await Promise.all(students.map(work))
else await tryOne(students[0]!, caseOf(Number(values.case)))
await report()

async function work(student: Person) {
  while (Date.now() < until && server.isAlive()) await tryOne(student, caseOf(next++))
}

async function tryOne(student: Person, attempt: Case) {
  const trial = await tryCase(caller, student, attempt)
  outcomes.set(trial.outcome, (outcomes.get(trial.outcome) ?? 0) + 1)
  slowestMs = Math.max(slowestMs, trial.slowestMs)
  if (!server.isAlive()) trial.faults.push('the server is dead')
  if (trial.faults.length > 0) await keep(attempt, trial)
}

async function keep({ number, kind, what, bytes }: Case, { faults }: Trial) {
  await writeFile(join(folder, `case-${number}.${kind}`), bytes)
  fail(`case ${number} (${what}): ${faults.join('; ')}`)
}

function fail(what: string) {
  failures.push(what)
  console.error(what)
}

async function report() {
  const { serverPeak, serverAtEnd, readerPeak, otherMedianMs, otherSlowestMs } = watched.end()
  const errors = server.errors()
  if (!server.isAlive()) fail('the server is dead at the end')
  await server.stop()
  const total = [...outcomes.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) fail('nothing was tried')
  const rows: [string, string | number][] = [
    ['files', total],
    ...[...outcomes].sort(([, a], [, b]) => b - a).map(([what, count]): [string, number] => [what, count]),
    ['slowest answer', `${Math.round(slowestMs)} ms`],
    ['others meanwhile, median and slowest', `${Math.round(otherMedianMs)} and ${Math.round(otherSlowestMs)} ms`],
    ['server memory, peak and end', `${Math.round(serverPeak)} and ${Math.round(serverAtEnd)} MB`],
    ['reader memory, peak', `${Math.round(readerPeak)} MB`],
    ['errors in the log', errors.length],
    ['failures', failures.length],
  ]
  console.log(markdownTable(['what', 'figure'], rows))
  for (const line of errors.slice(0, 5)) console.error(line.slice(0, 600))
  if (failures.length + errors.length > 0) {
    process.exitCode = 1
    console.error(`What failed is kept in ${folder}`)
  } else await remove()
}
