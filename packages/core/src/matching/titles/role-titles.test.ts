import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roleNames } from '../../skills/data/role-names.ts'
import { compareRoles, readRole } from './role-titles.ts'

const compare = (one: string, other: string) => compareRoles(readRole(one)!, readRole(other)!)

describe('the role of a title', () => {
  test('has a subject and a post', () => {
    expect(readRole('Graphic Designer')).toEqual({ subject: new Set(['graphic']), post: 'designer' })
  })

  test('may have no post', () => {
    expect(readRole('HR Intern')).toEqual({ subject: new Set(['hr']), post: null })
  })

  test.each(['Senior Data Analyst', 'Data Analyst II', 'Data Analyst Trainee', 'Lead Data Analyst', 'Data Analyst 2'])(
    'leaves out rank and numbers: %s',
    (title) => {
      expect(readRole(title)).toEqual(readRole('Data Analyst'))
    },
  )

  test.each([
    'Data Analyst - Payments',
    'Data Analyst (remote)',
    'Data Analyst at Acme',
    'Data Analyst for schools',
    'Data Analyst, Pune',
  ])('leaves out what follows it: %s', (title) => {
    expect(readRole(title)).toEqual(readRole('Data Analyst'))
  })

  test('has the post of an associate or assistant', () => {
    expect(readRole('Associate Product Manager')?.post).toBe('manager')
    expect(readRole('Assistant Fashion Designer')?.post).toBe('designer')
  })

  test.each(['Intern', 'Trainee', '12 Interns', 'Manager', 'Industrial trainee', 'In-plant training', ''])(
    'is none without a subject: %j',
    (title) => {
      expect(readRole(title)).toBeNull()
    },
  )
})

describe('two roles are the same', () => {
  test.each([
    ['Frontend Developer', 'Front End Engineer Intern'],
    ['Frontend Developer Intern', 'React Developer'],
    ['Frontend Developer Intern', 'Vue.js Developer'],
    ['Mobile App Developer', 'Flutter Developer'],
    ['Software Engineer', 'SDE Intern'],
    ['HR Intern', 'Talent Acquisition Executive'],
    ['Sales Intern', 'Inside Sales Executive'],
    ['Data Analyst', 'Data Analytics Intern'],
    ['Content Writer', 'Copywriter'],
    ['QA Tester', 'Quality Assurance Analyst'],
    ['Product Designer', 'UX Designer'],
    ['UI/UX Designer', 'Product Designer'],
    ['Full Stack Developer', 'MERN Stack Developer'],
    ['Android Developer', 'Android App Developer'],
    ['Business Development Executive', 'BDE'],
    ['DevOps Engineer', 'Site Reliability Engineer'],
    ['Supply Chain Intern', 'Logistics Intern'],
    ['Front Office Intern', 'Front Desk Trainee'],
    ['Front Office Trainee', 'Receptionist Intern'],
  ])('%s and %s', (one, other) => {
    expect(compare(one, other)).toBe(1)
  })
})

describe('a role that is another narrowed down is worth a part', () => {
  test.each([
    ['Marketing Intern', 'Digital Marketing Intern'],
    ['Sales Executive', 'Retail Sales Executive'],
    ['Research Intern', 'Legal Research Intern'],
    ['Finance Intern', 'Corporate Finance Intern'],
    ['Teaching Intern', 'Mathematics Teacher'],
    ['Web Developer', 'Frontend Web Developer'],
  ])('%s and %s', (one, other) => {
    expect(compare(one, other)).toBeGreaterThan(0)
    expect(compare(one, other)).toBeLessThan(1)
  })
})

describe('neighbouring roles are worth nothing', () => {
  test.each([
    ['Frontend Developer', 'Game Developer'],
    ['Frontend Developer', 'Backend Developer'],
    ['Data Analyst', 'Business Analyst'],
    ['Content Writer', 'Content Manager'],
    ['Nurse', 'Pharmacist'],
    ['Chef', 'Teacher'],
    ['Film Maker', 'Video Editor'],
    ['Visual Merchandiser', 'Graphic Designer'],
    ['Product Manager', 'Product Designer'],
    ['Data Analyst', 'Data Engineer'],
    ['Mechanical Engineer', 'Electrical Engineer'],
    ['Content Writer', 'Technical Writer'],
    ['Quality Control Inspector', 'QA Engineer'],
  ])('%s and %s', (one, other) => {
    expect(compare(one, other)).toBe(0)
  })
})

describe('the names of roles', () => {
  const lines = roleNames.trim().split('\n')

  test('name one role each', () => {
    const names = lines.flatMap((line) => line.split(': ')[1]!.split(', '))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('begin with a name that is not another name of a second role', () => {
    const others = new Set(lines.flatMap((line) => line.split(': ')[1]!.split(', ')))
    expect(lines.map((line) => line.split(': ')[0]!).filter((first) => others.has(first))).toEqual([])
  })

  test('are the same role as the first one', () => {
    const wrong = lines.flatMap((line) => {
      const [first = '', rest = ''] = line.split(': ')
      return rest.split(', ').filter((name) => {
        const [one, other] = [readRole(first), readRole(name)]
        return one === null || other === null || compareRoles(one, other) === 0
      })
    })
    expect(wrong).toEqual([])
  })
})

test('law: comparing is the same in both directions, and a role is the same as itself', () => {
  const titles = [
    'Data Analyst',
    'Sales Executive',
    'HR Intern',
    'Digital Marketing Intern',
    'Marketing',
    'UI Developer',
    'Chef',
  ]
  const title = fc.constantFrom(...titles)
  fc.assert(
    fc.property(title, title, (one, other) => {
      expect(compare(one, other)).toBe(compare(other, one))
      expect(compare(one, one)).toBe(1)
    }),
  )
})

test.each(['Physics Research Intern', 'Research Intern (Biotechnology)', 'Legal Research Intern'])(
  'research alone is little like %s',
  (title) => {
    const worth = compareRoles(readRole('Research Intern')!, readRole(title)!)
    expect(worth, 'something').toBeGreaterThan(0)
    expect(worth, 'less than a narrower role').toBeLessThan(
      compareRoles(readRole('Marketing Intern')!, readRole('Digital Marketing Intern')!),
    )
  },
)
