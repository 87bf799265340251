import { expect, test } from 'vitest'
import { findPeriods } from './dates/date-ranges.ts'
import { headingKind } from './sections/section-headings.ts'
import { readText } from './testing/readable.ts'

test.each([
  ['März 2019 – heute', '2019-03', 'present'],
  ['Okt. 2020 bis Dez. 2021', '2020-10', '2021-12'],
  ['1. Januar 2020 – 31. März 2021', '2020-01', '2021-03'],
  ['seit Juni 2021', '2021-06', 'present'],
  ["septembre 2019 à aujourd'hui", '2019-09', 'present'],
  ['janv. 2020 – déc. 2021', '2020-01', '2021-12'],
  ['marzo de 2019 hasta la actualidad', '2019-03', 'present'],
  ['5 de enero de 2020 a 7 de julio de 2021', '2020-01', '2021-07'],
  ['março de 2020 até o momento', '2020-03', 'present'],
  ['set/2020 - dez/2021', '2020-09', '2021-12'],
  ['mag. 2019 – in corso', '2019-05', 'present'],
  ['sitambar 2020 se vartaman', '2020-09', 'present'],
  ['2021 – in progress', '2021', 'present'],
  ['H1 2021 – H2 2021', '2021-01', '2021-07'],
  ['WS 2020/21', '2020', '2021'],
])('%s has a beginning and an end', (text, from, to) => {
  expect(findPeriods(text)).toMatchObject([{ from, to }])
})

test.each(['out of 12 sets, 2 years ago', 'a mars rover at this moment', 'Press 5, momento hoy', 'mai tai, gen 2'])(
  '%j has no date',
  (text) => {
    expect(findPeriods(text)).toEqual([])
  },
)

test.each([
  ['BERUFSERFAHRUNG', 'experience'],
  ['Beruflicher Werdegang', 'experience'],
  ['Expériences professionnelles', 'experience'],
  ['Experiencia laboral', 'experience'],
  ['Esperienze lavorative', 'experience'],
  ['Formação Acadêmica', 'education'],
  ['Études', 'education'],
  ['Istruzione e formazione', 'education'],
  ['Shaikshik Yogyata', 'education'],
  ['Fähigkeiten', 'skills'],
  ['Compétences techniques', 'skills'],
  ['Sprachkenntnisse', 'languages'],
  ['Proyectos', 'projects'],
  ['Über mich', 'summary'],
  ["Centres d'intérêt", 'other'],
])('%s heads %s', (text, kind) => {
  expect(headingKind(text)).toBe(kind)
})

test.each([
  [
    'German',
    `Jonas Weber\njonas@example.org\nBerufserfahrung\nWerkstudent, Brandt Systeme GmbH\nOkt. 2021 – heute
Pflege der Datenbank in PostgreSQL\nAusbildung\nBachelor of Science Informatik\tTechnische Universität Dresden\t2019 – 2022
Kenntnisse\nPython, Docker, Git`,
    ['Werkstudent', 'Brandt Systeme GmbH', '2021-10', 'present', 'Technische Universität Dresden'],
  ],
  [
    'French',
    `Claire Fontaine\nclaire@example.org\nExpériences professionnelles\nStagiaire développeuse, Atelier Numérique SARL
juin 2022 – août 2022\nApplication web avec React\nFormation\nLicence en Informatique\tUniversité de Nantes\t2020 – 2023
Compétences\nPython, Docker, Git`,
    ['Stagiaire développeuse', 'Atelier Numérique SARL', '2022-06', '2022-08', 'Université de Nantes'],
  ],
  [
    'Spanish',
    `Lucía Herrero\nlucia@example.org\nExperiencia profesional\nIngeniera de datos, Datos del Sur SL
enero de 2021 – actualidad\nInformes con Power BI\nFormación académica\nLicenciatura\tUniversidad de Granada\t2016 – 2020
Habilidades\nPython, Docker, Git`,
    ['Ingeniera de datos', 'Datos del Sur SL', '2021-01', 'present', 'Universidad de Granada'],
  ],
])('a resume in %s is read like one in English', (_language, text, [title, company, start, end, school]) => {
  const draft = readText(text)
  expect(draft.experience).toMatchObject([{ title, company, start, end }])
  expect(draft.education).toMatchObject([{ institution: school }])
  expect(draft.listedSkills.map((item) => item.text)).toEqual(['Python', 'Docker', 'Git'])
})
