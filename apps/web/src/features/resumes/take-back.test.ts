import type { Corrections } from '@fledge/contract/resumes'
import { expect, test } from 'vitest'
import { addSkill, type Change, resetEntry, sayEntry, sayField, takeEntry, takeSkill } from './change-corrections.ts'
import { takeBack } from './take-back.ts'

/** What is left when a change was made, then another one elsewhere, and the first is undone. */
function undone(before: Corrections, change: Change, since: Change = (said) => said): Corrections {
  const after = change(before)
  return takeBack(before, after)(since(after))
}

const before: Corrections = {
  phone: '',
  skills: { added: ['Docker'], removed: ['Git'] },
  experience: [{ anchor: 'Kite', fields: { title: 'Intern' } }],
}

test.each<[string, Change]>([
  ['a field that was said', sayField('name', 'Asha R. Rao')],
  ['a field that was said anew', sayField('phone', '12345678')],
  ['a field as it was read', sayField('phone', null)],
  ['a skill that was taken away', takeSkill('SQL')],
  ['a skill that was put back', addSkill('Git')],
  ['one’s own word that was forgotten', takeSkill('Docker')],
  ['an entry that was corrected', sayEntry('experience', 'Kite', { title: 'Data intern' })],
  ['an entry that was taken away', takeEntry('education', 'B.Tech')],
  ['an entry as it was read', resetEntry('experience', 'Kite')],
  ['everything as it was read', () => ({})],
])('%s is taken back without a trace', (_what, change) => {
  expect(undone(before, change)).toEqual(before)
})

test('what was said since, in another tab, stays', () => {
  const since = [
    sayField('name', 'Asha R. Rao'),
    takeSkill('React'),
    takeEntry('experience', 'Vayu'),
    addSkill('Figma'),
  ].reduce<Change>(
    (all, one) => (said) => one(all(said)),
    (said) => said,
  )
  expect(undone({}, takeSkill('SQL'), since)).toEqual(since({}))
  expect(undone({}, sayEntry('experience', 'Kite', { title: 'Intern' }), since)).toEqual(since({}))
})

test('what was said anew since of the very same thing stays too', () => {
  expect(undone({}, sayField('name', 'Asha'), sayField('name', 'Asha Rao'))).toEqual({ name: 'Asha Rao' })
  const again = sayEntry('experience', 'Kite', { title: 'Web intern' })
  expect(undone({}, sayEntry('experience', 'Kite', { title: 'Intern' }), again)).toEqual(again({}))
})
