import type { Corrections } from '@fledge/contract/resumes'
import { expect, test } from 'vitest'
import {
  addEntry,
  addSkill,
  type Change,
  editEntry,
  removeEntry,
  removeSkill,
  resetEntry,
  setField,
  undoCorrection,
} from './change-corrections.ts'

/** What is left when a change was made, then another one elsewhere, and the first is undone. */
function undone(before: Corrections, change: Change, since: Change = (said) => said): Corrections {
  const after = change(before)
  return undoCorrection(before, after)(since(after))
}

const before: Corrections = {
  phone: '',
  skills: { added: ['Docker'], removed: ['Git'] },
  experience: [{ anchor: 'Kite', fields: { title: 'Intern' } }],
}

test.each<[string, Change]>([
  ['a new field', setField('name', 'Asha R. Rao')],
  ['a changed field', setField('phone', '12345678')],
  ['a reset field', setField('phone', null)],
  ['a removed skill', removeSkill('SQL')],
  ['a restored skill', addSkill('Git')],
  ['a dropped skill of the student', removeSkill('Docker')],
  ['a corrected entry', editEntry('experience', 'Kite', { title: 'Data intern' })],
  ['an added entry', addEntry('education', 'B.Tech', { degree: 'B.Tech' })],
  ['a removed entry', removeEntry('education', 'B.Tech')],
  ['a reset entry', resetEntry('experience', 'Kite')],
  ['a reset of everything', () => ({})],
])('undoes %s without a trace', (_what, change) => {
  expect(undone(before, change)).toEqual(before)
})

test('keeps later corrections of another tab', () => {
  const since = [
    setField('name', 'Asha R. Rao'),
    removeSkill('React'),
    removeEntry('experience', 'Vayu'),
    addSkill('Figma'),
  ].reduce<Change>(
    (all, one) => (said) => one(all(said)),
    (said) => said,
  )
  expect(undone({}, removeSkill('SQL'), since)).toEqual(since({}))
  expect(undone({}, editEntry('experience', 'Kite', { title: 'Intern' }), since)).toEqual(since({}))
})

test('keeps a later correction of the same field', () => {
  expect(undone({}, setField('name', 'Asha'), setField('name', 'Asha Rao'))).toEqual({ name: 'Asha Rao' })
  const again = editEntry('experience', 'Kite', { title: 'Web intern' })
  expect(undone({}, editEntry('experience', 'Kite', { title: 'Intern' }), again)).toEqual(again({}))
})
