import { randomBytes, randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { contactMessages } from '../../db/schema/mails.ts'
import { resumeFiles } from '../../db/schema/resumes.ts'
import { StoreAway } from '../../files/store-away.ts'
import { sha256 } from '../../http/security/token.ts'
import { resumeStage } from '../../testing/resume-files.ts'

const here = await resumeStage()
const { app, as, db, deps, student, company, internship, resumeOf, tokenOf } = here
const url = '/api/users/me/export'
const megabyte = 1024 * 1024
const address = await app.listen({ port: 0 })

/** Opened streams of stored files. */
const opened: Readable[] = []
const { open: openFile } = deps.files
deps.files.open = async (id) => {
  const stream = await openFile(id)
  opened.push(stream)
  return stream
}

/** Stores a file of a student as an application does. Returns its id. */
async function store(who: { id: string }, bytes: Buffer): Promise<string> {
  const id = randomUUID()
  const incoming = await deps.files.receive(Readable.from([bytes]), bytes.length)
  const { size, sha256 } = incoming!
  await deps.files.keep(incoming!, id)
  await db.insert(resumeFiles).values({ id, studentId: who.id, filename: 'Asha Rao.pdf', kind: 'pdf', size, sha256 })
  return id
}

/** Requests an export over its own connection with backpressure. */
async function open(who: { id: string }): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${await tokenOf(who)}` }
  return new Promise((resolve, reject) => {
    get(`${address}${url}`, { headers, agent: false }, resolve).on('error', reject)
  })
}

async function sizeOf(reply: IncomingMessage): Promise<number> {
  let size = 0
  for await (const chunk of reply) size += chunk.length
  return size
}

async function exportOf(who: { id: string }) {
  const files = await here.exportOf(who)
  const json = files['fledge.json']!
  return { files, names: Object.keys(files), json, data: JSON.parse(json) }
}

async function applicant() {
  const [asha, kite] = [await student(), await company()]
  const listing = await internship({ company: kite, title: 'Data intern' })
  const resumeId = await resumeOf(asha)
  await as(asha)({ method: 'POST', url: `/api/apply/${listing.id}`, body: { resumeId, motivation: 'I like data' } })
  return { asha, kite, listing }
}

test('exports profile, settings, applications, notifications and the resume of a student in one file', async () => {
  const { asha } = await applicant()
  const { names, data, files } = await exportOf(asha)

  const reply = await as(asha)({ url })
  expect(reply.headers['content-type']).toBe('application/zip')
  expect(reply.headers['content-disposition']).toContain('fledge-export.zip')
  expect(names).toEqual(['fledge.json', expect.stringMatching(/^resumes\/[0-9a-f]{8} Asha Rao\.pdf$/), 'resume.json'])
  const own = (await as(asha)({ url: `/api/resume/${data.resumes[0].id}/json-resume` })).json()
  expect(JSON.parse(files['resume.json']!)).toEqual(own)
  expect(data).toMatchObject({
    account: { email: asha.email, firstName: 'Asha' },
    settings: { email: true, messages: false },
    applications: [
      {
        internshipTitle: 'Data intern',
        companyName: 'Kite Labs',
        status: 'pending',
        motivation: 'I like data',
        answers: [],
      },
    ],
    resumes: [{}],
    files: [{ filename: 'Asha Rao.pdf', entry: names[1], whatWasRead: { skills: expect.any(Array) } }],
    notifications: [{ category: 'application_submitted' }],
    sessions: [{ userAgent: 'test' }],
  })
})

test('names saved internships, not only their ids', async () => {
  const { asha, listing } = await applicant()
  await as(asha)({ method: 'PUT', url: `/api/saved/internships/${listing.id}` })
  const { data } = await exportOf(asha)
  expect(data.savedInternships).toEqual([
    expect.objectContaining({ internshipId: listing.id, internshipTitle: 'Data intern', companyName: 'Kite Labs' }),
  ])
})

test('exports reports for both sides, to the company without the student', async () => {
  const { asha, kite, listing } = await applicant()
  const body = { reason: 'not_real', text: 'No such office.' }
  await db.update(users).set({ emailVerifiedAt: new Date().toISOString() }).where(eq(users.id, asha.id))
  await as(asha)({ method: 'POST', url: `/api/internship/${listing.id}/report`, body })
  const [own] = (await exportOf(asha)).data.reports
  expect(own).toMatchObject({ ...body, internshipId: listing.id })
  const [received] = (await exportOf(kite)).data.reportsReceived
  expect(received).toMatchObject({ ...body, internshipTitle: 'Data intern' })
  expect(JSON.stringify(received)).not.toContain(asha.id)
})

test('names the listing and company of interviews for both sides', async () => {
  const { asha, kite } = await applicant()
  const [sent] = (await exportOf(asha)).data.applications
  const startsAt = new Date(Date.now() + 48 * 3_600_000)
  const slots = [{ startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) }]
  const meeting = { mode: 'phone', place: '+91 20 0000 0000', timeZone: 'Asia/Kolkata', slots }
  await as(kite)({ method: 'POST', url: '/api/interviews', body: { ...meeting, applicationId: sent.id } })
  for (const who of [asha, kite])
    expect((await exportOf(who)).data.interviews).toEqual([
      expect.objectContaining({
        applicationId: sent.id,
        status: 'proposed',
        place: '+91 20 0000 0000',
        internshipTitle: 'Data intern',
        companyName: 'Kite Labs',
      }),
    ])
})

test('includes contact messages only after the address is confirmed', async () => {
  const asha = await student()
  const written = { name: 'Asha', email: asha.email, category: 'general', message: 'My resume was refused' } as const
  await db.insert(contactMessages).values(written)
  expect((await exportOf(asha)).data.contactMessages).toEqual([])
  await db.update(users).set({ emailVerifiedAt: new Date().toISOString() }).where(eq(users.id, asha.id))
  expect((await exportOf(asha)).data.contactMessages).toEqual([expect.objectContaining(written)])
})

test('contains no secrets and no data of others', async () => {
  const { asha, kite } = await applicant()
  const [{ json: ofStudent }, { json: ofCompany }] = [await exportOf(asha), await exportOf(kite)]
  for (const json of [ofStudent, ofCompany]) expect(json).not.toMatch(/passwordHash|tokenHash/)
  expect(ofStudent).not.toContain(sha256(await tokenOf(asha)))
  expect(ofStudent).not.toContain(kite.email)
  expect(ofCompany).not.toContain(asha.email)
})

test('names the listing of a company’s texts', async () => {
  const { asha, kite } = await applicant()
  const [sent] = (await exportOf(asha)).data.applications
  await as(kite)({ method: 'POST', url: `/api/apply/${sent.id}/messages`, body: { text: 'When can you start?' } })
  expect((await exportOf(kite)).data.messagesSent).toEqual([
    expect.objectContaining({ applicationId: sent.id, internshipTitle: 'Data intern', text: 'When can you start?' }),
  ])
})

test('exports site, text, listings and application outcomes of a company', async () => {
  const { kite, listing } = await applicant()
  await as(kite)({ method: 'PUT', url: '/api/users/me', body: { about: 'We build kites.' } })
  await as(kite)({ method: 'PUT', url: '/api/users/me/site', body: { domain: 'kite.test' } })
  const { data, names } = await exportOf(kite)
  expect(names).toEqual(['fledge.json'])
  expect(data).toMatchObject({
    account: { companyName: 'Kite Labs', about: 'We build kites.' },
    site: { domain: 'kite.test', provedAt: null },
    internships: [{ id: listing.id, vacancy: null, vacancyStatedAt: null }],
    internshipVersions: [{ version: 1 }],
    applicationsReceived: [{ internshipId: listing.id, internshipTitle: 'Data intern', status: 'pending' }],
  })
})

test('limits exports to twenty an hour', async () => {
  const kite = await company()
  const statuses: number[] = []
  for (let n = 0; n < 21; n += 1) statuses.push((await as(kite)({ url })).statusCode)
  expect(statuses).toEqual([...Array(20).fill(200), 429])
})

test('archives equal files once, names each entry, and omits lost files', async () => {
  const asha = await student()
  const [first, second, other, lost] = [
    await store(asha, Buffer.from('the same')),
    await store(asha, Buffer.from('the same')),
    await store(asha, Buffer.from('another')),
    await store(asha, Buffer.from('lost')),
  ]
  await deps.files.remove(lost!)

  const { names, data, files } = await exportOf(asha)

  expect(names).toHaveLength(3)
  const entryOf = (id: string) => data.files.find((file: { id: string }) => file.id === id).entry
  expect(entryOf(second!)).toBe(entryOf(first!))
  expect(files[entryOf(first!)]).toBe('the same')
  expect(files[entryOf(other!)]).toBe('another')
  expect(entryOf(lost!)).toBeNull()
})

test('refuses the export before the first byte when the file store is unavailable', async () => {
  const asha = await student()
  await store(asha, Buffer.from('a resume'))
  const keptAt = vi.spyOn(deps.files, 'keptAt').mockRejectedValueOnce(new StoreAway(new Error('The bucket is away.')))
  expect((await as(asha)({ url })).statusCode).toBe(503)
  keptAt.mockRestore()
  expect((await as(asha)({ url })).statusCode).toBe(200)
})

test('runs one export per account and two per process until they are read or aborted', async () => {
  const [asha, ben, chitra] = [await student(), await student(), await student()]
  for (const who of [asha, ben]) await store(who, randomBytes(8 * megabyte))
  const running = [await open(asha), await open(ben)]

  const again = await open(asha)
  expect(again.statusCode).toBe(429)
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(0)
  expect(await textOf(again)).toContain('An export of your data is already running. Wait until it has finished.')
  const third = await open(chitra)
  expect(third.statusCode).toBe(503)
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
  expect(await textOf(third)).toContain('Other people are exporting their data right now. Try again in a minute.')

  const openFiles = () => opened.filter((stream) => !stream.closed).length
  await expect.poll(openFiles).toBeGreaterThan(0)
  for (const reply of running) reply.destroy()
  await expect.poll(openFiles).toBe(0)
  await expect.poll(async () => (await as(asha)({ url })).statusCode).toBe(200)
  expect((await as(chitra)({ url })).statusCode).toBe(200)
})

test('an export of 80 MB uses no more memory than its buffers', async () => {
  const asha = await student()
  const content = randomBytes(10 * megabyte)
  for (let n = 0; n < 8; n += 1) {
    content.writeUInt32BE(n)
    await store(asha, content)
  }
  const before = process.memoryUsage().rss
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 20)
  onTestFinished(() => clearInterval(timer))

  expect(await sizeOf(await open(asha))).toBeGreaterThan(80 * megabyte)
  expect((peak - before) / megabyte).toBeLessThan(60)
}, 120_000)
