import { isInsideAddress } from './addresses.ts'
import { type Candidate, isWholeLine, standsAsSkill } from './context.ts'
import { addPhrase, emptyTrie, type PhraseHit, type PhraseTrie, phrasesAt } from './phrase-trie.ts'
import { findAboutFirms, findColleges, findFirms, namesNoSkill } from './proper-names.ts'
import { hasOtherSense } from './senses.ts'
import { correctSlips } from './spelling.ts'
import { isComputing, isSubject } from './subjects.ts'
import { normalizedWords, type Token, tokenize } from './tokens.ts'
import { fields, skills } from './vocabulary.ts'
import type { Surface } from './vocabulary-text.ts'

/** A skill that a text shows: `text.slice(start, end)` is how it is written there, `skill` its canonical name. */
export type FoundSkill = { skill: string; start: number; end: number }

/**
 * The skills of a text in their order, none overlapping another, the longest wording where several begin together.
 * Words with another everyday meaning ('R', 'Go', 'Excel', 'Spring') count only where the text around them speaks of
 * skills. Addresses of mails and of the web are passed over. Linear in the length of the text.
 */
export function findSkills(text: string): FoundSkill[] {
  return findSkillIds(text).map(({ id, start, end }) => ({ skill: skills[id]!.name, start, end }))
}

/** The same with the skill's place in the vocabulary, for tables in memory. */
export function findSkillIds(text: string): { id: number; start: number; end: number }[] {
  const candidates = candidatesIn(text)
  const sure = acceptCandidates(text, candidates)
  return candidates.filter((_, index) => sure[index]).map(({ id, start, end }) => ({ id, start, end }))
}

type Wording = { id: number; surface: Surface }

const wordings: PhraseTrie<Wording> = buildTrie()

function buildTrie(): PhraseTrie<Wording> {
  const trie = emptyTrie<Wording>()
  for (const { id, surfaces } of skills)
    for (const surface of surfaces) addPhrase(trie, normalizedWords(surface.text), { id, surface })
  return trie
}

function candidatesIn(text: string): Candidate[] {
  const tokens = correctSlips(text, tokenize(text))
  const candidates: (Candidate & { to: number })[] = []
  let at = 0
  while (at < tokens.length) {
    const candidate = bestAt(text, tokens, at)
    if (candidate !== null) candidates.push(candidate)
    at = candidate === null ? at + 1 : candidate.to + 1
  }
  if (candidates.length === 0) return candidates
  const firms = [...findFirms(text, tokens), ...findAboutFirms(text)]
  const colleges = findColleges(text, tokens)
  return candidates.filter(
    ({ start, end }) =>
      !firms.some((firm) => start >= firm.start && end <= firm.end) &&
      !colleges.some((college) => start < college.end && end > college.start) &&
      !namesNoSkill(text, start, end) &&
      !hasOtherSense(text, start, end),
  )
}

function bestAt(text: string, tokens: readonly Token[], at: number): (Candidate & { to: number }) | null {
  for (const hit of phrasesAt(wordings, text, tokens, at)) {
    const candidate = toCandidate(text, tokens, hit)
    if (namesOtherPeople(text, tokens, hit) || runsOverSlash(text, candidate, hit.value.surface)) continue
    if (!isInsideAddress(text, candidate.start, candidate.end)) return candidate
  }
  return null
}

/** 'React/Redux' are two skills, 'CI/CD' is one: only a wording with a slash runs over a slash. */
const runsOverSlash = (text: string, { start, end }: Candidate, { text: wording }: Surface): boolean =>
  text.slice(start, end).includes('/') && !wording.includes('/')

const roles: ReadonlySet<string> = new Set(
  fields.flatMap((field) => field.roles.map((role) => phraseKey(tokenize(role)))),
)

const persons = new Set(
  'artist designer developer engineer specialist consultant analyst writer editor photographer illustrator trainer tutor recruiter accountant counselor counsellor'.split(
    ' ',
  ),
)

/** The plural of a role ('product managers') names colleagues; the singular names the applicant's own role. */
function namesOtherPeople(text: string, tokens: readonly Token[], { from, to }: PhraseHit<Wording>): boolean {
  const last = tokens[to]!
  const isPlural = text[last.end - 1] === 's' && !last.norm.endsWith('s')
  return isPlural && (persons.has(last.norm) || roles.has(phraseKey(tokens.slice(from, to + 1))))
}

function phraseKey(tokens: readonly Token[]): string {
  return tokens.map(({ norm }) => norm).join(' ')
}

function toCandidate(text: string, tokens: readonly Token[], hit: PhraseHit<Wording>): Candidate & { to: number } {
  const { id, surface } = hit.value
  const start = tokens[hit.from]!.start
  const end = tokens[hit.to]!.end
  const asWritten =
    surface.use === 'plain' || hasItsCapitals(withoutVersion(text.slice(start, end), surface.text), surface.text)
  return { id, start, end, standing: findStanding(surface, asWritten), asWritten, to: hit.to }
}

function findStanding({ text, use }: Surface, asWritten: boolean): Candidate['standing'] {
  if (use === 'everyday') return 'everyday'
  if (use === 'cased' && !asWritten && text !== text.toUpperCase()) return 'small'
  return use === 'plain' || (use === 'cased' && asWritten) ? 'certain' : 'ambiguous'
}

/** The 'Vue' of 'Vue3'. */
const withoutVersion = (written: string, surface: string): string =>
  /\d$/.test(surface) ? written : written.replace(/\d{1,2}$/, '')

/** 'Go' for Go; a surface written small ('spring!') may begin large; all capitals pass for words of some length. */
function hasItsCapitals(written: string, surface: string): boolean {
  if (written[0] !== surface[0] && surface[0] === surface[0]?.toUpperCase()) return false
  return (
    written === surface || written === capitalised(surface) || (surface.length > 3 && written === surface.toUpperCase())
  )
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** Which candidates count: the certain ones, then those that lean on a neighbour, from both sides. */
function acceptCandidates(text: string, candidates: readonly Candidate[]): boolean[] {
  const sure = candidates.map((candidate) => candidate.standing === 'certain')
  const judge = (index: number) => {
    const candidate = candidates[index]!
    if (!sure[index])
      sure[index] = standsAsSkill(text, candidate, {
        before: sure[index - 1] ? candidates[index - 1]! : null,
        after: sure[index + 1] ? candidates[index + 1]! : null,
      })
  }
  for (let index = 0; index < candidates.length; index++) judge(index)
  for (let index = candidates.length - 1; index >= 0; index--) judge(index)
  for (const run of bareLines(text, candidates))
    if (isListOfSkills(run, candidates, sure)) sure.fill(true, run.from, run.to)
  const isOnSoftware = (from: number, to: number) =>
    candidates.some(({ id, start }, index) => sure[index] && start >= from && start < to && isComputing(id))
  const subjects = candidates.filter((candidate, index) => sure[index] && isSubject(text, candidate, isOnSoftware))
  const isOfTrade = ({ id, start }: Candidate) =>
    subjects.some(
      (one) =>
        skills[one.id]!.field === skills[id]!.field && !text.slice(one.end, start).includes('\n') && one.start <= start,
    )
  return sure.map((isSure, index) => isSure && !isOfTrade(candidates[index]!))
}

/** Lines of nothing but candidates with blanks between them ('typescript react go docker'), as places from `from` to before `to`. */
function bareLines(text: string, candidates: readonly Candidate[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (let from = 0; from < candidates.length; ) {
    let to = from + 1
    while (to < candidates.length && isBlank(text, candidates[to - 1]!.end, candidates[to]!.start)) to++
    if (to - from >= leastOnLine && isWholeLine(text, candidates[from]!.start, candidates[to - 1]!.end))
      runs.push({ from, to })
    from = to
  }
  return runs
}

const leastOnLine = 3

const isBlank = (text: string, start: number, end: number) =>
  end - start <= 2 && /^ {1,2}$/.test(text.slice(start, end))

function isListOfSkills({ from, to }: { from: number; to: number }, candidates: readonly Candidate[], sure: boolean[]) {
  const known = sure.slice(from, to).filter((isSure) => isSure).length
  return known >= 2 && candidates.slice(from, to).every(({ standing }) => standing !== 'everyday')
}
