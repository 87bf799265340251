import { listCompanyApplications, listOwnApplications } from '@fledge/contract/applications'
import { listInternships } from '@fledge/contract/internships'
import { listNotifications } from '@fledge/contract/notifications'
import { listResumes } from '@fledge/contract/resumes'
import { afterEach, expect, test } from 'vitest'
import { aNote } from '../testing/notes.ts'
import { anApplication, anInternship } from '../testing/things.ts'
import { ApiError, call } from './call.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

const answer = (body: unknown) => {
  globalThis.fetch = async () => Response.json(body)
}
const without = (thing: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name)))

const listing = anInternship()

test.each([
  ['our own', { success: true, data: [listing], total: 1, totalOpen: 1, nextCursor: null }],
  ['{data}', { data: [listing] }],
  ['{success, data}', { success: true, data: [listing] }],
  ['{data: {data}}', { data: { data: [listing] } }],
  ['a bare list', [listing]],
])('reads internships from %s', async (_shape, body) => {
  answer(body)
  expect(await call(listInternships, { query: {} })).toMatchObject({ data: [listing], total: 1, nextCursor: null })
})

test.each([
  ['a bare list', [aNote('1'), aNote('2', { isRead: true })]],
  ['{notifications}', { notifications: [aNote('1'), aNote('2', { isRead: true })] }],
  ['{data: {notifications}}', { data: { notifications: [aNote('1'), aNote('2', { isRead: true })] } }],
])('reads and counts notifications from %s', async (_shape, body) => {
  answer(body)
  const { notifications, total, unreadCount } = await call(listNotifications, { query: {} })
  expect(notifications.map(({ id }) => id)).toEqual(['1', '2'])
  expect({ total, unreadCount }).toEqual({ total: 2, unreadCount: 1 })
})

test.each([
  ['_id alone', without(listing, 'id')],
  ['id alone', without(listing, '_id')],
  ['no day of its text', without(listing, 'textChangedAt')],
  ['the company as text', { ...without(listing, 'companyName'), company: 'Kite Labs' }],
  ['a company with name', { ...without(listing, 'companyName'), company: { _id: 'c1', name: 'Kite Labs' } }],
  [
    'a company with companyName',
    { ...without(listing, 'companyName'), company: { id: 'c1', companyName: 'Kite Labs' } },
  ],
])('accepts an internship with %s', async (_shape, one) => {
  answer([one])
  const [read] = (await call(listInternships, { query: {} })).data
  expect(read).toMatchObject({ _id: 'i1', id: 'i1', companyName: 'Kite Labs' })
  expect(read?.company).toMatchObject({ name: 'Kite Labs', companyName: 'Kite Labs' })
})

const application = anApplication()

test.each([
  ['the applicant under user', without(application, 'applicant')],
  ['the applicant under applicant', without(application, 'user')],
  ['appliedAt', without(application, 'createdAt')],
  ['createdAt', without(application, 'appliedAt')],
  ['a resume with url', { ...application, resume: without(application.resume ?? {}, 'resumeUrl') }],
  ['a resume with resumeUrl', { ...application, resume: without(application.resume ?? {}, 'url') }],
])('accepts an application with %s', async (_shape, one) => {
  answer({ data: { data: [one] } })
  const [read] = (await call(listOwnApplications, { params: { userId: 's1' } })).data
  const { user, applicant, appliedAt, createdAt, resume } = application
  expect(read).toMatchObject({ user, applicant, appliedAt, createdAt, resume })
})

test('reads resumes from data.data as specified', async () => {
  answer({ data: { data: [] } })
  expect((await call(listResumes, { params: { userId: 's1' } })).data).toEqual([])
})

test('rejects other shapes instead of showing an empty list', async () => {
  for (const body of ['<h1>Hello</h1>', { data: 'nothing' }, null]) {
    answer(body)
    await expect(call(listCompanyApplications, { query: {} })).rejects.toThrow(ApiError)
  }
})
