import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Skill, skills } from '../../skills/vocabulary.ts'
import { readRequirements, toAsk } from './asks.ts'

const ask = (text: string) => toAsk(text, 'requirement').ask
const names = (text: string, title = '') =>
  (readRequirements([text], title)[0]?.ask.skills ?? []).map((id) => skills[id]!.name)

describe('two names that share a word', () => {
  test.each([
    ['Email / SMS marketing', ['Email marketing', 'SMS marketing']],
    ['Inbound and outbound calls', ['Inbound calls', 'Outbound calls']],
    ['TIG / MIG welding', ['TIG welding', 'MIG welding']],
    ['Train / flight ticketing', ['Rail ticketing', 'Airline ticketing']],
    ['Data entry / analysis', ['Data entry', 'Data analysis']],
    ['Time and team management', ['Time management', 'Team management']],
    ['Loading / unloading of goods', ['Loading and unloading']],
    ['Pick / pack', ['Picking and packing']],
    ['Catheter / feeding tube care', ['Catheterization']],
    ['Broiler / zither management', ['Poultry farming']],
    ['Gas / arc welding at site', ['Gas welding', 'Arc welding']],
    ['Trademark / copyright registration for firms', ['Trademark registration', 'Copyright registration']],
    // These stand alone.
    ['Python / web development', ['Python', 'Web development']],
    ['Research / report writing', ['Research', 'Report writing']],
    ['Yoga / Zumba classes', ['Yoga', 'Zumba']],
    ['Sales / marketing support', ['Sales', 'Marketing']],
  ])('are both read in %s', (phrase, expected) => {
    expect(names(phrase)).toEqual(expected)
  })

  test('are asked for together with the program of the work', () => {
    expect(ask('Payroll / attendance in Excel').every).toBe(true)
    expect(ask('Payroll / attendance').every).toBe(false)
  })

  test('law: a slash before the shared noun asks for both, in any pair of names that end alike', () => {
    const ofTwoWords = skills.filter(({ name }) => /^[A-Za-z]{3,} [a-z]{4,}$/.test(name))
    const families = [...Map.groupBy(ofTwoWords, ({ name }) => name.split(' ')[1]!).values()].filter(
      (family) => family.length > 1,
    )
    const lower = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1)
    const isRead = ([one, other]: readonly [Skill, Skill]) => {
      const { skills: ids } = ask(`${one.name.split(' ')[0]} / ${lower(other.name)}`)
      return ids.length === 2 && ids.includes(one.id) && ids.includes(other.id)
    }
    const pairs = families.flatMap((family) => family.slice(1).map((other, at): [Skill, Skill] => [family[at]!, other]))
    // The rest have a name of their own for both or for the first word.
    expect(pairs.filter(isRead).length / pairs.length).toBeGreaterThan(0.98)
  })
})

describe('a name with more words around it', () => {
  test.each([
    ['Event organising for launches', 'Event management'],
    ['Handover of patients at shift change', 'Nursing handover'],
    ['Rewinding of motors and fans', 'Motor rewinding'],
    ['Teaching rhymes and numbers', 'Rhymes and songs'],
    ['Billing at the counter', 'Invoicing'],
    ['Stock taking at month end', 'Cycle counting'],
    ['Deploying sites', 'Deployment'],
  ])('is read in %s', (phrase, expected) => {
    expect(names(phrase)).toEqual([expected])
  })

  test.each(['Casting for films', 'Writing on fashion', 'Drafting with care', 'Cutting for samples'])(
    'is no wider skill of one word in %s',
    (phrase) => {
      expect(names(phrase)).toEqual([])
    },
  )

  const deed = fc.constantFrom('Poster making', 'Data cleaning', 'Voucher preparation', 'Stock counting', 'Bug fixing')
  const tool = fc.constantFrom('Tally', 'Canva', 'Microsoft Excel', 'Python', 'AutoCAD', 'SAP')
  const joint = fc.constantFrom('in', 'using', 'with')
  test('law: work in a program asks for the work and the program', () => {
    fc.assert(
      fc.property(deed, joint, tool, (work, word, program) => {
        expect(names(`${work} ${word} ${program}`)).toEqual([...names(work), program])
      }),
    )
  })

  test('law: what comes behind a name in other order does not change what is asked', () => {
    const turned = fc.constantFrom(
      'Testing of concrete',
      'Organising of events',
      'Rewinding of motors',
      'Checking of copies',
    )
    const tail = fc.constantFrom('for new clients', 'at the main branch', 'on all days', 'during the season')
    fc.assert(
      fc.property(turned, tail, (name, more) => {
        expect(names(`${name} ${more}`)).toEqual(names(name))
      }),
    )
  })
})

describe('a word of several trades', () => {
  test.each([
    ['GCP', 'Clinical Research Intern', 'Good clinical practice'],
    ['GCP', 'Cloud Engineer Intern', 'Google Cloud Platform'],
    ['QA', 'Pharma Intern', 'Quality assurance'],
    ['QA', 'Software Testing Intern', 'Software testing'],
    ['Grading', 'Garment Intern', 'Grading of patterns'],
    ['Grading', 'School Intern', 'Grading'],
    ['Casting', 'Theatre Intern', 'Casting direction'],
    ['Casting', 'Foundry Intern', 'Casting'],
    ['Costing', 'Kitchen Intern', 'Food costing'],
    ['Costing', 'Accounts Intern', 'Cost accounting'],
    ['Plating', 'Kitchen Intern', 'Food presentation'],
    ['Plating', 'Factory QC Intern', 'Surface finishing'],
    ['Thread cutting', 'Garment Intern', 'Garment finishing'],
    ['Making slides', 'Pathology Lab Intern', 'Specimen preparation'],
    ['BMS', 'EV Battery Intern', 'Battery management systems'],
  ])('%s of a %s is %s', (word, title, expected) => {
    expect(names(word, title)).toEqual([expected])
  })
})

test('law: every wording of the vocabulary asks for its own skill, a degree, or parts of its name', () => {
  const plain = skills.flatMap((skill) =>
    skill.surfaces.flatMap(({ text, use }) => (use === 'plain' ? [{ id: skill.id, text }] : [])),
  )
  const others = plain.filter(({ id, text }) => {
    const { skills: ids, degrees } = ask(text)
    return degrees.length === 0 && !ids.includes(id) && !ids.every((one) => skills[id]!.broader.includes(one))
  })
  expect(others.map(({ text }) => text)).toEqual([])
})
