import { expect, test } from 'vitest'
import { aReading } from '../../../testing/resume-things.ts'
import {
  addEntry,
  addSkill,
  applyLocally,
  editEntry,
  removeEntry,
  removeSkill,
  resetEntry,
  setField,
} from './change-corrections.ts'

test('sets a field and resets it without a trace', () => {
  const said = setField('name', 'Asha R. Rao')({ phone: '' })
  expect(said).toEqual({ phone: '', name: 'Asha R. Rao' })
  expect(setField('phone', null)(setField('name', null)(said))).toEqual({})
})

test('restores a removed skill and drops an added one', () => {
  const taken = removeSkill('React')({})
  expect(taken).toEqual({ skills: { added: [], removed: ['React'] } })
  expect(addSkill('react')(taken)).toEqual({})
  const added = addSkill('Docker')({})
  expect(added).toEqual({ skills: { added: ['Docker'], removed: [] } })
  expect(addSkill('docker')(added)).toEqual(added)
  expect(removeSkill('Docker')(added)).toEqual({})
})

test('merges the fields of an entry and keeps other entries', () => {
  const first = editEntry('experience', 'Kite', { title: 'Intern' })({})
  const both = editEntry('experience', 'Vayu', { company: 'Vayu' })(first)
  const more = editEntry('experience', 'Kite', { company: 'Kite Labs' })(both)
  expect(more.experience).toEqual([
    { anchor: 'Vayu', fields: { company: 'Vayu' } },
    { anchor: 'Kite', fields: { title: 'Intern', company: 'Kite Labs' } },
  ])
  expect(resetEntry('experience', 'Kite')(resetEntry('experience', 'Vayu')(more))).toEqual({})
})

test('hides removed items before the server answers', () => {
  const reading = aReading()
  const said = removeEntry('experience', reading.experience[0]!.anchor)(removeSkill('React')({}))
  const shown = applyLocally(reading, said)
  expect(shown.skills.map(({ skill }) => skill)).toEqual(['TypeScript'])
  expect(shown).toMatchObject({ experience: [], education: reading.education, corrections: said })
})

test('an added entry stays added when it is corrected, and is hidden once its correction is gone', () => {
  const added = addEntry('experience', 'Kite', { title: 'Intern' })({})
  const corrected = editEntry('experience', 'Kite', { title: 'Web intern' })(added)
  expect(corrected.experience).toEqual([{ anchor: 'Kite', added: true, fields: { title: 'Web intern' } }])
  const [job] = aReading().experience
  const reading = aReading({ experience: [{ ...job!, anchor: 'Kite', added: 'shown' }], corrections: added })
  expect(applyLocally(reading, corrected).experience).toHaveLength(1)
  expect(applyLocally(reading, resetEntry('experience', 'Kite')(added)).experience).toEqual([])
})
