import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { findFieldWords } from '../../skills/field-words.ts'
import { skillNamed, skills } from '../../skills/vocabulary.ts'
import { cases } from '../../testing/cases.ts'
import type { ListingText } from '../listing/prepared-listing.ts'
import { type PreparedListing, prepareListing } from '../listing/prepared-listing.ts'
import { withSkill } from '../profile/profile-with-skill.ts'
import type { Profile } from '../profile/resume-profile.ts'
import { bandFloors } from '../score/score-bands.ts'
import { scoreListing } from '../score/score-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { openMarket, putPrepared } from './market.ts'
import { isRecommended, missingSkills, recommendSkills, type WhatIf, wantedSkills, whatIf } from './what-if.ts'

// Many runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const market = openMarket(Object.values(listings))
const idOf = (name: string) => skillNamed(name)!.id
const samples = Object.values(listings).map(prepareListing)
const totals = (profile: Profile, among: readonly PreparedListing[] = samples) =>
  among.map((one) => scoreListing(profile, one).total ?? 0)
const countFrom = (all: readonly number[], floor: number) => all.filter((total) => total >= floor).length

const skillId = fc.nat({ max: skills.length - 1 })
const resumeText = fc.oneof(
  fc.constantFrom(...Object.values(resumes)),
  fc
    .array(skillId, { minLength: 1, maxLength: 8 })
    .map((ids) => `Asha Verma\nSkills\n${ids.map(skillName).join('\n')}`),
)
const phrase = fc.oneof(
  skillId.map(skillName),
  skillId.map((id) => skillName(id).split(' ').at(-1) ?? ''),
)
const listing: fc.Arbitrary<Omit<ListingText, 'id'>> = fc.record({
  title: fc.constantFrom(...Object.values(listings).map(({ title }) => title), ''),
  description: fc.constantFrom('', 'Work with Python and SQL. Build things.'),
  requirements: fc.array(phrase, { maxLength: 7 }),
})
const openings = fc
  .array(listing, { minLength: 1, maxLength: 6 })
  .map((drawn) => drawn.map((one, index) => prepareListing({ ...one, id: `${index}` })))

test('equals scoring every listing again with the skill added, for any resume, market and skill', () => {
  fc.assert(
    fc.property(resumeText, openings, skillId, (text, open, id) => {
      const market = openMarket([])
      for (const one of open) putPrepared(market, one)
      const profile = createTextProfile(text)
      const [before, after] = [totals(profile, open), totals(withSkill(profile, id), open)]
      open.forEach((listing, index) => {
        expect([...whatIf(profile, market, { candidates: [id], here: listing })]).toEqual([
          {
            skill: skillName(id),
            here: { before: before[index], after: after[index] },
            moreFair: countFrom(after, bandFloors.fair) - countFrom(before, bandFloors.fair),
            moreGood: countFrom(after, bandFloors.good) - countFrom(before, bandFloors.good),
            moreExcellent: countFrom(after, bandFloors.excellent) - countFrom(before, bandFloors.excellent),
          },
        ])
      })
    }),
    cases(60),
  )
})

test('no skill lowers anything, and a recommended one raises something, for any resume, market and skill', () => {
  fc.assert(
    fc.property(resumeText, openings, fc.array(skillId, { maxLength: 5 }), (text, open, others) => {
      const market = openMarket([])
      for (const one of open) putPrepared(market, one)
      const profile = createTextProfile(text)
      for (const here of [null, ...open]) {
        const candidates = [...others, ...(here ? missingSkills(profile, here) : wantedSkills(profile, market, 5))]
        for (const one of whatIf(profile, market, { candidates, here })) {
          const changes = [
            one.moreFair,
            one.moreGood,
            one.moreExcellent,
            ...(one.here ? [one.here.after - one.here.before] : []),
          ]
          expect(Math.min(...changes)).toBeGreaterThanOrEqual(0)
          if (isRecommended(one)) expect(Math.max(...changes)).toBeGreaterThan(0)
        }
      }
    }),
    cases(60),
  )
})

const outcome = (skill: string, over: Partial<WhatIf>): WhatIf => ({
  skill,
  here: null,
  moreFair: 0,
  moreGood: 0,
  moreExcellent: 0,
  ...over,
})

test.each<[string, Partial<WhatIf>, boolean]>([
  ['more fair matches', { moreFair: 2 }, true],
  ['more good matches', { moreGood: 2 }, true],
  ['more excellent matches', { moreExcellent: 1 }, true],
  ['no change', {}, false],
  ['a higher score here', { here: { before: 50, after: 51 } }, true],
  ['the same score here and more elsewhere', { here: { before: 50, after: 50 }, moreGood: 3 }, false],
])('%s: recommended is said of it or not', (_name, changes, expected) => {
  expect(isRecommended(outcome('Selenium', changes))).toBe(expected)
})

test('recommends what gains most first, and no skill before the one that it is built on', () => {
  const outcomes = [
    outcome('Selenium', { moreGood: 1 }),
    outcome('React', { moreFair: 9, moreGood: 3 }),
    outcome('Next.js', { moreFair: 12, moreGood: 3 }),
    outcome('Flutter', { moreFair: 12, moreGood: 4 }),
    outcome('Docker', {}),
  ]
  const names = (list: readonly WhatIf[]) => recommendSkills(list).map(({ skill }) => skill)
  expect(names(outcomes)).toEqual(['Flutter', 'React'])
  expect(names(outcomes.filter(({ skill }) => skill !== 'React'))).toEqual(['Flutter', 'Next.js'])
})

test('a skill added is a project with it, written in the resume and read', () => {
  const masked = /school|college|university|institut/i
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(resumes)), skillId, (text, id) => {
      fc.pre(!masked.test(skillName(id)))
      // A name that the resume has in another sense ('Chai Point Stories') counts twice when it is written again.
      fc.pre(!text.toLowerCase().includes(skillName(id).toLowerCase()))
      const projects = `${text}\nProjects\nFirst thing\n- Started it`
      const profile = createTextProfile(projects)
      const read = createTextProfile(`${projects}\nNext thing\n- ${skillName(id)}`)
      fc.pre(!profile.skills.has(id) && read.skills.size === profile.skills.size + 1)
      // Some names show a second skill ('Contract drafting' is legal drafting, too).
      fc.pre(createTextProfile(`Asha Verma\nProjects\nNext thing\n- ${skillName(id)}`).skills.size === 1)
      // Some names hold a role or a word of another field ('Windows Server').
      fc.pre(findFieldWords(skillName(id)).length === 0)
      expect(totals(withSkill(profile, id))).toEqual(totals(read))
    }),
    cases(60),
  )
})

test('learning what a listing asks for raises its score, by as much as is said', () => {
  const profile = createTextProfile(resumes.frontend)
  const backend = prepareListing(listings.backend)
  expect(missingSkills(profile, backend).map(skillName)).toEqual(['Java', 'Spring Boot', 'PostgreSQL', 'Docker'])
  for (const { here } of whatIf(profile, market, { candidates: missingSkills(profile, backend), here: backend }))
    expect(here!.after).toBeGreaterThan(here!.before)
})

test('a listing that is not in the market can be asked about', () => {
  const closed = prepareListing({ ...listings.backend, id: 'closed' })
  const [docker] = whatIf(createTextProfile(resumes.frontend), market, { candidates: [idOf('Docker')], here: closed })
  expect(docker?.here?.after).toBe(
    scoreListing(withSkill(createTextProfile(resumes.frontend), idOf('Docker')), closed).total,
  )
})

test('what is wanted over the market is not shown in use, in reach, and no way of working', () => {
  const resume = `${resumes.data}\nProject: answered questions with SQL`
  const wanted = wantedSkills(createTextProfile(resume), market, 10).map(skillName)
  expect(wanted).not.toContain('SQL')
  expect(wanted).not.toContain('Welding')
  expect(wanted).not.toContain('Communication')
})

const open = (id: string, title: string, requirements: string[]) => ({ id, title, requirements, description: '' })

test('what would earn most in what is nearly fair, fair or good now comes first', () => {
  const market = openMarket([
    open('excellent already', 'Data analyst intern', ['SQL', 'Python', 'pandas']),
    open('good', 'Data analyst intern', ['SQL', 'Python', 'pandas', 'Hadoop']),
    open('fair', 'Data analyst intern', ['SQL', 'Python', 'Hadoop', 'Looker']),
    open('out of reach', 'Nurse', ['Nursing', 'Patient care', 'Phlebotomy']),
  ])
  const projects = ['Python', 'SQL', 'pandas'].map((skill) => `- Answered 3 questions with ${skill}`)
  const profile = createTextProfile(`Asha Verma\nPROJECTS\nCity data, 2025\n${projects.join('\n')}`)
  expect(wantedSkills(profile, market, 10).map(skillName)).toEqual(['Hadoop', 'Looker'])
  expect(wantedSkills(profile, market, 1).map(skillName)).toEqual(['Hadoop'])
})

test('recommends what the nearest listings of its field ask for to a resume that fits another field better', () => {
  const market = openMarket([
    open('other field', 'Market research intern', ['Market research', 'Microsoft Excel']),
    open('own field', 'Business operations intern', [
      'Operations management',
      'Vendor management',
      'Project management',
    ]),
  ])
  const survey = '- Market survey of coffee brands among 120 students, charted in Excel'
  const profile = createTextProfile(
    `Rohan Mehta\nEDUCATION\nBBA, Hill College, 2024 - 2027\nPROJECTS\nSurvey\n${survey}`,
  )
  expect(wantedSkills(profile, market, 10).map(skillName)).toContain('Operations management')
})

test('a resume that reaches nothing yet hears what the nearest listings ask for', () => {
  const market = openMarket([
    open('near', 'Frontend developer intern', ['HTML', 'React', 'CSS', 'Jest']),
    open('far', 'Nurse', ['Nursing', 'Patient care', 'Phlebotomy']),
  ])
  const profile = createTextProfile('Arjun Singh\nB.Tech CSE, Hill College, 2025 - 2029\nSkills\nHTML')
  expect(wantedSkills(profile, market, 10).map(skillName)).toEqual(expect.arrayContaining(['React', 'CSS', 'Jest']))
})

test('what few listings of the field ask for is advised only to a resume that shows something near to it', () => {
  const market = openMarket([
    ...Array.from({ length: 30 }, (_, n) => open(`${n}`, 'Web developer intern', ['JavaScript', 'React'])),
    open('rare', 'Software intern, Robots', ['ROS', 'C++']),
  ])
  const education = 'Arjun Singh\nEducation\nB.Tech Computer Science, Hill College, 2025 - 2029'
  const firstYear = createTextProfile(`${education}\nSkills\nC, Python`)
  const builder = createTextProfile(
    `${education}\nProjects\nLine follower, 2025\n- Built a robot for 2 contests in robotics`,
  )
  const names = (profile: Profile) => wantedSkills(profile, market, 10).map(skillName)
  expect(names(firstYear)).toEqual(expect.arrayContaining(['React', 'JavaScript']))
  expect(names(firstYear)).not.toContain('ROS')
  expect(names(builder)).toContain('ROS')
})

test('advice stays in the field of the resume, and names no whole trade', () => {
  const market = openMarket([
    open('own', 'Mechanical design intern', ['SolidWorks', 'AutoCAD', 'Mechanical engineering', 'GD&T']),
    open('other', 'Research intern', ['Microsoft Excel', 'Microbiology', 'Cell culture']),
  ])
  const skillsOfOwn =
    'Skills\nMicrosoft Excel\nProjects\nWater Pump, 2025\n- Modelled 4 parts in SolidWorks and AutoCAD'
  const profile = createTextProfile(`Karthik R\nEducation\nB.E. Mech, Hill College, 2021 - 2025\n${skillsOfOwn}`)
  expect(wantedSkills(profile, market, 10).map(skillName)).toEqual(['GD&T'])
})

function skillName(id: number): string {
  return skills[id]!.name
}
