import { describe, expect, test } from 'vitest'
import { prepareListing } from '../listing/prepared-listing.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { earnPoints } from './earned-points.ts'
import { scoreListing } from './score-listing.ts'
import { createParts, type ScorePart } from './score-parts.ts'

const resume = `Asha Verma
asha@example.com
Skills
Excel, MySQL
Experience
Data Analyst Intern, Kite Labs, May 2025 - July 2025
- Saved 12 hours a week with Power BI
Projects
Shop site
- Repaired zithers, 2023
Education
B.Com, Fergusson College, 2022 - 2025`
const profile = createTextProfile(resume)
const marked = (quote: ScorePart['quote']) => quote?.marks.map(({ start, end }) => quote.text.slice(start, end)).join()

function partsFor(requirements: string[], title = 'Data Analyst Intern', from = profile): ScorePart[] {
  const listing = prepareListing({ id: 'x', title, description: '', requirements })
  return createParts(from, listing, earnPoints(from, listing))
}
const firstPart = (requirement: string) => partsFor([requirement, 'Power BI', 'SQL'])[0]!

describe('a part for something asked', () => {
  test('is met by what was done at work, and says how', () => {
    const part = firstPart('Power BI')
    expect(part).toMatchObject({ kind: 'requirement', skill: 'Power BI', met: 'yes', nearest: null })
    expect(part.shown).toMatchObject({ setting: 'work', entries: 1, lastYear: 2025, isRecent: true, hasResult: true })
    expect(marked(part.quote)).toBe('Power BI')
  })

  test('is met in part by what is only listed', () => {
    expect(firstPart('Excel')).toMatchObject({ met: 'partly', shown: { setting: 'listed', entries: 0 } })
  })

  test('is related for a near skill, which it names', () => {
    expect(firstPart('PostgreSQL')).toMatchObject({ met: 'related', nearest: 'MySQL', shown: null })
  })

  test('names the skill that is missing of several, without a near one', () => {
    const part = firstPart('Power BI and welding')
    expect(part).toMatchObject({ skill: 'Welding', met: 'partly', nearest: null, shown: { setting: 'work' } })
    expect(marked(part.quote)).toBe('Power BI')
  })

  test('names the near skill for the one that is missing of several', () => {
    expect(firstPart('Power BI and PostgreSQL')).toMatchObject({ skill: 'PostgreSQL', nearest: 'MySQL' })
  })

  test('says together what a skill and those that imply it show, and names the one that it quotes', () => {
    const together = createTextProfile(
      `Asha Verma\nasha@example.com\nExperience\nIntern, Kite Labs, May 2024 - July 2024\n- Wrote SQL for the weekly stock report\nProjects\nShop site, 2026\n- Tuned PostgreSQL so that pages open 40 % sooner`,
    )
    const [part] = partsFor(['SQL', 'Welding'], 'Data Intern', together)
    expect(part).toMatchObject({
      nearest: null,
      shown: { setting: 'work', entries: 2, lastYear: 2026, isRecent: true, hasResult: true, gain: 0 },
    })
    expect(marked(part!.quote)).toBe('SQL')
  })

  test('is not met by anything else', () => {
    const nothing = { points: 0, met: 'no', quote: null, nearest: null, shown: null }
    expect(firstPart('Welding')).toMatchObject({ skill: 'Welding', ...nothing })
    expect(firstPart('Own gramophone')).toMatchObject({ skill: null, ...nothing })
  })

  test('quotes words outside the vocabulary', () => {
    const part = firstPart('Zither repairs')
    expect(part).toMatchObject({ skill: null, met: 'yes', shown: { setting: 'project', lastYear: 2023 } })
    expect(marked(part.quote)).toBe('Repaired zithers')
  })

  test('is related when only some of the words are there', () => {
    const part = firstPart('Zither gramophone repairs')
    expect(part).toMatchObject({ met: 'related', shown: null })
    expect(part.points).toBeGreaterThan(0)
  })

  test('quotes a degree', () => {
    const part = firstPart('Bachelor of Commerce')
    expect(part).toMatchObject({ met: 'yes', skill: null })
    expect(marked(part.quote)).toBe('B.Com')
  })

  test('names the skill that is shown of a choice', () => {
    expect(firstPart('Welding or Power BI')).toMatchObject({ skill: 'Power BI', met: 'yes' })
  })

  test('keeps the importance that the listing gives', () => {
    expect(
      partsFor(['Excel is a must', 'SQL is a plus'])
        .slice(0, 2)
        .map(({ importance }) => importance),
    ).toEqual(['must', 'nice'])
  })
})

describe('the other rows', () => {
  const kindsOf = (requirements: string[]) => partsFor(requirements).map(({ kind }) => kind)

  test('follow what is asked: similar work, and a limit only where it holds', () => {
    expect(kindsOf(['Power BI', 'Excel'])).toEqual(['requirement', 'requirement', 'similar'])
    expect(kindsOf(['Welding is a must', 'Power BI'])).not.toContain('limit')
  })

  test('name the must that holds a score down, with the points it takes', () => {
    const asked = ['Power BI', 'Power BI reports', 'Data visualization', 'Dashboards', 'B.Com', 'Welding is a must']
    const parts = partsFor(asked)
    const limit = parts.at(-1)!
    expect(limit).toMatchObject({ kind: 'limit', phrase: 'Welding is a must', outOf: 0, met: 'no', quote: null })
    expect(limit.points).toBeLessThan(0)
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(79)
  })
})

test('quotes the deed that stands after a title on the same line, and no title of another job', () => {
  const from = createTextProfile(
    'Asha Verma\nasha@example.com\nExperience\nUI/UX Intern, Kite Labs, May 2025 - July 2025\n- Talked to 14 patients\nProjects\nCity trains (2024): redesigned four screens and interviewed six riders',
  )
  const part = partsFor(['UX design'], 'Intern', from)[0]!
  expect(part.quote?.text).toContain('redesigned four screens')
})

test('quotes a deed of a narrower skill before the title that names the broad one', () => {
  const from = createTextProfile(
    'Asha Verma\nasha@example.com\nExperience\nHR Intern, Kite Labs, May 2025 - July 2025\n- Screened 320 CVs and set up interviews',
  )
  const part = partsFor(['Human resources'], 'Intern', from)[0]!
  expect(part).toMatchObject({ met: 'yes', nearest: null })
  expect(part.quote?.text).toBe('Screened 320 CVs and set up interviews')
})

describe('the quote of a row', () => {
  const quoteOf = (phrase: string, requirements: string[], ...lines: string[]) => {
    const listing = prepareListing({ id: 'q', title: 'Intern', description: '', requirements })
    const profile = createTextProfile(['Asha Verma', 'asha@example.com', 'Experience', ...lines].join('\n'))
    return scoreListing(profile, listing).parts.find((part) => part.phrase === phrase)?.quote?.text
  }
  const dates = 'Kite Labs, May 2025 - July 2025'

  test.each([
    ['Marketing', 'Head of Marketing', 'Ran Google Ads for two fairs', 'Filed 40 letters'],
    ['UI design', 'UI Design Intern', 'Redrew the booking flow in Figma', 'Filed 40 letters'],
  ])('is a deed of the field, not the title of a post: %s', (skill, title, deed, other) => {
    expect(quoteOf(skill, [skill], `${title}, ${dates}`, `- ${other}`, `- ${deed}`)).toBe(deed)
  })

  test('of something near is the best deed of what is near to it', () => {
    const deed = 'Drew the rations of 140 households in Tableau'
    const lines = [`Field Investigator, ${dates}`, `- ${deed}`, 'Skills', 'Tableau, Chess']
    expect(quoteOf('Power BI', ['Power BI'], ...lines)).toBe(deed)
  })

  test('of something near is no degree and no deed that does not name it', () => {
    const deed = 'Prepared three affidavits and a reply to a notice'
    const lines = [`Legal Intern, ${dates}`, `- ${deed}`, 'Education', 'LL.B., Zed College, 2022 - 2025']
    expect(quoteOf('Contract review', ['Contract review'], ...lines)).toBeUndefined()
  })

  test('of what several deeds imply is one that proves no other row', () => {
    const [checkIn, bookings] = ['Handled check-in and check-out of 25 guests', 'Took room bookings by phone']
    const lines = [`Trainee, ${dates}`, `- ${checkIn}`, `- ${bookings}`]
    const named = quoteOf('Check-in and check-out', ['Hospitality', 'Check-in and check-out'], ...lines)
    expect(named).toBe(checkIn)
    expect(quoteOf('Hospitality', ['Hospitality', 'Check-in and check-out'], ...lines)).toBe(bookings)
    expect(quoteOf('Hospitality', ['Hospitality', 'Reservations'], ...lines)).toBe(checkIn)
  })
})
