import { analyzeResume } from '@fledge/contract/analysis'
import { apply, listApplicants, listCompanyApplications, listOwnApplications } from '@fledge/contract/applications'
import { decideApplication } from '@fledge/contract/applications/decisions'
import { deleteInternship, listInternships } from '@fledge/contract/internships'
import { postInternship, updateInternship } from '@fledge/contract/listings/internship-form'
import {
  deleteNotification,
  listNotifications,
  notificationStats,
  readAllNotifications,
  readNotification,
} from '@fledge/contract/notifications'
import { deleteResume, listResumes } from '@fledge/contract/resumes'
import { expect, test } from 'vitest'
import { aNote } from '../../testing/notes.ts'
import { anApplication, anInternship } from '../../testing/things.ts'
import { ApiError, call, callForChange } from '../call.ts'

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

const at = '2026-03-02T09:00:00.000Z'
const specified = {
  notification: {
    _id: 'n1',
    type: 'other',
    category: 'something_new',
    priority: 'others',
    title: 'News',
    message: 'Something happened.',
    isRead: false,
    createdAt: at,
    relatedInternship: { _id: 'i1' },
  },
  internship: {
    _id: 'i1',
    title: 'Data Intern',
    company: { companyName: 'Kite Labs' },
    location: 'Pune',
    type: 'Remote',
    duration: '6 months',
    description: 'Build reports.',
    requirements: ['SQL'],
    stipend: 15_000,
    createdAt: at,
  },
  resume: {
    id: 'r1',
    filename: 'asha.docx',
    url: '/files/r1',
    uploadedAt: at,
    fileSize: 1200,
    skills: ['SQL'],
    experience: [{ title: 'Intern', company: 'Kite Labs', duration: '2 months', description: '' }, 'Tutor'],
    education: [],
  },
  application: {
    id: 'a1',
    status: 'pending',
    createdAt: at,
    internship: { _id: 'i1', title: 'Data Intern', company: 'Kite Labs', location: 'Pune', type: 'Remote', stipend: 1 },
    resume: { filename: 'asha.docx', url: '/files/r1' },
    user: {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.test',
      university: 'SIT',
      major: 'Physics',
      graduationYear: 2027,
    },
  },
}

test('reads things with only the specified fields, and kinds that it does not know', async () => {
  answer([specified.notification, { ...specified.notification, id: 'n2', type: 'success' }])
  const { notifications } = await call(listNotifications, { query: {} })
  expect(notifications[0]).toMatchObject({ type: 'info', category: 'other', priority: 'normal', actionUrl: null })
  expect(notifications[1]).toMatchObject({ type: 'success' })

  answer({ success: true, data: [specified.internship] })
  const [internship] = (await call(listInternships, { query: { company: 'c1' } })).data
  expect(internship).toMatchObject({ id: 'i1', durationMonths: 6, status: 'Active', applyBy: null })

  answer({ data: { data: [specified.resume] } })
  const [resume] = (await call(listResumes, { params: { userId: 's1' } })).data
  expect(resume).toMatchObject({ kind: 'docx', status: 'read', experience: ['Intern, Kite Labs, 2 months', 'Tutor'] })

  for (const body of [{ data: { data: [specified.application] } }, { data: [specified.application] }]) {
    answer(body)
    const [own] = (await call(listOwnApplications, { params: { userId: 's1' } })).data
    expect(own).toMatchObject({ stage: 'applied', internshipId: 'i1', applicant: specified.application.user })
  }
  const { user: _, resume: __, ...bare } = specified.application
  answer({ data: [bare] })
  const [unnamed] = (await call(listApplicants, { params: { internshipId: 'i1' } })).data
  expect(unnamed).toMatchObject({ resume: null, applicant: { firstName: '', email: '' } })
})

test('shows a work type that it does not know as it is', async () => {
  const type = 'Internship abroad'
  answer([specified.internship, { ...specified.internship, _id: 'i2', type }])
  const { data } = await call(listInternships, { query: {} })
  expect(data.map((one) => one.type)).toEqual(['Remote', type])
  answer([{ ...specified.application, internship: { ...specified.application.internship, type } }])
  const [own] = (await call(listOwnApplications, { params: { userId: 's1' } })).data
  expect(own?.internship.type).toBe(type)
})

const fields = { ...specified.internship, stipend: 15_000, type: 'Remote' as const }
const changes = {
  post: () => callForChange(postInternship, { body: fields }),
  update: () => callForChange(updateInternship, { params: { id: 'i1' }, body: fields }),
  delete: () => callForChange(deleteInternship, { params: { id: 'i1' } }),
  apply: () => callForChange(apply, { params: { internshipId: 'i1' }, body: { resumeId: 'r1' } }),
  decide: () =>
    callForChange(decideApplication, { params: { applicationId: 'a1' }, body: { status: 'accepted', tellIn: 0 } }),
  'delete a resume': () => callForChange(deleteResume, { params: { resumeId: 'r1' }, query: {} }),
  read: () => callForChange(readNotification, { params: { id: 'n1' } }),
  'read all': () => callForChange(readAllNotifications, {}),
  'delete a notification': () => callForChange(deleteNotification, { params: { id: 'n1' } }),
}

test.each(Object.entries(changes))(
  'accepts any successful answer of %s, which the specification does not show',
  async (_name, send) => {
    for (const body of [
      '',
      '{}',
      '{"success":true}',
      '{"message":"Done"}',
      '{"data":null}',
      '{"data":{"ok":1}}',
      'OK',
      '[]',
    ]) {
      globalThis.fetch = async () => new Response(body, { status: 200 })
      expect(await send(), body).toEqual({ data: null })
    }
    globalThis.fetch = async () => new Response(null, { status: 204 })
    expect(await send()).toEqual({ data: null })
    globalThis.fetch = async () => Response.json({ message: 'No.' }, { status: 409 })
    await expect(send()).rejects.toThrow('No.')
  },
)

test('reads an analysis with only the specified fields', async () => {
  const match = {
    internshipId: 'i1',
    internshipTitle: 'Data Intern',
    company: 'Kite Labs',
    location: 'Pune',
    type: 'Remote',
    description: 'Build reports.',
    matchPercentage: 61,
  }
  const entry = { title: 'Intern', company: 'Kite Labs', duration: '2 months', description: '' }
  const parsing = { skills: ['SQL'], experience: [entry], wasParsed: true, lastParsed: at }
  answer({ data: { data: { parsing, matching: { matches: [match] } } } })
  const { data } = await call(analyzeResume, { body: { resumeId: 'r1' } })
  expect(data.parsing).toMatchObject(parsing)
  expect(data.matching.matches).toMatchObject([{ ...match, band: 'good', stipend: null, parts: [] }])
  expect(data.matching.counts).toMatchObject({ good: 1, low: 0 })
})

test('reads the counts of notifications that a server sends', async () => {
  answer({ total: 3, categories: { other: 3 } })
  expect((await call(notificationStats, {})).data).toMatchObject({ total: 3, byCategory: { other: 3 } })
})

test('rejects other shapes instead of showing an empty list', async () => {
  for (const body of ['<h1>Hello</h1>', { data: 'nothing' }, null]) {
    answer(body)
    await expect(call(listCompanyApplications, { query: {} })).rejects.toThrow(ApiError)
  }
})
