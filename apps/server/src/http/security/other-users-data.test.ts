import { randomUUID } from 'node:crypto'
import { allEndpoints } from '@fledge/contract/http/all-endpoints'
import type { Endpoint } from '@fledge/contract/http/endpoint'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { interviewsOn } from '../../features/interviews/testing/scenery.ts'
import { insertNotifications } from '../../features/notifications/insert-notifications.ts'
import { insertResume } from '../../features/resumes/queries.ts'
import { listingFields, stage } from '../../testing/stage.ts'

const here = await stage()
const { as, db, student, company, tokenOf } = here
const { proposal, slots, proposed } = interviewsOn(here)
const [ben, moth] = [await student(), await company()]
const unknownId = '00000000-0000-4000-8000-000000000000'

/** Asha applied to Kite with a resume, is invited to an interview, and has one of everything that has an id. */
const { asha, kite, listing, sent, interview } = await proposed()
const file = { filename: 'Asha.pdf', kind: 'pdf', size: 1, sha256: 'x', storedAs: null } as const
const resume = (await insertResume(db, { ...file, id: randomUUID(), studentId: asha.id }))!
await db.update(applications).set({ resumeFileId: resume.file.id })
const content = { kind: 'sample', params: { category: 'new_opportunity' } } as const
const [inserted] = await insertNotifications(here.deps, [{ content, userId: asha.id, senderId: null, event: 'x' }])
const search = await as(asha)({ method: 'POST', url: '/api/saved/searches', payload: { name: 'Data', q: 'data' } })
const note = await as(kite)({ method: 'POST', url: `/api/apply/${sent.id}/notes`, payload: { text: 'Hello' } })
const report = await as(asha)({
  method: 'POST',
  url: `/api/internship/${listing.id}/report`,
  payload: { reason: 'not_real' },
})
const shortlisting = { act: 'shortlist', ids: [sent.id] }
const batch = await as(kite)({ method: 'POST', url: '/api/apply/bulk', payload: shortlisting })
await tokenOf(asha)
const [session] = await db.select().from(sessions)

const details = { ...listingFields, title: 'Taken over', description: 'x', stipend: 1 }
type Target = { id: string; body?: object }
const ofInterview = (body?: object): Target => ({ id: interview.id, ...(body && { body }) })
const ofApplication = (body?: object): Target => ({ id: sent.id, ...(body && { body }) })

/** Data of Asha and Kite for each endpoint, with a body that its owner could send. */
const targets: Record<string, Target> = {
  'PUT /api/apply/:applicationId': ofApplication({ status: 'accepted' }),
  'POST /api/apply/:applicationId/answer': ofApplication({ answer: 'confirmed' }),
  'POST /api/apply/:applicationId/answer/undo': ofApplication(),
  'PUT /api/apply/:applicationId/keep-resume': ofApplication({ keepResume: true }),
  'GET /api/apply/:applicationId/ledger': ofApplication(),
  'GET /api/apply/:applicationId/messages': ofApplication(),
  'POST /api/apply/:applicationId/messages': ofApplication({ text: 'Hello' }),
  'POST /api/apply/:applicationId/messages/read': ofApplication(),
  'GET /api/apply/:applicationId/notes': ofApplication(),
  'POST /api/apply/:applicationId/notes': ofApplication({ text: 'Hello' }),
  'DELETE /api/apply/notes/:id': { id: note.json().data.id },
  'POST /api/apply/:applicationId/nudge': ofApplication(),
  'PUT /api/apply/:applicationId/offer': ofApplication({ answerBy: '2099-01-01' }),
  'GET /api/apply/:applicationId/resume': ofApplication(),
  'POST /api/apply/:applicationId/seen': ofApplication(),
  'PUT /api/apply/:applicationId/shortlist': ofApplication({ shortlisted: true }),
  'GET /api/apply/:applicationId/timeline': ofApplication(),
  'POST /api/apply/:applicationId/undo': ofApplication(),
  'POST /api/apply/:applicationId/withdraw': ofApplication(),
  'POST /api/apply/bulk/:batchId/undo': { id: batch.json().data.batchId },
  'GET /api/apply/company/:internshipId': { id: listing.id },
  'GET /api/apply/user/:userId': { id: asha.id },
  'DELETE /api/auth/sessions/:id': { id: session!.id },
  'PUT /api/internship/:id': { id: listing.id, body: details },
  'DELETE /api/internship/:id': { id: listing.id },
  'PATCH /api/internship/:id/state': { id: listing.id, body: { state: 'closed' } },
  'GET /api/interviews/:id': ofInterview(),
  'POST /api/interviews/:id/ask-for-others': ofInterview({ reason: 'x' }),
  'GET /api/interviews/:id/calendar.ics': ofInterview(),
  'POST /api/interviews/:id/cancel': ofInterview({ reason: 'x' }),
  'POST /api/interviews/:id/pick': ofInterview({ slotId: interview.slots[0]!.id }),
  'POST /api/interviews/:id/propose': ofInterview({ ...proposal(), reason: 'x' }),
  'DELETE /api/notifications/:id': { id: inserted!.notification.id },
  'PATCH /api/notifications/:id/read': { id: inserted!.notification.id },
  'DELETE /api/resume/:resumeId': { id: resume.id },
  'PUT /api/resume/:resumeId/corrections': { id: resume.id, body: { name: 'Ben' } },
  'GET /api/resume/:resumeId/file': { id: resume.id },
  'GET /api/resume/:resumeId/json-resume': { id: resume.id },
  'GET /api/resume/:resumeId/reading': { id: resume.id },
  'GET /api/resume/user/:userId': { id: asha.id },
  'PUT /api/internship/reports/:id/reply': { id: report.json().data.id, body: { text: 'It is real' } },
  'PATCH /api/saved/searches/:id': { id: search.json().data.id, body: { alert: 'never' } },
  'DELETE /api/saved/searches/:id': { id: search.json().data.id },
}
/** Endpoints whose id is public or that of an open listing. */
const open = [
  'GET /api/internship/:id',
  'GET /api/internship/:id/match',
  'GET /api/internship/:id/similar',
  'GET /api/internship/:id/report',
  'POST /api/internship/:id/report',
  'GET /api/companies/:id',
  'POST /api/apply/:internshipId',
  'GET /api/avatars/:id',
  'GET /api/calendar/:token/fledge.ics',
  'PUT /api/saved/internships/:internshipId',
  'DELETE /api/saved/internships/:internshipId',
]
const endpointName = ({ method, path }: Endpoint) => `${method} ${path}`
const withId = allEndpoints.filter(({ path }) => path.includes(':'))

test('every endpoint with an id is either public or tested here', () => {
  expect(withId.map(endpointName).sort()).toEqual([...Object.keys(targets), ...open].sort())
})

const tried = withId.flatMap((endpoint) => {
  const target = targets[endpointName(endpoint)]
  const strangers = { student: [ben], company: [moth], member: [ben, moth], anyone: [ben, moth] }[endpoint.access]
  return target
    ? strangers.map((who) => ({ name: `${endpointName(endpoint)} by a ${who.role}`, endpoint, target, who }))
    : []
})

test.each(tried)('$name: another user’s data is answered like an unknown id and does not change', async (attempt) => {
  const { endpoint, target, who } = attempt
  const call = async (id: string) => {
    const url = endpoint.path.replace(/:\w+/, id)
    const { statusCode, headers, body } = await as(who)({
      method: endpoint.method,
      url,
      ...(target.body && { payload: target.body }),
    })
    const { date: _date, 'x-request-id': _id, ...others } = headers
    return { statusCode, headers: others, body }
  }
  await tokenOf(who)
  const before = await contents()
  const theirs = await call(target.id)
  const unknown = await call(unknownId)
  expect(theirs).toEqual(unknown)
  expect([403, 404]).toContain(theirs.statusCode)
  expect(await contents()).toEqual(before)
})

const named: [string, () => { who: { id: string }; url: string; bodyOf: (id: string) => object; id: string }][] = [
  ['a resume to analyze', () => inBody(ben, '/api/ai/analyze-resume', resume.id, (resumeId) => ({ resumeId }))],
  ['a resume to apply with', () => inBody(ben, `/api/apply/${listing.id}`, resume.id, (resumeId) => ({ resumeId }))],
  ['an applicant of a table', () => inBody(moth, '/api/apply/table', sent.id, (id) => ({ format: 'csv', ids: [id] }))],
  ['an application of many', () => inBody(moth, '/api/apply/bulk', sent.id, (id) => ({ act: 'reject', ids: [id] }))],
  [
    'an application whose decision is previewed',
    () => inBody(moth, '/api/apply/bulk/preview', sent.id, (id) => ({ act: 'reject', ids: [id] })),
  ],
  [
    'an application',
    () => inBody(moth, '/api/interviews', sent.id, (applicationId) => ({ applicationId, ...proposal() })),
  ],
  [
    'an application whose times are asked for',
    () =>
      inBody(moth, '/api/interviews/conflicts', sent.id, (applicationId) => ({
        applicationId,
        slots: slots([9]),
      })),
  ],
]
const inBody = (who: { id: string }, url: string, id: string, bodyOf: (id: string) => object) => ({
  who,
  url,
  id,
  bodyOf,
})

test.each(named)('%s of another user in a body is answered like an unknown id', async (_what, attempt) => {
  const { who, url, bodyOf, id } = attempt()
  const call = async (named: string) => {
    const { statusCode, body } = await as(who)({ method: 'POST', url, payload: bodyOf(named) })
    return { statusCode, body }
  }
  await tokenOf(who)
  const before = await contents()
  const theirs = await call(id)
  expect(theirs).toEqual(await call(unknownId))
  expect([400, 403, 404]).toContain(theirs.statusCode)
  expect(await contents()).toEqual(before)
})

/** A digest of each table. */
async function contents(): Promise<Record<string, unknown>> {
  const { rows } = (await db.execute(sql`
    select table_name as name,
      (xpath('//row/digest/text()', query_to_xml(format(
        'select md5(coalesce(string_agg(t::text, %L order by t::text), %L)) as digest from %I t', '', '', table_name
      ), false, true, '')))[1]::text as digest
    from information_schema.tables where table_schema = 'public'`)) as { rows: { name: string; digest: string }[] }
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
