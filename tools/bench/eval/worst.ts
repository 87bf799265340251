import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isSameSchool, isSameSkill, type Judged, judge, type Metrics, type Ranked, type School } from './judged.ts'
import type { Kit, SystemKind } from './kit.ts'

type Reading = { skills: string[]; experience: { title: string }[]; education: School[] }
type Row = { id: string; file: string; truth: Partial<Reading> }
type Advert = { id: string; source: string; text: string; truth: { knowledge: string[]; skill: string[] } }
type Topic = { display: string; aliases: string[] }
type Resume = { id: string; category: string; text: string }
type Job = { id: string; title: string; description: string; skills: string[] | null; area: string }
type Market = { resumes: Resume[]; jobs: Job[]; labels: { resumeId: string; jobId: string; grade: number }[] }

/** Prints the documents of every set with most faults, each with what it misses (-) and what is wrong (+). */
export async function printWorst(kit: Kit, count: number): Promise<void> {
  const metrics: Metrics = await import(pathToFileURL(join(kit.folder, 'lib/metrics.mjs')).href)
  for (const set of ['livecareer-dev', 'rendercv']) await printResumes(kit, metrics, set, count)
  await printAdverts(kit, metrics, count)
  await printQueries(kit, metrics, count)
}

async function ours<T>(kit: Kit, kind: SystemKind): Promise<T> {
  return import(pathToFileURL(kit.systems(kind).at(-1) ?? '').href)
}

const textOf = (kit: Kit, path: string) => readFileSync(join(kit.data, path), 'utf8')
const rowsOf = <T>(kit: Kit, path: string): T[] =>
  textOf(kit, path)
    .split('\n')
    .filter((line) => line !== '')
    .map((line): T => JSON.parse(line))

async function printResumes(kit: Kit, metrics: Metrics, set: string, count: number) {
  const { parse } = await ours<{ parse: (file: { buffer: Uint8Array; ext: string }) => Promise<Reading> }>(kit, 'parse')
  const { tokF1 } = metrics
  const judged: Record<keyof Reading, Judged[]> = { skills: [], experience: [], education: [] }
  for (const { id, file, truth } of rowsOf<Row>(kit, `parsing/${set}.jsonl`)) {
    const found = await parse({ buffer: readFileSync(join(kit.data, file)), ext: 'pdf' })
    const of = <K extends keyof Reading>(kind: K) => ({ asked: truth[kind] ?? [], found: found[kind] })
    const isSameText = (one: string, other: string) => tokF1(one, other) >= 0.5
    judged.skills.push(judge(id, of('skills'), isSameText, String))
    judged.experience.push(
      judge(
        id,
        of('experience'),
        (one, other) => tokF1(one.title, other.title) >= 0.6,
        ({ title }) => title,
      ),
    )
    judged.education.push(
      judge(
        id,
        of('education'),
        (one, other) => isSameSchool(metrics, one, other),
        ({ degree, field, institution }) => [degree, field, institution].join(' | '),
      ),
    )
  }
  for (const [kind, all] of Object.entries(judged)) printJudged(`${set}, ${kind}`, all, count)
}

async function printAdverts(kit: Kit, metrics: Metrics, count: number) {
  const { extract, canonical } = await ours<{
    extract: (text: string) => string[]
    canonical: (name: string) => string | null
  }>(kit, 'skills')
  const isSame = (one: string, other: string) => isSameSkill(metrics, one, other)
  const unique = (texts: string[]) => [...new Map(texts.map((one) => [metrics.norm(one), one])).values()]
  const adverts = rowsOf<Advert>(kit, 'skills/skillspan-dev.jsonl')
  for (const source of ['tech', 'house']) {
    const judged = adverts
      .filter((advert) => advert.source === source)
      .map(({ id, text, truth }): Judged => {
        const found = unique(extract(text))
        const asked = unique(truth.knowledge)
        const missed = asked.filter((one) => !found.some((other) => isSame(other, one)))
        // Ways of working are no faults.
        const marked = [...asked, ...truth.skill]
        const wrong = found.filter((one) => !marked.some((other) => isSame(one, other)))
        return { document: id, right: asked.length - missed.length, missed, wrong }
      })
    printJudged(`job ads, ${source}`, judged, count)
  }
  const topics = rowsOf<Topic>(kit, 'skills/github-topics.jsonl').map(({ display, aliases }) => {
    const asked = canonical(display) ? aliases.map((alias) => alias.replace(/-/g, ' ')) : []
    const missed = asked.filter((alias) => canonical(alias) !== canonical(display))
    return { document: display, right: asked.length - missed.length, missed, wrong: [] }
  })
  printJudged('topics, aliases of names that are known', topics, count)
}

async function printQueries(kit: Kit, metrics: Metrics, count: number) {
  const { prepare, score } = await ours<{
    prepare: (market: Market) => void
    score: (resume: Resume, job: Job) => number
  }>(kit, 'match')
  const market: Market = JSON.parse(textOf(kit, 'matching/category-dev.json'))
  const grades = new Map(market.labels.map(({ resumeId, jobId, grade }) => [`${resumeId} ${jobId}`, grade]))
  prepare(market)
  const queries = market.resumes.map((resume) => {
    const rows = market.jobs.map((job): Ranked => {
      const grade = grades.get(`${resume.id} ${job.id}`) ?? 0
      return { s: score(resume, job), g: grade, tie: resume.id + job.id, heading: job.area }
    })
    const first = [...rows].sort((one, other) => other.s - one.s || (one.tie < other.tie ? -1 : 1)).slice(0, 10)
    return { resume, figure: metrics.ndcg(rows, 10), first }
  })
  const known = queries.filter(({ figure }) => !Number.isNaN(figure)).sort((one, other) => one.figure - other.figure)
  console.log(
    `\n## category-dev: ${known.filter(({ figure }) => figure === 0).length} of ${known.length} have no right job in the first ten\n`,
  )
  for (const { resume, figure, first } of known.slice(0, count)) {
    const headings = [...Map.groupBy(first, ({ heading }) => heading)].map(([name, all]) => `${all.length} ${name}`)
    console.log(
      `${resume.id} ${resume.category} nDCG@10 ${figure.toFixed(2)}: best score ${first[0]?.s}; ${headings.join(', ')}`,
    )
  }
}

const faults = ({ missed, wrong }: Judged) => missed.length + wrong.length

function printJudged(title: string, documents: readonly Judged[], count: number) {
  const faulty = documents.filter((document) => faults(document) > 0)
  console.log(`\n## ${title}: ${faulty.length} documents with faults\n`)
  for (const document of faulty.sort((one, other) => faults(other) - faults(one)).slice(0, count)) {
    console.log(`${document.document}: ${document.right} right`)
    for (const text of document.missed) console.log(`  - ${text}`)
    for (const text of document.wrong) console.log(`  + ${text}`)
  }
}
