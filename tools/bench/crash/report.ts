import { markdownTable } from '../markdown-table.ts'
import type { History } from './history.ts'
import type { Findings } from './verify.ts'
import type { FileFindings } from './verify-files.ts'

export type Round = { nemesis: string; healthyMs: number; writingMs: number }
type Run = {
  processes: number
  writers: number
  minutes: number
  rounds: Round[]
  history: History
  findings: Findings
  files: { swept: number; found: FileFindings }
  jobsMs: number
}

const healthyWithinMs = 15_000

/** Prints the run as tables in Markdown; gives 0 when every promise was kept and 1 otherwise. */
export function report(run: Run): 0 | 1 {
  const { processes, writers, minutes, rounds, history, findings, files, jobsMs } = run
  const { ok, refused, unknown, unreached, signedOut } = history.counts
  const kinds = [...new Set(rounds.map(({ nemesis }) => nemesis))]
  const befell = kinds.map((kind) => {
    const of = rounds.filter(({ nemesis }) => nemesis === kind)
    return [kind, of.length, worst(of, 'healthyMs'), worst(of, 'writingMs')]
  })
  const what = `what befell it (${processes} process(es), ${writers} writers)`
  console.log(`\n${markdownTable([what, 'times', 'healthy after, worst', 'writing after, worst'], befell)}`)

  const faults = { ...findings, ...files.found }
  const late = rounds.filter(({ healthyMs }) => healthyMs > healthyWithinMs).length
  const { internships, applications, decisions, uploads } = history
  const done = [internships.size, applications.size, decisions.size, uploads]
  const rows = [
    ['rounds, minutes', `${rounds.length}, ${minutes.toFixed(1)}`],
    ['acknowledged, refused, broken off, nobody there', [ok, refused, unknown, unreached].join(', ')],
    ['of them internships, applications, decisions, uploads', done.join(', ')],
    ['last job done after the last write', `${(jobsMs / 1000).toFixed(1)} s`],
    ['files without a use that the janitor removed', files.swept],
    ['requests whose session was not known any more', signedOut],
    [`rounds with more than ${healthyWithinMs / 1000} s to healthy`, late],
    ...Object.entries(faults).map(([fault, list]) => [
      titles[fault as keyof typeof faults],
      `${list.length} ${list.slice(0, 3).join(', ')}`,
    ]),
  ]
  console.log(`\n${markdownTable(['of the run', ''], rows)}`)
  return late === 0 && signedOut === 0 && Object.values(faults).every(({ length }) => length === 0) ? 0 : 1
}

const worst = (rounds: Round[], what: 'healthyMs' | 'writingMs') =>
  `${(Math.max(...rounds.map((round) => round[what])) / 1000).toFixed(1)} s`

const titles: Record<keyof Findings | keyof FileFindings, string> = {
  lost: 'acknowledged and not there',
  doubled: 'stored twice',
  untold: 'events without exactly one notification for each person concerned',
  wrong: 'stored and never asked for',
  rowsWithoutFile: 'rows without their file, or with other bytes',
  filesWithoutRow: 'files without a row after the janitor',
  halfReceived: 'uploads left half received after the janitor',
}
