import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { linesOfText } from '../../resume/layout/lines-of-text.ts'
import { readResume } from '../../resume/read-resume.ts'
import { relatedSkills } from '../../skills/related.ts'
import { skillNamed, skills } from '../../skills/vocabulary.ts'
import { cases } from '../../testing/cases.ts'
import { type ListingText, prepareListing } from '../listing/prepared-listing.ts'
import { createProfile } from '../profile/resume-profile.ts'
import { nearWorth } from '../profile/skill-ratings.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { listings } from '../testing/sample-listings.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { scoreListing } from './score-listing.ts'

// Many runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const asked = ['Docker', 'Power BI', 'Tally', 'Figma', 'AutoCAD', 'Kubernetes', 'Legal research']
const listing = (skill: string) =>
  prepareListing({ id: 'x', title: 'Intern', description: '', requirements: [skill, 'Own gramophone'] })
const scoreOf = (text: string, skill: string) => scoreListing(createTextProfile(text), listing(skill))
const partOf = (text: string, skill: string) => scoreOf(text, skill).parts[0]!
const resume = (line: string) => `Asha Verma\nasha@example.com\nSkills\nPunctual\nSummary\nStudent in Pune\n${line}`

describe('a wish or a denial earns nothing', () => {
  test.each([
    'I want to learn %',
    'Would like to learn %',
    'Planning to learn %',
    'Hoping to learn % soon',
    'Eager to learn %',
    'Keen to learn %',
    'Interested in learning %',
    'Looking forward to learning %',
    'No experience in %',
    'No experience with %',
    'No knowledge of %',
    'Not familiar with %',
    'I have not used %',
    "Haven't worked with %",
  ])('%s', (sentence) => {
    for (const skill of asked) {
      const part = partOf(resume(sentence.replace('%', skill)), skill)
      expect(part, skill).toMatchObject({ points: 0, met: 'no', quote: null })
    }
  })

  test('and does not take away what another line shows', () => {
    const text = `${resume('I want to learn more Docker')}\nProjects\nShop site\n- Shipped with Docker`
    expect(partOf(text, 'Docker').shown?.setting).toBe('project')
  })
})

describe('a language is held', () => {
  const languages = ['Hindi', 'German', 'Tamil', 'English']
  test.each(['Languages: %', 'Languages known: %, Odia', 'Languages\n% (fluent)', 'Fluent in %'])('%s', (line) => {
    for (const language of languages) {
      const part = partOf(resume(line.replace('%', language)), language)
      expect(part, language).toMatchObject({ met: 'yes', points: part.outOf })
    }
  })

  test.each([
    'Languages: % (basic)',
    'Languages: % - beginner',
    'Languages: basic %',
    'Languages\n% (A1)',
    'Typing % 35 wpm',
  ])('but not at a low level: %s', (line) => {
    for (const language of languages)
      expect(partOf(resume(line.replace('%', language)), language).met, language).toBe('partly')
  })
})

describe('the same skill is worth more, the more is shown', () => {
  test.each(asked)('%s', (skill) => {
    const job = (dates: string) => `Experience\nIntern, Northwind Works, ${dates}\n- Worked with ${skill}`
    const totals = [
      resume('Reading'),
      resume(`Skills\n${skill}`),
      resume(`Projects\nShop site\n- Worked with ${skill}`),
      resume(job('May 2025 - July 2025')),
      resume(`${job('May 2025 - July 2025')} and cut errors by 12%`),
    ].map((text) => scoreOf(text, skill).total ?? 0)
    for (const [at, total] of totals.slice(1).entries()) expect(total, totals.join(' ')).toBeGreaterThan(totals[at]!)
  })
})

test('law: a near skill earns at most a quarter of the points', () => {
  const near = skills.flatMap(({ id }) =>
    [...relatedSkills(id)].filter(([, is]) => is === 'near').map(([other]) => ({ have: id, other })),
  )
  fc.assert(
    fc.property(fc.constantFrom(...near), ({ have, other }) => {
      const name = skills[other]!.name
      if (skillNamed(name)?.category !== skills[have]!.category) return
      const part = partOf(resume(`Projects\nShop site\n- Worked with ${skills[have]!.name}`), name)
      if (part.met !== 'related' || part.skill !== name) return
      expect(part.points, `${skills[have]!.name} for ${name}`).toBeLessThanOrEqual(Math.ceil(part.outOf * nearWorth))
    }),
    cases(200),
  )
})

test('law: a block of keywords is at most fair, however long it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(listings)), fc.integer({ min: 1, max: 30 }), (one, times) => {
      const block = `Asha Verma\nasha@example.com\n${`${one.title}, ${one.requirements.join(', ')}. `.repeat(times)}`
      expect(scoreListing(createTextProfile(block), prepareListing(one)).total, one.id).toBeLessThan(60)
    }),
  )
})

test('law: a pasted listing is at most fair', () => {
  for (const one of Object.values(listings)) {
    const pasted = `Asha Verma\nasha@example.com\n${one.title}\n${one.description}\n${one.requirements.join('\n')}`
    expect(scoreListing(createTextProfile(pasted), prepareListing(one)).total, one.id).toBeLessThan(60)
  }
})

test('law: the order of requirements does not change which of them are met', () => {
  const any = fc.constantFrom(...Object.values(listings))
  fc.assert(
    fc.property(any, fc.constantFrom(...Object.values(resumes)), (one, text) => {
      const profile = createTextProfile(text)
      const turned = { ...one, requirements: one.requirements.toReversed() }
      const metOf = (listed: ListingText) =>
        new Map(
          scoreListing(profile, prepareListing(listed)).parts.map(({ phrase, kind, met }) => [
            `${kind} ${phrase}`,
            met,
          ]),
        )
      expect(metOf(turned)).toEqual(metOf(one))
    }),
  )
})

const textOf = (...lines: string[]) => ['Asha Verma', 'asha@example.com', ...lines].join('\n')
const rowOf = (text: string, ask: string, title = 'Intern') =>
  scoreListing(createTextProfile(text), prepareListing({ id: 'x', title, description: '', requirements: [ask] }))

describe('who and what a verb is about decides what it shows', () => {
  test.each(['mothers', '40 farmers', 'village women', 'new joiners', 'shopkeepers'])('taught %s', (people) => {
    const text = textOf('Experience', 'Intern, Asha NGO, May 2024 - Jul 2024', `- Taught ${people} to keep accounts`)
    expect(rowOf(text, 'Teaching').parts[0]).toMatchObject({ points: 0, quote: null })
  })

  test.each(['60 households on anaemia', '45 families about their food'])('surveyed %s', (people) => {
    const text = textOf('Experience', 'Intern, Asha NGO, May 2024 - Jul 2024', `- Surveyed ${people}`)
    expect(rowOf(text, 'Economics').parts[0]).toMatchObject({ points: 0, quote: null })
  })

  test.each(['gels of 48 samples', 'bacterial colonies', 'cracks in 12 columns'])('photographed %s', (things) => {
    const text = textOf('Experience', 'Intern, NCBS, May 2024 - Jul 2024', `- Ran tests and photographed ${things}`)
    expect(rowOf(text, 'Photography').parts[0]).toMatchObject({ points: 0, quote: null })
  })

  test.each(['12 weddings', 'a college fest', 'street food for a magazine'])('but photographed %s', (things) => {
    const text = textOf('Experience', 'Intern, Kite, May 2024 - Jul 2024', `- Photographed ${things}`)
    expect(rowOf(text, 'Photography').parts[0]).toMatchObject({ met: 'yes' })
  })
})

test.each(['Head girl', 'Sports captain', 'Class Representative'])('a post is no similar work: %s', (post) => {
  const text = textOf('Positions of responsibility', `${post}, St Mary's School, 2021`, '- Led a team of 40 students')
  for (const title of ['Operations Intern', 'Sales Intern'])
    expect(rowOf(text, 'Leadership', title).parts.find(({ kind }) => kind === 'similar')?.points).toBe(0)
})

test.each(['Debian wiki', 'Ubuntu forum', 'Kubernetes meetup'])(
  'pages about a product show no use of it: %s',
  (pages) => {
    const text = textOf('Experience', 'Writer, Kite, May 2024 - Jul 2024', `- Rewrote 14 pages of the ${pages}`)
    for (const ask of ['Linux', 'Kubernetes']) expect(rowOf(text, ask).parts[0]).toMatchObject({ points: 0 })
  },
)

test.each(['a talk on', 'two seminars on', 'a guest lecture about', 'a webinar on'])(
  'the audience of %s a skill shows nothing',
  (talk) => {
    for (const ask of asked)
      expect(
        rowOf(textOf('Summary', 'Student in Pune', 'Activities', `Attended ${talk} ${ask}`), ask).parts[0]?.points,
      ).toBe(0)
  },
)

describe('years to come', () => {
  const job = (dates: string) =>
    textOf('Experience', `Data Intern, Kite Labs, ${dates}`, '- Cleaned 40 tables in Python')
  const lastYear = (text: string) => rowOf(text, 'Python').parts[0]?.shown?.lastYear

  test.each(['Jun 2025 - May 2049', '2025 - 2049'])('are still in use at the end of a job: %s', (dates) => {
    expect(lastYear(job(dates))).toBe('present')
  })

  test('are no use where all of the work is still to come', () => {
    expect(lastYear(job('Jun 2048 - May 2049'))).toBeNull()
    expect(lastYear(textOf('Projects', 'Shop site, 2049', '- Cleaned 40 tables in Python'))).toBeNull()
  })
})

test('each of two degrees on one line is quoted by itself', () => {
  const text = textOf('Education', 'B.Com, Pune University, 2021 - 2024. MBA, Symbiosis, 2024 - 2026')
  expect(rowOf(text, 'B.Com').parts[0]?.quote?.text).toBe('B.Com, Pune University, 2021 - 2024.')
  expect(rowOf(text, 'MBA').parts[0]?.quote?.text).toBe('MBA, Symbiosis, 2024 - 2026')
})

test('the class of a post is no degree', () => {
  const text = textOf(
    'Positions of responsibility',
    'Class Representative, F.Y. B.Sc., 2022 - 2023',
    '- Led 40 students',
  )
  expect(rowOf(text, 'B.Sc').parts[0]?.points).toBe(0)
})

test('a quote ends before a heading, and a deed with its bullet, also below the longest line', () => {
  const text = textOf(
    'Internships',
    'Intern, Khaitan & Co, Dec 2024',
    '• Met the clients of two seniors in their office on Fridays',
    '• Drafted replies to notices',
    '• Read statutes and cases on rent control for a memo',
    'Positions of responsibility',
    'Head girl, St Teresa School, 2021',
  )
  const lines = linesOfText(text).map((line) => ({ ...line, x: 6, width: 5 * line.text.length }))
  const profile = createProfile(readResume({ pages: 1, lines }), lines)
  const listing = { id: 'x', title: 'Intern', description: '', requirements: ['Legal research', 'Legal drafting'] }
  const quotes = scoreListing(profile, prepareListing(listing)).parts.map(({ quote }) => quote?.text)
  expect(quotes.slice(0, 2)).toEqual([
    'Read statutes and cases on rent control for a memo',
    'Drafted replies to notices',
  ])
})
