import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { contactMessages } from '../../db/schema/contact-messages.ts'
import { hashOf } from '../../http/token.ts'
import { resumeStage } from '../../testing/resume-files.ts'

const { as, db, student, company, internship, resumeOf, tokenOf } = await resumeStage()
const url = '/api/users/me/export'

async function exportOf(who: { id: string }) {
  const reply = await as(who)({ url })
  const files = unzipSync(reply.rawPayload)
  const json = strFromU8(files['fledge.json']!)
  return { reply, names: Object.keys(files), json, data: JSON.parse(json) }
}

async function applicant() {
  const [asha, kite] = [await student(), await company()]
  const listing = await internship({ company: kite, title: 'Data intern' })
  const resumeId = await resumeOf(asha)
  await as(asha)({ method: 'POST', url: `/api/apply/${listing.id}`, body: { resumeId } })
  return { asha, kite, listing }
}

test('a student gets everything in one file: profile, settings, applications, notifications, and the resume itself', async () => {
  const { asha } = await applicant()
  const { reply, names, data } = await exportOf(asha)

  expect(reply.headers['content-type']).toBe('application/zip')
  expect(reply.headers['content-disposition']).toContain('fledge-export.zip')
  expect(names).toEqual(['fledge.json', expect.stringMatching(/^resumes\/[0-9a-f]{8} Asha Rao\.pdf$/)])
  expect(data).toMatchObject({
    account: { email: asha.email, firstName: 'Asha' },
    settings: { email: true, messages: false },
    applications: [{ internshipTitle: 'Data intern', companyName: 'Kite Labs', status: 'pending' }],
    resumes: [{}],
    files: [{ filename: 'Asha Rao.pdf', whatWasRead: { skills: expect.any(Array) } }],
    notifications: [{ category: 'application_submitted' }],
    sessions: [{ userAgent: 'test' }],
  })
})

test('what was saved is named, not only numbered', async () => {
  const { asha, listing } = await applicant()
  await as(asha)({ method: 'PUT', url: `/api/saved/internships/${listing.id}` })
  const { data } = await exportOf(asha)
  expect(data.savedInternships).toEqual([
    expect.objectContaining({ internshipId: listing.id, internshipTitle: 'Data intern', companyName: 'Kite Labs' }),
  ])
})

test('interviews say which listing and company they are about, for both sides', async () => {
  const { asha, kite } = await applicant()
  const [sent] = (await exportOf(asha)).data.applications
  const startsAt = new Date(Date.now() + 48 * 3_600_000)
  const slots = [{ startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) }]
  const meeting = { mode: 'phone', place: '+91 20 0000 0000', timeZone: 'Asia/Kolkata', slots }
  await as(kite)({ method: 'POST', url: '/api/interviews', body: { ...meeting, applicationId: sent.id } })
  for (const who of [asha, kite])
    expect((await exportOf(who)).data.interviews).toEqual([
      expect.objectContaining({
        ...{ applicationId: sent.id, status: 'proposed', place: '+91 20 0000 0000' },
        ...{ internshipTitle: 'Data intern', companyName: 'Kite Labs' },
      }),
    ])
})

test('what was written to us is in it once the address is known to be theirs: until then it may be somebody else’s', async () => {
  const asha = await student()
  const written = { name: 'Asha', email: asha.email, category: 'general', message: 'My resume was refused' } as const
  await db.insert(contactMessages).values(written)
  expect((await exportOf(asha)).data.contactMessages).toEqual([])
  await db.update(users).set({ emailVerifiedAt: new Date().toISOString() }).where(eq(users.id, asha.id))
  expect((await exportOf(asha)).data.contactMessages).toEqual([expect.objectContaining(written)])
})

test('no secret and nobody else is in it', async () => {
  const { asha, kite } = await applicant()
  const [{ json: ofStudent }, { json: ofCompany }] = [await exportOf(asha), await exportOf(kite)]
  for (const json of [ofStudent, ofCompany]) expect(json).not.toMatch(/passwordHash|tokenHash/)
  expect(ofStudent).not.toContain(hashOf(await tokenOf(asha)))
  expect(ofStudent).not.toContain(kite.email)
  expect(ofCompany).not.toContain(asha.email)
})

test('a decision on hold is not in it', async () => {
  const { asha, listing } = await applicant()
  const decided = {
    status: 'accepted',
    decidedAt: new Date().toISOString(),
    tellAt: '2100-01-01T00:00:00.000Z',
  } as const
  await db.update(applications).set(decided).where(eq(applications.internshipId, listing.id))
  const { data, json } = await exportOf(asha)
  expect(data.applications[0]).toMatchObject({ status: 'pending', decidedAt: null, tellAt: null })
  expect(json).not.toContain('accepted')
})

test('what a company wrote names the listing it is about', async () => {
  const { asha, kite } = await applicant()
  const [sent] = (await exportOf(asha)).data.applications
  await as(kite)({ method: 'POST', url: `/api/apply/${sent.id}/messages`, body: { text: 'When can you start?' } })
  expect((await exportOf(kite)).data.messagesSent).toEqual([
    expect.objectContaining({ applicationId: sent.id, internshipTitle: 'Data intern', text: 'When can you start?' }),
  ])
})

test('a company gets its listings and what became of the applications to them', async () => {
  const { kite, listing } = await applicant()
  const { data, names } = await exportOf(kite)
  expect(names).toEqual(['fledge.json'])
  expect(data).toMatchObject({
    account: { companyName: 'Kite Labs' },
    internships: [{ id: listing.id }],
    internshipVersions: [{ version: 1 }],
    applicationsReceived: [{ internshipId: listing.id, internshipTitle: 'Data intern', status: 'pending' }],
  })
})

test('an export is made twenty times an hour at most', async () => {
  const kite = await company()
  const statuses: number[] = []
  for (let n = 0; n < 21; n += 1) statuses.push((await as(kite)({ url })).statusCode)
  expect(statuses).toEqual([...Array(20).fill(200), 429])
})
