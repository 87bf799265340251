import { describe, expect, test } from 'vitest'
import { readable, studiesOf } from '../testing/readable.ts'
import { findEducation } from './find-education.ts'

const gradesOf = (text: string) =>
  findEducation(readable(text)).map(({ degree, institution, end, grade }) => [degree, institution, end, grade])

const college = ['B.Com', 'Karve College', '2023', '68%'] as const

describe('school leaving certificates begin their own entries', () => {
  test.each(['H.S.L.C.', 'HSLC', 'HSSLC', 'H.S.', 'Madhyamik', 'Higher Madhyamik', 'Matric', 'Inter', 'High school'])(
    '%s',
    (certificate) => {
      expect(gradesOf(`B.Com, Karve College, 2023, 68%\n${certificate}, SEBA, 2017, 76%`)).toEqual([
        college,
        [certificate, 'SEBA', '2017', '76%'],
      ])
    },
  )

  test.each(['Inter', 'High school', '12th'])('%s from a board', (certificate) => {
    for (const board of [
      'UP Board',
      'U.P. Board',
      'M.P. Board',
      'Maharashtra State Board',
      'Bihar Board',
      'Pune Board',
      'AHSEC',
      'NIOS',
    ])
      expect(gradesOf(`B.com from Karve College in 2023 , 68%\n${certificate} from ${board} 2020 64%`), board).toEqual([
        ['B.com', 'Karve College', '2023', '68%'],
        [certificate, board, '2020', '64%'],
      ])
  })
})

describe('a college with its university is one school', () => {
  test.each(['Pune University', 'University of Mysore', 'Mumbai University'])('%s', (university) => {
    for (const [text, school] of [
      [`B.Com, Karve College (${university}), 2023, 68%`, 'Karve College'],
      [`B.Com, ${university} (Karve College), 2023, 68%`, 'Karve College'],
      [
        `Course: B.Com\nCollege: Karve College\nUniversity: ${university}\nYear: 2023\nPercentage: 68%`,
        'Karve College',
      ],
      [
        `Course: B.Com\nUniversity: ${university}\nCollege: Karve College\nYear: 2023\nPercentage: 68%`,
        'Karve College',
      ],
    ])
      expect(gradesOf(text ?? ''), text).toEqual([['B.Com', school, '2023', '68%']])
  })

  test('two universities with a degree each are two', () => {
    expect(gradesOf('M.A., Pune University (2025)\nB.A., Karve College (2023)').map(([, school]) => school)).toEqual([
      'Pune University',
      'Karve College',
    ])
  })
})

test.each([
  'Agricultural College and Research Institute',
  'Karve School and College',
  'Krishna Medical College & Research Institute',
])('the name of a school goes on over "and": %s', (school) => {
  expect(gradesOf(`B.Sc., ${school}, Madurai, 2023`).map(([, name]) => name)).toEqual([school])
})

test.each(['540/600', '471 / 500', '448/800', '1034/1200'])('marks of a whole: %s', (marks) => {
  expect(gradesOf(`HSC, Karve School — ${marks} — 2022`).map(([, , , grade]) => grade)).toEqual(
    /^\d{3} ?\//.test(marks) ? [marks] : [''],
  )
})

test('B.A., LL.B. is one degree', () => {
  expect(gradesOf('B.A., LL.B. (Hons.), NALSAR University of Law, 2027').map(([degree]) => degree)).toEqual([
    'B.A., LL.B. (Hons.)',
  ])
})

test.each(['Vidya Mandir School', 'Vidya Mandir Senior Secondary School', 'Karve School'])(
  'below two degrees of a college %s has its own entry',
  (school) => {
    const text = `Karve College (University of Pune)\nMSc Statistics | 2024 - 2026\nBSc Mathematics | 2021 - 2024\n${school}\nCBSE Class 12 | 2021 | 95.4%`
    expect(gradesOf(text).map(([, name]) => name)).toEqual(['Karve College', 'Karve College', school])
  },
)

test.each(['CBSE XII - 96.0%', 'CBSE XII, 96.0%', 'CBSE X: 96.0%'])('a class behind its board: %s', (line) => {
  expect(gradesOf(`Karve School, 2022\n${line}`).map(([degree, , , grade]) => [degree, grade])).toEqual([
    [line.split(/[ ,:]/)[1], '96.0%'],
  ])
})

test('a percentage up to a year of study is its grade', () => {
  expect(gradesOf('Pharm.D, Karve College\n2020 – 2026, 78.5 % up to V year').map(([, , , grade]) => grade)).toEqual([
    '78.5 %',
  ])
})

const abbreviations = 'B.F.Sc. B.V.Sc. B.P.Ed. M.P.Ed BLISc MLISc M.Lib.I.Sc B.El.Ed BVA MVA BPT MPT BHM B.J.M.C'.split(
  ' ',
)

test.each(abbreviations)('%s is a degree by its form', (degree) => {
  for (const [line, school] of [
    [`${degree}, Karve College, 2021 - 2024, 68%`, 'Karve College'],
    [`${degree}\tMizoram University\t2021-2024 68%`, 'Mizoram University'],
    [`${degree} from Karve College in 2024 with 68%`, 'Karve College'],
  ])
    expect(gradesOf(line!), line).toEqual([[degree, school, '2024', '68%']])
})

test.each(['BPO', 'MRI', 'BHEL', 'MSME', 'BMW', 'MVP', 'BSE', 'MNC', 'MIS', 'BPUT'])('%s is no degree', (letters) => {
  expect(gradesOf(`${letters}, 2024`)).toEqual([])
})

describe('several examinations of one school share their line', () => {
  const exams = [
    ['HSC', '2019', '82%'],
    ['SSC', '2017', '94%'],
  ] as const
  test.each([
    ['Prabodhini Prashala — ', ({ 0: exam, 1: year, 2: grade }: readonly string[]) => `${exam} ${year} (${grade})`],
    ['Ryan International School: ', ([exam, year, grade]: readonly string[]) => `${exam} (${year}) ${grade}`],
    ['Mount Carmel School, ', ([exam, year, grade]: readonly string[]) => `${exam} ${year}, ${grade}`],
  ])('%s', (school, write) => {
    for (const sign of [', ', '; ', ' | '])
      expect(gradesOf(school + exams.map(write).join(sign)), sign).toEqual(
        exams.map(([exam, year, grade]) => [exam, school.replace(/[ ,:—]+$/, ''), year, grade]),
      )
  })
})

describe('what is behind the label of a school is its name', () => {
  test.each(['Mount Carmel HSS', 'Silver Oaks', 'Kendriya Vidyalaya', 'Dev Samaj', 'Springdales Pusa Road'])(
    '%s',
    (school) => {
      for (const label of ['School', 'College', 'Institute', 'Institution'])
        expect(gradesOf(`Course: HSC\n${label}: ${school}\nYear: 2018\nMarks: 89%`), label).toEqual([
          ['HSC', school, '2018', '89%'],
        ])
    },
  )
})

test.each(['8.35', '7.9', '81.2'])('the number %s that ends a course with its date is its grade', (grade) => {
  for (const line of [`B.Com, Karve College, 2023, ${grade}`, `B.Com\tKarve College\t2023 ${grade}`])
    expect(gradesOf(line), line).toEqual([['B.Com', 'Karve College', '2023', grade]])
})

test.each(['Animal and Fishery Sciences', 'Health and Allied Sciences', 'Petroleum and Energy Studies'])(
  'the name of a university goes on to its end: %s',
  (name) => {
    expect(gradesOf(`B.Sc., University of ${name}, 2023, 68%`)).toEqual([
      ['B.Sc.', `University of ${name}`, '2023', '68%'],
    ])
  },
)

test.each(['68 %', 'CGPA 8.1', '7.9/10'])(
  'a college with its own years and grade is no school of the next line: %s',
  (grade) => {
    for (const college of ['University of Lucknow', 'NIT Surat', 'Karve College, Pune']) {
      const studies = findEducation(readable(`${college}, 2023 – 2028, ${grade}\nClass XII, CBSE, 91.4 %`))
      expect(studies.map(({ degree, end, grade }) => [degree, end, grade])).toEqual([
        ['', '2028', grade],
        ['Class XII', null, '91.4 %'],
      ])
    }
  },
)

describe('names of institutions are read whole, with words of fields in them', () => {
  test.each([
    'Guru Angad Dev Veterinary and Animal Sciences University',
    'Indira Gandhi Delhi Technical University for Women',
    'Government Ayurved College',
    'National University of Juridical Sciences',
    'Institute of Food Crafts and Culinary Sciences',
    'Rajiv Gandhi University of Knowledge Technologies',
    'SMC College of Dairy Science',
    'Institute of Hotel Management, Catering and Nutrition',
    'Srishti Manipal Institute of Art, Design and Technology',
    'Tamil Nadu Agricultural University',
  ])('%s', (school) => {
    for (const degree of ['B.Sc.', 'B.V.Sc. & A.H.', 'B.Pharma', 'B.P.Th.'])
      for (const entry of [`${degree}, ${school}, 2020 - 2024`, `${school}\t2020 - 2024\n${degree}`])
        expect(studiesOf(entry), entry).toEqual([[degree, '', school, '2020', '2024']])
  })
})

describe('subjects in brackets behind a school degree are its field', () => {
  test.each(['PCM', 'BiPC', 'MPC', 'Science', 'Humanities', 'Medical', 'Commerce'])('%s', (stream) => {
    for (const degree of ['XII', '10+2', 'HSC', 'Intermediate', 'Plus Two', 'HSSC'])
      expect(studiesOf(`${degree} (${stream}), La Martiniere for Girls, 2021`), degree).toEqual([
        [degree, stream, 'La Martiniere for Girls', null, '2021'],
      ])
  })

  test.each(['ISC', 'I.Sc.', 'I.Com', 'HSSC'])('%s needs none', (degree) => {
    expect(studiesOf(`${degree}, La Martiniere for Girls, 2021`)).toEqual([
      [degree, '', 'La Martiniere for Girls', null, '2021'],
    ])
  })
})

test('a diploma of Tamil Nadu is no language, a numbered ITI is a course', () => {
  expect(
    studiesOf('1. ITI in Cosmetology from Govt. ITI, Hisar, session 2022-23').map(([degree, field]) => [degree, field]),
  ).toEqual([['ITI', 'Cosmetology']])
})

test.each([
  ['B.Tech/B.E.', 'B.Tech/B.E.'],
  ['Bachelor of Architecture (B.Arch)', 'Bachelor of Architecture (B.Arch)'],
  ['Senior Secondary (Class XII)', 'Senior Secondary (Class XII)'],
  ['Secondary (X)', 'Secondary (X)'],
])('the degree of "%s" is %s', (text, degree) => {
  expect(findEducation(readable(`${text}\nZed College, 2019 – 2023`))[0]?.degree).toBe(degree)
})
