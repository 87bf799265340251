import { describe, expect, test } from 'vitest'
import { headingKind, labelKind } from './section-headings.ts'
import { headingsAbroad, labelsOfSkills } from './translated-headings.ts'

describe('headings in other languages', () => {
  test.each([
    ['German', 'Berufserfahrung', 'experience'],
    ['German', 'Ausbildung', 'education'],
    ['German', 'Kenntnisse und Fähigkeiten', 'skills'],
    ['German', 'Sprachkenntnisse', 'languages'],
    ['German', 'Persönliche Daten', 'other'],
    ['French', 'Expérience professionnelle', 'experience'],
    ['French', 'Formation et diplômes', 'education'],
    ['French', 'Compétences techniques', 'skills'],
    ['French', 'Langues étrangères', 'languages'],
    ['French', 'Centres d’intérêt', 'other'],
    ['Spanish', 'Experiencia laboral', 'experience'],
    ['Spanish', 'Formación académica', 'education'],
    ['Spanish', 'Conocimientos informáticos', 'skills'],
    ['Spanish', 'Proyectos', 'projects'],
    ['Portuguese', 'Experiência profissional', 'experience'],
    ['Portuguese', 'Formação acadêmica', 'education'],
    ['Portuguese', 'Certificações', 'certifications'],
    ['Italian', 'Esperienze lavorative', 'experience'],
    ['Italian', 'Istruzione e formazione', 'education'],
    ['Italian', 'Profilo professionale', 'summary'],
    ['Hindi', 'Karya Anubhav', 'experience'],
    ['Hindi', 'Shaikshik Yogyata', 'education'],
    ['Hindi', 'Bhasha', 'languages'],
  ])('%s: %j heads %s', (_language, heading, kind) => {
    expect(headingKind(heading)).toBe(kind)
  })

  test.each(['Stage manager', 'Engagement rate', 'Formation of ice', 'Perfil de riesgo'])(
    'match as whole phrases only, so %j is none',
    (text) => {
      expect(headingKind(text)).toBeNull()
    },
  )

  test('are stored in lower case without accents', () => {
    for (const phrase of headingsAbroad.keys()) expect(phrase).toMatch(/^[a-z]+(?: [a-z]+)*$/)
  })
})

describe('margin labels inside a skills section', () => {
  test.each([
    ['Mother tongue(s)', 'languages'],
    ['Muttersprache', 'languages'],
    ['Otros idiomas', 'languages'],
    ['Digital skills', 'skills'],
    ['Competenza digitale', 'skills'],
    ['Driving licence', 'other'],
    ['Communication skills', 'other'],
  ])('%j announces %s', (label, kind) => {
    expect(labelKind(label)).toBe(kind)
  })

  test('are none for other texts', () => {
    expect(labelKind('Tools')).toBeNull()
    expect(labelKind('x'.repeat(100))).toBeNull()
  })

  test('are stored in lower case without accents', () => {
    for (const phrase of labelsOfSkills.keys()) expect(phrase).toMatch(/^[a-z]+(?: [a-z]+)*$/)
  })
})
