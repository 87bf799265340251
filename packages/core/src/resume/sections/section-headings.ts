import { endsWithTitleNoun } from '../experience/job-titles.ts'
import { pastVerb } from '../experience/prose.ts'
import type { SectionKind } from '../resume-draft.ts'
import { isDisclaimingHeading } from './disclaiming-headings.ts'
import { informalKind } from './informal-headings.ts'
import { headingsAbroad, labelsOfSkills, mapPhrases } from './translated-headings.ts'

/**
 * The kind of section that a line announces, or null when its words are not those of a heading. Typography does not
 * matter: 'WORK EXPERIENCE:', 'E D U C A T I O N' and '2. Technical Skills & Tools' are all understood.
 */
export function headingKind(text: string): SectionKind | null {
  if (text.length > longestHeading || !beginsLarge.test(text)) return null
  if (isDisclaimingHeading(text)) return 'other'
  // 'Work experience (24 months)', 'Clinical experience (as a student)', 'Summer Internship Project (MBA)'
  const written = headingWords(
    text.replace(
      /\s\((?:(?:\d|[Tt]otal)[^()]{1,25}|[\p{Ll} ]{2,30}|MBA|PGDM|B[BCH]A|[BM]\.? ?(?:Tech|Com|Sc|Ed|E)\.?)\)\s*:?$/u,
      '',
    ),
  )
  const phrase = written.join(' ')
  // 'Project' is a label, 'PROJECT' heads a section.
  if (/^\W*PROJECT\W*$/.test(text) || projectOfStudies.test(text)) return 'projects'
  const fixed = fixedPhrases.get(phrase) ?? headingsAbroad.get(phrase)
  if (fixed || fixedPhrases.has(phrase)) return fixed ?? null
  const words = withoutSlips(written)
  if (words.length === 0 || words.length > mostWords || words.some((word) => !allowed.has(word))) return null
  if (isRole(words)) return null
  // 'Scholastic Achievements', but 'Skills and Achievements'
  const ofEnd = kindOfWords(words.slice(-1))
  return ofEnd === 'awards' && !words.includes('and') ? ofEnd : kindOfWords(words)
}

const degree =
  '(?:[BM]\\.? ?(?:Com|Sc|Tech|E|Ed|A|Arch|Pharm|Des|B\\.?A|C\\.?A|Phil|S\\.?W|P\\.?T)|LL\\.? ?[BM]|PGDM|Ph\\.? ?D|Diploma|[UP]\\.?G)\\.?'
const ofStudies = `(?:${degree}|(?:[TSF]\\.?Y\\.?|final|last|third|second|first)[- ]?(?:year|yr)?|(?:\\d(?:st|nd|rd|th) )?sem(?:ester)?\\.?(?: ?(?:\\d|[IV]+))?|college|academic|university|[IV]{1,4})`
const study = '(?:project|thesis|dissertation)s?(?: work)?'
/** 'M.Sc. Project', 'Project (T.Y. B.Com)', 'Final year project, sem 8', 'Projects during MBA'; 'Project' alone may be a label. */
const projectOfStudies = new RegExp(
  `^\\W*(?:(?:${ofStudies} )+(?:(?:major|minor|main|mini|research) )?${study}(?:[\\s,(–-]+${ofStudies})*|(?:(?:major|minor|main|mini|research|academic) )?${study}(?:[\\s,(–-]+| (?:done )?(?:in|during|of|at) (?:the |my )?)${ofStudies}(?:[\\s,–-]+${ofStudies})*)\\)?\\s*:?$`,
  'i',
)

const kindOfWords = (words: readonly string[]): SectionKind | null =>
  firstKind.find(([, own]) => words.some((word) => own.has(word)))?.[0] ?? null

/** 'Sports achievements', 'Short courses' and 'STUDY PROJECT' say at their end what they head. */
export function headingByEnd(text: string): SectionKind | null {
  const [, end = ''] = ofEnd.exec(text) ?? []
  const isPlural = /s$/i.test(end) || end === end.toUpperCase()
  return end !== '' && isPlural && !pastVerb.test(text)
    ? kindOfWords([`${end.toLowerCase().replace(/s$/, '')}s`])
    : null
}

const ofEnd =
  /^\p{Lu}[\p{L}&’'-]*(?: [\p{L}&’'-]+)? ((?:projects?|achievements?|courses?|workshops?|internships?|publications?|awards?|certifications?|licences?|builds?)|(?:PROJECT|ACHIEVEMENT|COURSE|WORKSHOP|INTERNSHIP|PUBLICATION|AWARD|CERTIFICATION|LICENCE|BUILD)S?)\s?:?[–-]?$/u

/** 'What I designed' and 'Games' announce what only the lines below can tell, 'Research' projects unless they tell more. */
export function headingByContent(text: string): SectionKind | null {
  if (!beginsLarge.test(text) || text.length > longestHeading) return null
  const informal = /[\d.;@\t]/.test(text) ? null : informalKind(headingWords(text))
  if (informal) return informal
  if (beginsWithI.test(text))
    return /\b(?:made|built|designed|created|organi[sz]ed)\b/i.test(text) ? 'projects' : 'other'
  if (/^courses?(?: done)?\s?:?[–-]?$/i.test(text)) return 'certifications'
  return ofProjects.test(text) ? 'projects' : ofThings.test(text) ? 'other' : null
}

const beginsWithI =
  /^\P{L}{0,4}(?:(?:What|Where|Things|Places|How) [Ii](?:['’]ve)?(?! did\b)(?: [\p{L}’']+){1,4}|My(?! (?:role|job|work|dut|task|responsib))(?: \p{Ll}[\p{L}’']*,?){1,3}|(?!Things )(?:\p{Lu}\p{L}{2,20}[sS]|Work) [Ii](?: have)? \p{L}{2,12}|I (?:can(?: \p{Ll}+)?|use|know|work with))\s?:?[–-]?$/u
const ofThings =
  /^(?:(?:board |video )?games|achieved|won|made|studied|worked|recorded|recogni[sz]ed|performed|exhibited|taught|written|designed|built|awarded|can do|able to do|strong at|good at|also|what else|others?(?: things)?|misc(?:ellaneous)?|extra)\s?:?[–-]?$/i
const ofProjects =
  /^(?:(?:selected|short|student|final|graduation) )?(?:films|filmography|collections?|trials?|fieldwork|designs|research|exhibitions|bylines|published)\s?:?[–-]?$/i

/** The kind of section that a margin label inside a skills section announces ('Mother tongue(s)'), or null. */
export const labelKind = (text: string): SectionKind | null =>
  (text.length <= longestHeading && labelsOfSkills.get(headingWords(text).join(' '))) || null

/** Whether the words of a line are those of a section heading. */
export const isHeading = (text: string): boolean => headingKind(text) !== null

/** 'Software Engineering Student' is a role and no heading; 'Volunteer' alone is a heading. */
function isRole(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  return words.length > 1 && endsWithTitleNoun(last) && (last === 'volunteer' || !heads.has(last))
}

const longestHeading = 60
const mostWords = 7
// '2019 – 2023 Career break' has a date of its own.
const beginsLarge = /^(?!\D{0,3}(?:19|20)\d\d\b)[^\p{L}]{0,12}\p{Lu}/u

/** The words of a heading in small letters, without numbering, bullets, punctuation and letter-spacing. */
function headingWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return closeLetterSpacing(plain.trim())
    .replace(/&/g, ' and ')
    .replace(/^[^\p{L}]+/u, '')
    .replace(/\bi['’]ve\b/g, 'i have')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
}

/** 'e d u c a t i o n' and 'w o r k  h i s t o r y' as words; other texts as they are. */
function closeLetterSpacing(text: string): string {
  const tokens = text.split(/\s+/)
  const letters = tokens.filter((token) => token.length === 1).length
  if (letters < 4 || letters < 0.8 * tokens.length) return text
  return text
    .split(/\s{2,}|\t/)
    .map((word) => word.replace(/\s/g, ''))
    .join(' ')
}

/** 'Educational Qualifiction' as it was meant: words of some length with one wrong letter. */
function withoutSlips(words: readonly string[]): readonly string[] {
  const doubled = words.map((word) =>
    word.length < leastForDouble ? word : (allowedByDouble.get(single(word)) ?? word),
  )
  if (words.length > mostWords || doubled.some((word) => word.length < leastForSlip && !allowed.has(word))) return words
  return doubled.map((word) => {
    if (allowed.has(word)) return word
    const meant = longWords.filter((own) => own[0] === word[0] && hasOneSlip(own, word))
    return meant.length === 1 ? meant[0]! : word
  })
}

/** Whether one letter more, less or other, or two that changed places, tell two words apart. */
function hasOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let same = 0
  while (same < shorter - start && one.at(-1 - same) === other.at(-1 - same)) same++
  const [left, right] = [one.slice(start, one.length - same), other.slice(start, other.length - same)]
  const isSwapped = left.length === 2 && right === `${left[1]}${left[0]}`
  return one !== other && ((left.length < 2 && right.length < 2) || isSwapped)
}

const leastForSlip = 7
const leastForDouble = 5
/** 'Skils' is 'Skills' with one letter instead of two. */
const single = (word: string) => word.replace(/(\p{L})\1/gu, '$1')

const splitWords = (words: string) => words.split(/\s+/).filter((word) => word !== '')

// The first kind that has one of the words wins: 'Education and Training' is education, 'Academic Projects' projects.
const firstKind: readonly (readonly [SectionKind, ReadonlySet<string>])[] = [
  ['volunteering', new Set(splitWords('volunteer volunteering voluntary'))],
  ['other', new Set(splitWords('extracurricular extracurriculars curricular cocurricular'))],
  [
    'skills',
    new Set(
      splitWords(`skill skills skillset skillsets competency competencies competences expertise proficiency proficiencies
        technologies toolkit toolbox highlights capabilities abilities specialties specialities tools software
        strengths techniques instruments competence`),
    ),
  ],
  [
    'experience',
    new Set(
      splitWords(`experience experiences articleship articleships employment internship internships work career appointments jobs
        freelancing practicum practicums clients stints gigs placements rotations postings traineeships apprenticeships exposure clerkship clerkships rawe`),
    ),
  ],
  [
    'education',
    new Set(
      splitWords(
        'education educational academics academia scholastic schooling qualification studies degrees marks marksheet',
      ),
    ),
  ],
  [
    'projects',
    new Set(
      splitWords(
        'project projects works portfolio contributions moot moots dissertation dissertations thesis theses broadcast broadcasts bylines capstone capstones publication publications paper papers poster posters patent patents',
      ),
    ),
  ],
  [
    'certifications',
    new Set(
      splitWords(`certification certifications certificate certificates certs licenses licences license licence licensure
        credentials registration registrations courses trainings training moocs workshops seminars exams examinations`),
    ),
  ],
  ['languages', new Set(['languages', 'language'])],
  [
    'summary',
    new Set(splitWords('summary objective objectives profile overview about biography introduction intro statement')),
  ],
  [
    'awards',
    new Set(
      splitWords(`awards award honors honours achievements achievement accomplishments recognition scholarships
        distinctions fellowships grants prize prizes scholarship competition medals accolades laurels recognitions competitions contests hackathons`),
    ),
  ],
  [
    'other',
    new Set(
      splitWords(`interests hobbies likes references referees activity activities activites affiliations
        affiliation memberships membership contact contacts declaration presentations talks conferences clearance
        information details links noteables extras coursework`),
    ),
  ],
]

const modifiers = splitWords(`
  a additional and areas area associated background certified clinical commercial computer core current data digital
  domain earlier engineering executive external field formal full general government graduate hard held
  history i in including independent industrial industry it job key known leadership major me military my non of on
  online open other others past personal positions practical previous primary prior professional program programming
  recent related relevant research school selected studio sets set side social soft source special spoken student teaching
  technical test the time undergraduate university with worked written academic interpersonal organizational
  organisational specialized specialised team sample achieved received curriculum vitae extra co proficient familiar
  senior college administrative intern corporate freelance consulting timeline analytical competitive community
  final main site year service used published working invited security foreign global stack technology awarded earned business plant inplant vocational summer winter courts
  court competitive entrance mini minor major scholarly live attended presented qualified cleared passed taken done completed
  undertaken known top duty traits subjects
`)

const heads: ReadonlySet<string> = new Set(firstKind.flatMap(([, words]) => [...words]))
const allowed: ReadonlySet<string> = new Set([...modifiers, ...heads])
const allowedByDouble = new Map([...allowed].map((word) => [single(word), word]))
const longWords = [...allowed].filter(({ length }) => length >= leastForSlip)

/** Phrases that the order of kinds would get wrong, and those whose words alone are no heading. */
const fixedPhrases = mapPhrases<SectionKind | null>([
  [
    'summary',
    `
      career objective, career objectives, career summary, career overview, career profile, work profile,
      summary of qualifications, qualifications summary, experience summary, professional experience summary,
      summary of experience, who i am, bio`,
  ],
  [
    'experience',
    `
      job, work exp, job exp, professional background, professional history, job history, industrial training, vocational training, positions, positions held,
      where i have worked, where i worked, work i have done, work i did, jobs i have done, jobs i did, career path, professional journey, additional positions, what i have done,
      what i do, where i was posted, where i have been posted, my journey, the journey so far, freelance, freelance work, freelance projects, part time, part time work, part time job, part time jobs, part time employment,
      experiential learning, experiential learning programme, on the job training, in plant training, inplant training,
      teaching practice, professional engagements, roles held, roles`,
  ],
  [
    'education',
    `
      academic background, academic details, academic history, academic profile, academic information,
      academic credentials, academic qualifications, educational qualifications, education qualifications,
      education and qualifications, academic record, academic records, scholastic record, scholastic records, academic, scholastics, marks, study, graduation, post graduation, school, schools, college, school and college, where i studied,
      where i have studied, academic journey, academic qualification, educational journey, learning, what i studied, what i have studied, where i learned, where i learnt, studying, learn`,
  ],
  [
    'skills',
    `
      programming languages, computer languages, technology stack, programming, technical stack, tech stack, stack, my stack,
      qualifications, core qualifications, key qualifications, technical skills and qualifications,
      computer, computers, laboratory techniques, laboratory skills, lab techniques, lab skills, technical knowledge, computer knowledge, technical environment, toolset, arsenal, know how, what i bring, what i know, what i use, i know, i use, i can use, things i know, can use, tools i use, software i use, software i use every day,
      what i work with, what i can do, what i m good at, i work with, tech i use`,
  ],
  ['languages', 'language skills, language proficiency, i speak, languages i speak'],
  [
    'projects',
    `
      sample work, academic work, research work, writing, writings, my writing, project work, selected work, selected works, work samples, case studies, open source,
      open source work, things i built, things i made, things i have built, what i built, what i made,
      what i have built, builds, college work, student work, studio work, selected studio work, studio projects, coursework projects,
      published work, published works, published articles, published stories, clippings`,
  ],
  ['certifications', 'professional development, certified in, certified by, certified'],
  [
    'volunteering',
    `positions of responsibility, position of responsibility, leadership, leadership positions, student leadership, por,
      responsibilities, responsibilities held, posts held, social work, community work, community service, social service, community, giving back, camps, health camps, medical camps, community outreach, community engagement, outreach`,
  ],
  [
    'other',
    `
      military experience, military service, career break, career gap, gap year, sabbatical`,
  ],
  [null, 'software engineering, business software, open source software, project, career'],
])
