import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOfText } from '../../resume/layout/lines-of-text.ts'
import { readResume } from '../../resume/read-resume.ts'
import { skillNamed, skills } from '../../skills/vocabulary.ts'
import { cases } from '../../testing/cases.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { createProfile } from './resume-profile.ts'

const skill = fc.constantFrom(
  'Python',
  'Bank reconciliation',
  'AutoCAD',
  'Packaging design',
  'Legal research',
  'Wound care',
  'Housekeeping',
  'Video editing',
  'Lesson planning',
  'Recruitment',
  'Tally',
  'PCR',
)
const head = 'Asha Verma\nPune | asha.verma@example.com | 00000 01101'
const job = 'Experience\nIntern, Corner Works, Pune, May 2025 - July 2025'
const evidenceOf = (text: string, name: string) => createTextProfile(text).skills.get(skillNamed(name)!.id)

test('law: every skill that was read counts somewhere, in every place', () => {
  const any = fc.constantFrom(...skills.filter(({ surfaces }) => surfaces[0]!.use === 'plain').map(({ name }) => name))
  const place = fc.constantFrom(
    (name: string) => `Skills\n${name}, Chess`,
    (name: string) => `${job}\n- Worked on ${name} for 12 clients`,
    (name: string) => `Summary\nStudent with ${name} and two languages`,
    (name: string) => `Education\nB.Sc., Corner College, 2022 - 2025\nPapers: ${name}`,
    (name: string) => `Experience\n${name} Intern, Corner Works, May 2025 - July 2025`,
    (name: string) => `Address: 12 Lake Road, ${name}\nSkills\nChess`,
    (name: string) => `Experience\nIntern, ${name} House, May 2025 - July 2025\n- Sold 40 books`,
  )
  fc.assert(
    fc.property(any, place, (name, write) => {
      const lines = linesOfText(`${head}\n${write(name)}`)
      const draft = readResume({ pages: 1, lines })
      const shown = createProfile(draft, lines).skills
      const missing = draft.skills.filter((read) => !shown.has(skillNamed(read.skill)!.id))
      expect(missing, write(name)).toEqual([])
    }),
    cases(400),
  )
})

test('law: true words next to a skill take nothing of its evidence away', () => {
  const words = fc.constantFrom(
    'of Rs 640000',
    'at the High Court',
    'for the Red Cross',
    'for Block C, 14 floors',
    'at the Park Street food festival',
    'on the Google Drive',
    'for a Housing Society of 220 flats',
    'in Sector 17, Phase 2',
    'near Station Road and Mill Colony',
    'for 560001 orders',
    'at Tower B on floor 7',
    'for the Public Sector',
  )
  fc.assert(
    fc.property(skill, fc.array(words, { minLength: 1, maxLength: 3 }), (name, added) => {
      const plain = evidenceOf(`${head}\n${job}\n- ${name} for two teams`, name)
      const longer = evidenceOf(`${head}\n${job}\n- ${name} for two teams ${added.join(' ')}`, name)
      expect(longer?.setting, added.join(' ')).toBe(plain?.setting)
    }),
  )
})

test('law: bullets, capitals and order change no evidence', () => {
  const bullet = fc.constantFrom('- ', '• ', '* ', '– ', '▪ ', '1. ')
  const wording = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.toLowerCase(),
  )
  fc.assert(
    fc.property(skill, bullet, wording, fc.boolean(), (name, sign, write, isFirst) => {
      const own = `${sign}${write(`${name} for two teams of the office`)}`
      const other = `${sign}Sold 40 books a day`
      const text = `${head}\n${job}\n${isFirst ? `${own}\n${other}` : `${other}\n${own}`}`
      expect(evidenceOf(text, name)?.setting, text).toBe('work')
    }),
  )
})

test('law: a name, a wish and a prompt show no skill', () => {
  const line = fc.constantFrom(
    (name: string) => `Summary\nLooking to move into ${name}`,
    (name: string) => `Summary\nStudent who hopes to work with ${name} one day`,
    (name: string) => `Summary\n[Describe your ${name} here]`,
    (name: string) => `Skills\n<List your skills here, e.g. ${name}>`,
    (name: string) => `Experience\nIntern, ${name} Foods Pvt Ltd, Pune, May 2025 - July 2025\n- Sold 40 books`,
    (name: string) => `Experience\nClerk, ${name} Public School, Pune, May 2025 - July 2025\n- Sold 40 books`,
  )
  fc.assert(
    fc.property(skill, line, (name, write) => {
      const text = `${head}\n${write(name)}`
      expect(evidenceOf(text, name), text).toBeUndefined()
      const read = readResume({ pages: 1, lines: linesOfText(text) }).skills.map(({ skill: own }) => own)
      expect(read, text).not.toContain(name)
    }),
  )
})
