import { expect, test } from 'vitest'
import { shortMomentText } from '../../lib/format.ts'
import { aNote } from '../../testing/notes.ts'
import { nameNotifications } from './notification-list.tsx'

const from = (name: string, about: string) => ({ sender: { name }, relatedInternship: { _id: '1', title: about } })

test('distinguishes equal titles by sender and listing', () => {
  const title = 'New application'
  const notes = [
    aNote('1', { title, ...from('Asha Rao', 'Data Analyst') }),
    aNote('2', { title, ...from('Asha Rao', 'Designer') }),
    aNote('3', { title, ...from('Dev Iyer', 'Designer') }),
  ]
  expect(nameNotifications(notes)).toEqual([
    'New application, Asha Rao, Data Analyst',
    'New application, Asha Rao, Designer',
    'New application, Dev Iyer, Designer',
  ])
})

test('does not repeat what the title says', () => {
  const note = aNote('1', { title: 'Message from Kite Labs', ...from('Kite Labs', 'Designer') })
  expect(nameNotifications([note])).toEqual(['Message from Kite Labs, Designer'])
  expect(nameNotifications([aNote('2', { title: 'Welcome' })])).toEqual(['Welcome'])
})

test('distinguishes equal notifications of a company by time', () => {
  const same = { title: 'Message from Kite Labs', ...from('Kite Labs', 'Designer') }
  const [first, second] = ['2026-03-02T09:00:00.000Z', '2026-03-03T10:30:00.000Z']
  expect(
    nameNotifications([aNote('1', { ...same, createdAt: first }), aNote('2', { ...same, createdAt: second })]),
  ).toEqual([first, second].map((at) => `Message from Kite Labs, Designer, ${shortMomentText(at)}`))
})
