import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { expect, inject, test } from 'vitest'
import { settings, users } from '../../db/schema/accounts.ts'
import { interviews } from '../../db/schema/applications.ts'
import { resumeStage } from '../../testing/resume-files.ts'

const { as, db, student, company, internship, application, resumeOf } = await resumeStage()

const kite = await company()
const listing = await internship({ company: kite, title: '=HYPERLINK("http://x")' })
const asha = await student({ firstName: '@Asha', lastName: 'Rao, "A"', university: '+Pune' })
const sent = await as(asha)({
  method: 'POST',
  url: `/api/apply/${listing.id}`,
  payload: { resumeId: await resumeOf(asha), motivation: '-1+1\u0007\nDélhi ज्ञान 😀' },
})
const answers = [{ question: '=Why?', answer: '\t=1' }]
const ravi = await application({ internshipId: listing.id, answers, createdAt: '2026-03-11T20:00:00.000Z' })
const ids: string[] = [ravi.id, sent.json().data.id]

const ask = (body: object, who: { id: string } = kite) =>
  as(who)({ method: 'POST', url: '/api/apply/table', payload: body })

/** The cells as another program reads them. */
async function readTable(format: string, body: Buffer): Promise<string[][]> {
  if (format === 'csv') return parse(body, { bom: true, record_delimiter: '\r\n' })
  return (await readSheet(body)).map((cells) => cells.map((cell) => String(cell ?? '')))
}

test.each(['csv', 'xlsx'])(
  '%s holds the applications in the given order, with their score and answers',
  async (format) => {
    const reply = await ask({ format, ids: [...ids, ids[0]] })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="applicants.${format}"`)
    const [headings, ...rows] = await readTable(format, reply.rawPayload)
    const [first, second] = rows.map((row) => Object.fromEntries(row.map((cell, at) => [headings![at], cell])))
    expect(rows).toHaveLength(2)
    expect(first).toMatchObject({
      Name: 'Asha Rao',
      Status: 'Pending',
      Stage: 'Applied',
      Score: '',
      Applied: '2026-03-12',
    })
    expect(second).toMatchObject({ Email: asha.email, 'Graduation year': '2027', "'=Why?": '' })
    expect(Number(second!.Score)).toBeGreaterThan(0)
    expect(second!['Reply by']).toMatch(/^\d{4}-\d\d-\d\d$/)
  },
)

test.each(['csv', 'xlsx'])('%s marks what a spreadsheet would take for a formula as text', async (format) => {
  const rows = await readTable(format, (await ask({ format, ids })).rawPayload)
  const cells = rows.flat()
  for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/)
  for (const text of [`'@Asha Rao, "A"`, "'+Pune", `'=HYPERLINK("http://x")`, "'=Why?"]) expect(cells).toContain(text)
  // CSV can hold a control character, a workbook cannot.
  expect(cells.map((cell) => cell.replace('\u0007', ''))).toContain("'-1+1\nDélhi ज्ञान 😀")
})

// LibreOffice is no part of the project: where it is missing, `readTable` is the other program that opens the files.
const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0

test.skipIf(!hasLibreOffice).each(['csv', 'xlsx'])('LibreOffice opens the %s with the same cells', async (format) => {
  const folder = await mkdtemp(join(inject('runFolder'), 'libreoffice-'))
  const { rawPayload } = await ask({ format, ids })
  await writeFile(join(folder, `applicants.${format}`), rawPayload)
  const profile = `-env:UserInstallation=file://${folder}/profile`
  // Comma, quotes, UTF-8, from line 1; then: cells as shown, and formulas as formulas.
  const [read, written] = ['CSV:44,34,76,1', 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true']
  const input = format === 'csv' ? [`--infilter=${read}`] : []
  const output = ['--convert-to', written, '--outdir', join(folder, 'out'), join(folder, `applicants.${format}`)]
  execFileSync('soffice', [profile, '--headless', ...input, ...output], { stdio: 'ignore' })
  const cells: string[][] = parse(await readFile(join(folder, 'out/applicants.csv')), { bom: true })
  expect(cells.map(shown)).toEqual((await readTable(format, rawPayload)).map(shown))
  await rm(folder, { recursive: true, force: true })
})

/** Without the control character, which LibreOffice drops. */
const shown = (cells: string[]) => cells.map((cell) => cell.replace('\u0007', ''))

test('says when the interview is, and the phone that the student shares', async () => {
  const meeting = { companyId: kite.id, mode: 'video', timeZone: 'Asia/Kolkata', status: 'scheduled' } as const
  const span = { startsAt: '2026-03-20T20:00:00.000Z', endsAt: '2026-03-20T21:00:00.000Z' }
  await db.insert(interviews).values({ ...meeting, ...span, applicationId: ids[1]!, studentId: asha.id })
  await db.update(users).set({ phone: '98765 43210' }).where(eq(users.id, asha.id))
  await db.insert(settings).values({ userId: asha.id, showPhone: true })
  const [headings, ravis, ashas] = await readTable('csv', (await ask({ format: 'csv', ids })).rawPayload)
  const facts = ['Phone', 'Interview (IST)'].map((name) => headings!.indexOf(name))
  expect(facts.map((at) => ashas![at])).toEqual(['98765 43210', '2026-03-21 01:30'])
  expect(facts.map((at) => ravis![at])).toEqual(['', ''])
})

test('shows what the company sees: no answers of a withdrawn application, no email that is not shared', async () => {
  const meera = await student()
  await as(meera)({
    method: 'POST',
    url: `/api/apply/${listing.id}`,
    payload: { resumeId: await resumeOf(meera), motivation: 'Secret' },
  })
  const { data } = (await as(meera)({ url: `/api/apply/user/${meera.id}` })).json()
  await as(meera)({ method: 'POST', url: `/api/apply/${data[0].id}/withdraw` })
  const { body } = await ask({ format: 'csv', ids: [data[0].id] })
  expect(body).toContain('Withdrawn')
  expect(body).not.toMatch(/Secret|@example/)
})

test.each([
  ['no ids', { format: 'csv', ids: [] }],
  ['too many', { format: 'csv', ids: Array(5001).fill('x') }],
  ['another format', { format: 'pdf', ids }],
])('rejects %s', async (_name, body) => {
  expect((await ask(body)).statusCode).toBe(400)
})

test('leaves out applications to other companies and ids that are none', async () => {
  const other = await company()
  expect((await ask({ format: 'csv', ids: ["' or 1=1"] })).statusCode).toBe(404)
  const own = await application({ internshipId: (await internship({ company: other })).id })
  const { body } = await ask({ format: 'csv', ids: [...ids, own.id] }, other)
  expect(body.trim().split('\r\n')).toHaveLength(2)
})
