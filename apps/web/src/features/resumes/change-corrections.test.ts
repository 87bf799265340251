import { expect, test } from 'vitest'
import { aReading } from '../../testing/resume-things.ts'
import {
  addEntry,
  addSkill,
  resetEntry,
  sayEntry,
  sayField,
  takeEntry,
  takeSkill,
  withoutTaken,
} from './change-corrections.ts'

test('a field is said, and taken back to what was read without a trace', () => {
  const said = sayField('name', 'Asha R. Rao')({ phone: '' })
  expect(said).toEqual({ phone: '', name: 'Asha R. Rao' })
  expect(sayField('phone', null)(sayField('name', null)(said))).toEqual({})
})

test('a skill that was taken away is put back, and one’s own word is forgotten again', () => {
  const taken = takeSkill('React')({})
  expect(taken).toEqual({ skills: { added: [], removed: ['React'] } })
  expect(addSkill('react')(taken)).toEqual({})
  const added = addSkill('Docker')({})
  expect(added).toEqual({ skills: { added: ['Docker'], removed: [] } })
  expect(addSkill('docker')(added)).toEqual(added)
  expect(takeSkill('Docker')(added)).toEqual({})
})

test('fields of an entry are laid over each other, and other entries stay', () => {
  const first = sayEntry('experience', 'Kite', { title: 'Intern' })({})
  const both = sayEntry('experience', 'Vayu', { company: 'Vayu' })(first)
  const more = sayEntry('experience', 'Kite', { company: 'Kite Labs' })(both)
  expect(more.experience).toEqual([
    { anchor: 'Vayu', fields: { company: 'Vayu' } },
    { anchor: 'Kite', fields: { title: 'Intern', company: 'Kite Labs' } },
  ])
  expect(resetEntry('experience', 'Kite')(resetEntry('experience', 'Vayu')(more))).toEqual({})
})

test('an entry that was suggested stays an added one when it is corrected', () => {
  const accepted = addEntry('experience', 'Kite', { title: 'Intern', company: 'Kite' })({})
  expect(sayEntry('experience', 'Kite', { title: 'Data intern' })(accepted).experience).toEqual([
    { anchor: 'Kite', added: true, fields: { title: 'Data intern', company: 'Kite' } },
  ])
})

test('what is taken away is gone before the server has answered', () => {
  const reading = aReading()
  const said = takeEntry('experience', reading.experience[0]!.anchor)(takeSkill('React')({}))
  const shown = withoutTaken(reading, said)
  expect(shown.skills.map(({ skill }) => skill)).toEqual(['TypeScript'])
  expect([shown.experience, shown.education, shown.corrections]).toEqual([[], reading.education, said])
})
