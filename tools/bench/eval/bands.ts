import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Band, bandForScore, bands } from '@fledge/core/matching/score/score-bands'
import { findFieldWords } from '@fledge/core/skills/field-words'
import type { Kit } from './kit.ts'
import type { Figures } from './scorer.ts'

type Resume = { id: string; category: string; text: string }
type Job = { id: string; title: string; description: string; skills: string[] | null; area: string }
type Set = {
  resumes: Resume[]
  jobs: Job[]
  relevant: number
  labels: { resumeId: string; jobId: string; grade: number }[]
}
type System = {
  prepare: (set: { resumes: Resume[]; jobs: Job[] }) => void
  score: (resume: Resume, job: Job) => number
}
type Pair = { band: Band; relevant: boolean; half: 'A' | 'B'; holds: boolean }

/**
 * How many pairs of a set of matching each band has, and which share of them is relevant: of all jobs, of either half
 * (A has the first half of the jobs in the order of their ids), and of what stands under a heading that holds.
 */
export async function bandsOf(kit: Kit, name: string): Promise<Figures[]> {
  const set: Set = JSON.parse(readFileSync(join(kit.data, `matching/${name}.json`), 'utf8'))
  const [path] = kit.systems('match').slice(-1)
  const system: System = await import(pathToFileURL(path ?? '').href)
  system.prepare(set)
  const pairs = pairsOf(set, system)
  return [...bands].reverse().map((band) => {
    const own = pairs.filter((pair) => pair.band === band)
    return {
      band,
      pairs: own.length,
      relevant: shareOf(own),
      A: shareOf(own.filter(({ half }) => half === 'A')),
      B: shareOf(own.filter(({ half }) => half === 'B')),
      held: shareOf(own.filter(({ holds }) => holds)),
    }
  })
}

const shareOf = (pairs: readonly Pair[]) => pairs.filter(({ relevant }) => relevant).length / (pairs.length || 1)

function pairsOf(set: Set, system: System): Pair[] {
  const grades = new Map(set.labels.map(({ resumeId, jobId, grade }) => [`${resumeId} ${jobId}`, grade]))
  const halves = new Map(
    set.jobs
      .map(({ id }) => id)
      .sort()
      .map((id, place) => [id, place < set.jobs.length / 2 ? 'A' : 'B'] as const),
  )
  const misfiledResumes = misfiled(
    set.resumes.map(({ id, category, text }) => ({ id, heading: category, title: text.split('\n')[0] ?? '' })),
  )
  const misfiledJobs = misfiled(set.jobs.map(({ id, area, title }) => ({ id, heading: area, title })))
  console.log(`Left out of the last column: ${misfiledResumes.size} resumes and ${misfiledJobs.size} jobs.`)
  return set.resumes.flatMap((resume) =>
    set.jobs.map(
      (job): Pair => ({
        band: bandForScore(system.score(resume, job)),
        relevant: (grades.get(`${resume.id} ${job.id}`) ?? 0) >= set.relevant,
        half: halves.get(job.id) ?? 'A',
        holds: !misfiledResumes.has(resume.id) && !misfiledJobs.has(job.id),
      }),
    ),
  )
}

/** Those whose title names a role of a field that fewer than an eighth of their heading's titles have. */
function misfiled(items: readonly { id: string; heading: string; title: string }[]): ReadonlySet<string> {
  const fielded = items.map((item) => ({
    ...item,
    fields: new Set(
      findFieldWords(item.title)
        .filter(({ kind }) => kind === 'role')
        .flatMap(({ fields }) => fields),
    ),
  }))
  const wrong = fielded.filter(({ heading, fields }) => {
    const same = fielded.filter((other) => other.heading === heading && other.fields.size > 0)
    const isRare = (field: number) => same.filter((other) => other.fields.has(field)).length < same.length / 8
    return fields.size > 0 && [...fields].every(isRare)
  })
  return new Set(wrong.map(({ id }) => id))
}
