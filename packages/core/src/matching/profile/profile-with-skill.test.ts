import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { skillNamed, skills } from '../../skills/vocabulary.ts'
import { cases } from '../../testing/cases.ts'
import { createTextProfile } from '../testing/profile-of-text.ts'
import { resumes } from '../testing/sample-resumes.ts'
import { withSkill } from './profile-with-skill.ts'
import { settingStrength } from './settings.ts'
import { strengthGains } from './skill-ratings.ts'

const idOf = (name: string) => skillNamed(name)!.id
const profile = createTextProfile(resumes.frontend)
const studentsProject = settingStrength.project + (1 - settingStrength.project) * strengthGains.recent

describe('a profile with one more skill', () => {
  const docker = idOf('Docker')
  const after = withSkill(profile, docker)

  test('has the skill on a line of its own', () => {
    const { source } = after.skills.get(docker)!
    expect(after.texts[source.line]?.slice(source.start, source.end)).toBe('Docker')
    expect(source.line).toBe(profile.texts.length)
  })

  test('shows the skill in a project', () => {
    expect(after.strength[docker]).toBe(studentsProject)
    expect(after.through[docker]).toBe(docker)
    expect(after.usedIn[docker]).toBe(1 << profile.entries.length)
  })

  test('finds the words of the skill', () => {
    expect(after.words.get('docker')).toEqual([profile.lines.length])
  })

  test('leaves the original unchanged', () => {
    expect(profile.skills.has(docker)).toBe(false)
    expect(profile.words.has('docker')).toBe(false)
  })
})

test('a skill that is only listed is shown in a project afterwards', () => {
  const css = idOf('CSS')
  const after = withSkill(profile, css)
  expect(profile.skills.get(css)?.setting, 'before').toBe('listed')
  expect(after.skills.get(css)?.setting, 'after').toBe('project')
  expect(after.strength[css], 'strength').toBe(studentsProject)
})

test('a skill that the resume shows in use changes nothing', () => {
  expect(withSkill(profile, idOf('React'))).toBe(profile)
})

test('law: no skill becomes worth less', () => {
  fc.assert(
    fc.property(fc.nat(skills.length - 1), fc.constantFrom(...Object.values(resumes)), (id, text) => {
      const before = createTextProfile(text)
      const after = withSkill(before, id)
      expect(after.strength.every((strength, skill) => strength >= before.strength[skill]!)).toBe(true)
    }),
    cases(40),
  )
})

test('a listed language stays held when another skill uses it', () => {
  const english = skillNamed('English')!.id
  const before = createTextProfile('Asha Verma\nLanguages: English, Hindi')
  for (const name of ['English literature', 'Business English'])
    expect(withSkill(before, skillNamed(name)!.id).strength[english]).toBe(1)
})
