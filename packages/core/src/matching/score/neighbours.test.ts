import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsOfWholes } from '../../skills/data/parts-of-wholes.ts'
import { type Relation, relatedSkills } from '../../skills/related.ts'
import { isWayOfWorking, skillNamed, skills } from '../../skills/vocabulary.ts'
import { cases } from '../../testing/cases.ts'
import type { Evidence } from '../profile/evidence.ts'
import { usedStrength } from '../profile/settings.ts'
import { rateSkills } from '../profile/skill-ratings.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'

const source = { line: 0, start: 0, end: 9 }
const used: Evidence = { setting: 'work', entries: 2, lastYear: 2026, isRecent: true, hasResult: true, source }
const idOf = (name: string) => skillNamed(name)!.id

/** How strongly one skill that was used well shows another. */
const strengthOf = (have: number, asked: number) => rateSkills(new Map([[have, used]]), new Map()).strength[asked]!

const pairsOf = (...relations: Relation[]) =>
  skills.flatMap(({ id }) =>
    [...relatedSkills(id)].filter(([, is]) => relations.includes(is)).map(([asked]) => ({ have: id, asked })),
  )

const nameOf = ({ have, asked }: { have: number; asked: number }) => `${skills[have]!.name} for ${skills[asked]!.name}`

test('law: a part, a neighbour and what is broader never meet a skill', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pairsOf('part', 'near', 'broader')), (pair) => {
      expect(strengthOf(pair.have, pair.asked), nameOf(pair)).toBeLessThan(usedStrength)
    }),
    cases(2000),
  )
})

test('law: what implies a skill meets it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pairsOf('implied')), (pair) => {
      expect(strengthOf(pair.have, pair.asked), nameOf(pair)).toBeGreaterThanOrEqual(usedStrength)
    }),
    cases(2000),
  )
})

test('law: what implies a part of a whole does not meet the whole', () => {
  const parts = partsOfWholes
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [whole = '', names = ''] = line.split(': ')
      return names.split(', ').map((part) => ({ whole: idOf(whole), part: idOf(part) }))
    })
  const narrower = new Map(pairsOf('implied').map((pair) => [`${pair.have} ${pair.asked}`, pair]))
  const wrong = [...narrower.values()].flatMap(({ have, asked }) =>
    parts
      .filter(({ part, whole }) => part === asked && whole !== have && narrower.has(`${have} ${whole}`))
      .map(({ whole }) => nameOf({ have, asked: whole })),
  )
  expect(wrong).toEqual([])
})

describe('who used the first has not used the second', () => {
  test.each([
    ['LlamaIndex', 'LangChain'],
    ['Appium', 'Mobile development'],
    ['Microservices', 'Software architecture'],
    ['GitHub Actions', 'DevOps'],
    ['Survey research', 'Research'],
    ['Ratio analysis', 'Financial modeling'],
    ['CFA Level 1', 'CFA'],
    ['Finance', 'Corporate finance'],
    ['Pareto analysis', 'Six Sigma'],
    ['In-process inspection', 'Manufacturing processes'],
    ['Admissions counseling', 'Counseling'],
    ['Veterinary surgery', 'Surgery'],
    ['Hootsuite', 'Social listening'],
    ['Resume screening', 'Human resources'],
  ])('%s, %s', (have, asked) => {
    expect(strengthOf(idOf(have), idOf(asked))).toBeLessThan(usedStrength)
  })
})

describe('but who used the first has used the second', () => {
  test.each([
    ['Cypress', 'Test automation'],
    ['LangGraph', 'LangChain'],
    ['Tableau', 'Data visualization'],
    ['TDS', 'Taxation'],
    ['Resume screening', 'Recruitment'],
    ['TIG welding', 'Welding'],
    ['Legal notices', 'Legal drafting'],
    ['Cycle counting', 'Inventory management'],
  ])('%s, %s', (have, asked) => {
    expect(strengthOf(idOf(have), idOf(asked))).toBeGreaterThanOrEqual(usedStrength)
  })
})

const didAtWork = (deed: string) =>
  createTextProfile(
    `Asha Verma\nasha@example.com\nExperience\nIntern, Northwind Works, May 2025 - July 2025\n- ${deed}`,
  )

describe('a small act shows itself and no large skill', () => {
  test.each([
    ['Plotted a Pareto chart of rejects for the supervisor', 'Pareto analysis', 'Six Sigma'],
    ['Surveyed 60 households with a Google Form', 'Survey research', 'Statistics'],
    ['Sent 40 requests by hand in Postman and noted wrong replies', 'API testing', 'Test automation'],
    ['Compared ratios of three banks over five years in Excel', 'Ratio analysis', 'Financial modeling'],
    ['Worked out the break-even of a tea stall in Excel', 'Break-even analysis', 'Financial modeling'],
    ['Set up a GitHub Actions workflow for tests', 'CI/CD', 'DevOps'],
    ['Wrote user stories for a billing app', 'User stories', 'Product management'],
    ['Interviewed eight users about a grocery app', 'User interviews', 'UX design'],
    ['Checked expiry dates of medicines', 'Expiry checking', 'Pharmacy'],
    ['Took samples of effluent for BOD tests', 'Water quality testing', 'Water treatment'],
    ['Prepared e-way bills for dispatches', 'E-way bills', 'Taxation'],
  ])('%s', (deed, own, large) => {
    const { strength } = didAtWork(deed)
    expect(strength[idOf(own)]!, own).toBeGreaterThanOrEqual(usedStrength)
    expect(strength[idOf(large)]!, large).toBeLessThan(usedStrength)
  })
})

test('law: the topic of a quiz, a debate, an essay, a poster or a vacancy is not shown', () => {
  const topics = [
    'Finance',
    'Corporate finance',
    'Constitutional law',
    'Cybersecurity',
    'Organic chemistry',
    'Marketing',
  ]
  const about = fc.constantFrom(
    'Won second prize in a college quiz on %',
    'Won the inter-college % quiz',
    'Debated on % at the college fest',
    'Wrote an essay on %',
    'Made a poster on %',
    'Wrote a job description for a % post',
  )
  fc.assert(
    fc.property(fc.constantFrom(...topics), about, (topic, sentence) => {
      const { strength } = didAtWork(sentence.replace('%', topic.toLowerCase()))
      expect(strength[idOf(topic)]!, `${sentence} ${topic}`).toBeLessThan(usedStrength)
    }),
    cases(100),
  )
})

test('law: a way of working is never met by what it is only near', () => {
  const pairs = pairsOf('near').filter(({ asked }) => isWayOfWorking(skills[asked]!))
  for (const pair of pairs) expect(strengthOf(pair.have, pair.asked), nameOf(pair)).toBeLessThan(usedStrength)
})
