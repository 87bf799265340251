import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bandForScore, bands } from '@fledge/core/matching/score/score-bands'
import type { Kit } from './kit.ts'
import type { Figures } from './scorer.ts'

type Resume = { id: string; text: string }
type Job = { id: string; title: string; description: string; skills: string[] | null }
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

/** How many pairs of a set of matching each band has, and which share of them is relevant. */
export async function bandsOf(kit: Kit, name: string): Promise<Figures[]> {
  const set: Set = JSON.parse(readFileSync(join(kit.data, `matching/${name}.json`), 'utf8'))
  const [path] = kit.systems('match').slice(-1)
  const system: System = await import(pathToFileURL(path ?? '').href)
  system.prepare(set)
  const grades = new Map(set.labels.map(({ resumeId, jobId, grade }) => [`${resumeId} ${jobId}`, grade]))
  const pairs = set.resumes.flatMap((resume) =>
    set.jobs.map((job) => ({
      band: bandForScore(system.score(resume, job)),
      isRelevant: (grades.get(`${resume.id} ${job.id}`) ?? 0) >= set.relevant,
    })),
  )
  return [...bands].reverse().map((band) => {
    const own = pairs.filter((pair) => pair.band === band)
    return { band, pairs: own.length, relevant: own.filter(({ isRelevant }) => isRelevant).length / (own.length || 1) }
  })
}
