import { describe, expect, test } from 'vitest'
import { readText } from '../testing/readable.ts'

describe('the lines around a name tell studies that no section tells', () => {
  const studiesOf = (headline: string, section = '') => {
    const text = `Asha Rao\n${headline}\nasha@example.com\n${section}\nSkills\nExcel, SQL, Tally`
    const { education } = readText(text)
    return education.map(({ degree, institution, end }) => [degree, institution, end])
  }
  const school = ['Class XII', 'GSEB', '2023']
  const xii = 'Education\nClass XII, GSEB, 91%, 2023'

  test.each([
    'First year B.Tech CSE, NIT Calicut (2026-2030)',
    'IV Year, B.Tech CSE, NIT Calicut (2026-2030)',
    '3rd year, B.Tech CSE, NIT Calicut, 2026-2030',
    'B.Tech, NIT Calicut, 2026-2030',
    'Pursuing B.Tech, NIT Calicut, 2026-2030',
  ])('%s', (headline) => {
    expect(studiesOf(headline)).toEqual([['B.Tech', 'NIT Calicut', '2030']])
    expect(studiesOf(headline, xii)).toEqual([['B.Tech', 'NIT Calicut', '2030'], school])
    expect(studiesOf(headline, 'Education\nB.E. Civil, Zed College, 2026')).toEqual([['B.E.', 'Zed College', '2026']])
  })

  test('but no degree of initials', () => {
    const { education } = readText('M.A. Fatima\nfatima@example.com\nSkills\nSQL')
    expect(education).toEqual([])
  })

  test('and the degree of a school that stands without one', () => {
    const section = 'Education\nGNLU, CGPA 6.8/8, 2023-2028\nClass XII, GSEB, 91%, 2023'
    expect(studiesOf('B.A. LL.B., GNLU Gandhinagar', section)).toEqual([['B.A. LL.B.', 'GNLU', '2028'], school])
  })
})
