import { expect, test } from 'vitest'
import { readText } from './testing/readable.ts'

const jobsOf = (text: string) =>
  readText(text).experience.map(({ title, company, start, end }) => [title, company, start, end])

test.each([
  [
    'English',
    `Work experience
Dates\tSeptember 2023 – Present
Occupation or position held\tSoftware Developer
Main activities and responsibilities\tBuilds services in Java
Name and address of employer\tHarbourlight Systems Ltd
Cork (Ireland)
Type of business or sector\tPrivate company`,
    ['Software Developer', 'Harbourlight Systems Ltd', '2023-09', 'present'],
  ],
  [
    'German',
    `Berufserfahrung
Zeitraum\tApril 2024 – September 2024
Beruf oder Funktion\tPraktikant Softwareentwicklung
Wichtigste Tätigkeiten und Zuständigkeiten\tEntwicklung von Testwerkzeugen
Name und Adresse des Arbeitgebers\tNordwall Technik GmbH`,
    ['Praktikant Softwareentwicklung', 'Nordwall Technik GmbH', '2024-04', '2024-09'],
  ],
  [
    'Spanish',
    `Experiencia profesional
Fechas\tfebrero 2024 – junio 2024
Profesión o cargo desempeñado\tIngeniera de datos
Funciones y responsabilidades principales\tLimpieza de datos
Nombre y dirección de la empresa o empleador\tTuriana Digital S.L.`,
    ['Ingeniera de datos', 'Turiana Digital S.L.', '2024-02', '2024-06'],
  ],
])('the form of the Europass names the employer some lines below the date: %s', (_language, text, job) => {
  expect(jobsOf(text)).toEqual([job])
})

test('its schools begin with their dates behind a label', () => {
  const { education } = readText(`Education and training
Dates\tSeptember 2019 – June 2023
Title of qualification awarded\tBachelor of Engineering
Name and type of organisation\tUniversity of Szelesd
Dates\t2016 – 2019
Title of qualification awarded\tHigh School Diploma
Name and type of organisation\tFenyves Gymnasium`)
  expect(education).toMatchObject([
    { institution: 'University of Szelesd', start: '2019-09', end: '2023-06' },
    { institution: 'Fenyves Gymnasium', start: '2016', end: '2019' },
  ])
})

test('its later style has the dates in square brackets, and the place with its country in round ones', () => {
  expect(
    jobsOf(`Work experience
[ 01/06/2022 – 28/08/2022 ] Web Development Intern
Moss & Tern Studio, Dublin (Ireland)
Made landing pages
[ 01/03/2021 – Aktuell ] Sales Assistant
Oakley Green Market, Cork (Ireland)
Served customers`),
  ).toEqual([
    ['Web Development Intern', 'Moss & Tern Studio', '2022-06', '2022-08'],
    ['Sales Assistant', 'Oakley Green Market', '2021-03', 'present'],
  ])
})

test('languages, manners and the driving licence under its skills are no items of the list', () => {
  const { listedSkills, sections } = readText(`Personal skills
Mother tongue(s)\tHungarian
Other language(s)\tEnglish (C1)
Communication skills\tGood talks
Digital skills\tSolidWorks, MATLAB
Driving licence\tB`)
  expect(listedSkills.map(({ text }) => text)).toEqual(['SolidWorks', 'MATLAB'])
  expect(sections.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['languages', 'skills', 'other']))
})

test('elsewhere such words are items of a list', () => {
  const { listedSkills } = readText('Skills\nCommunication skills\nComputer skills, Mother tongue\nJava')
  expect(listedSkills.map(({ text }) => text)).toEqual([
    'Communication skills',
    'Computer skills',
    'Mother tongue',
    'Java',
  ])
})
