import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { resumeMaxBytes } from '@fledge/contract/constants'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { ashasResume, pdfOf, resumeStage, uploadOf } from '../../testing/resume-files.ts'

const { app, as, db, deps, published, sent, student, tokenOf, upload, work } = await resumeStage()
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const filesOf = ({ id }: { id: string }) => db.select().from(resumeFiles).where(eq(resumeFiles.studentId, id))
const resumesOf = ({ id }: { id: string }) => db.select().from(resumes).where(eq(resumes.studentId, id))

async function storedIds() {
  const ids: string[] = []
  for await (const page of deps.files.pagesOfIds()) ids.push(...page)
  return ids
}

test('stores the file, responds at once, and reads it in a job', async () => {
  const asha = await student()
  const bytes = await pdfOf(ashasResume)
  sent.length = 0

  const reply = await upload(asha, bytes)

  expect(reply.statusCode).toBe(201)
  const { data } = reply.json()
  expect(data).toMatchObject({ filename: 'Asha Rao.pdf', kind: 'pdf', fileSize: bytes.length, status: 'reading' })
  const [file] = await filesOf(asha)
  expect(bytes.equals(await deps.files.read(file!.id))).toBe(true)
  expect(file!.id).not.toBe(data.id)
  expect(sent).toEqual([{ name: 'read-resume', data: { fileId: file!.id } }])

  await work()

  expect(published).toContainEqual({ userId: asha.id, event: 'resumeChanged', payload: { resumeId: data.id } })
  const [shown] = (await as(asha)({ url: `/api/resume/user/${asha.id}` })).json().data
  expect(shown).toMatchObject({ id: data.id, status: 'read', skills: expect.arrayContaining(['SQL', 'Python']) })
})

test('rejects a form without a file', async () => {
  const send = as(await student())
  const none = [400, 'no_file', 'Please select a file to upload']
  const answers = [
    await send({ method: 'POST', url: '/api/resume/upload' }),
    await send({ method: 'POST', url: '/api/resume/upload', payload: { resume: 'x' } }),
    await send(await uploadOf(Buffer.from('x'), { field: 'cv' })),
    await send(await uploadOf(Buffer.alloc(0), { name: '', type: 'application/octet-stream' })),
    await send(rawForm('Content-Disposition: form-data; name="resume"\r\n\r\nonly text')),
  ]
  expect(answers.map((reply) => [reply.statusCode, reply.json().code, reply.json().message])).toEqual(
    answers.map(() => none),
  )
})

test('rejects a second resume', async () => {
  const asha = await student()
  await upload(asha)
  const reply = await upload(asha)
  expect([reply.statusCode, reply.json()]).toEqual([
    400,
    {
      success: false,
      code: 'resume_limit',
      message: 'You can only have one resume uploaded. Please delete your existing resume first to upload a new one.',
    },
  ])
  expect(await filesOf(asha)).toHaveLength(1)
})

test('checks the limit before the size, and the size before the type', async () => {
  const owner = await student()
  await upload(owner)
  expect((await as(owner)(await uploadOf(Buffer.alloc(resumeMaxBytes + 1)))).json().code).toBe('resume_limit')
  const large = await as(await student())(await uploadOf(Buffer.alloc(resumeMaxBytes + 1)))
  expect([large.statusCode, large.json().code, large.json().message]).toEqual([
    400,
    'too_large',
    'File size must be less than 10MB',
  ])
})

test('accepts exactly ten megabytes', async () => {
  const asha = await student()
  const pdf = await pdfOf(ashasResume)
  const padded = Buffer.concat([pdf, Buffer.alloc(resumeMaxBytes - pdf.length, '\n')])
  expect((await upload(asha, padded)).statusCode).toBe(201)
  expect((await filesOf(asha))[0]!.size).toBe(resumeMaxBytes)
})

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), {}],
  ['a program', Buffer.from('MZ\x90\0\x03'), {}],
  ['nothing at all', Buffer.alloc(0), {}],
  ['an archive', Buffer.from('PK\x03\x04 not a document'), { type: docx, name: 'cv.docx' }],
  ['text that says it is Word', Buffer.from('hello'), { type: 'application/msword', name: 'cv.doc' }],
  ['a PDF that says it is Word', await pdfOf(['x']), { type: docx, name: 'cv.docx' }],
])('rejects %s and stores nothing', async (_what, bytes, declared) => {
  const asha = await student()
  const reply = await as(asha)(await uploadOf(bytes, declared))
  expect([reply.statusCode, reply.json().code, reply.json().message]).toEqual([
    400,
    'wrong_type',
    'Only PDF, DOC, and DOCX files are allowed',
  ])
  expect([await filesOf(asha), await resumesOf(asha)]).toEqual([[], []])
})

test('of ten concurrent uploads one is stored, as a row and a file', async () => {
  const asha = await student()
  const before = await storedIds()
  const form = await uploadOf(await pdfOf(ashasResume))
  const send = as(asha)

  const replies = await Promise.all(Array.from({ length: 10 }, () => send(form)))

  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(400)])
  const files = await filesOf(asha)
  expect([files.length, (await resumesOf(asha)).length]).toEqual([1, 1])
  expect((await storedIds()).filter((id) => !before.includes(id))).toEqual([files[0]!.id])
  expect(
    sent.filter(({ name, data }) => name === 'read-resume' && 'fileId' in data && data.fileId === files[0]!.id),
  ).toHaveLength(1)
})

test('sanitizes a malicious name', async () => {
  const asha = await student()
  const reply = await as(asha)(await uploadOf(await pdfOf(['x']), { name: '../../..\\etc/a"\r\nX: y\u202Efdp.exe' }))
  expect(reply.json().data.filename).toBe('a_X_ yfdp.exe.pdf')
  const file = await as(asha)({ url: reply.json().data.url })
  expect(file.headers['content-disposition']).toBe('attachment; filename="a_X_ yfdp.exe.pdf"')
})

test('rejects a truncated form', async () => {
  const asha = await student()
  const { payload, ...form } = await uploadOf(await pdfOf(ashasResume))
  const reply = await as(asha)({ ...form, payload: payload.subarray(0, payload.length - 500) })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_form'])
  expect(await filesOf(asha)).toEqual([])
})

test('rejects a form without a boundary', async () => {
  const reply = await as(await student())({
    method: 'POST',
    url: '/api/resume/upload',
    headers: { 'content-type': 'multipart/form-data' },
    payload: 'x',
  })
  expect(reply.statusCode).toBe(400)
})

test('stops reading a form of a thousand parts', async () => {
  const asha = await student()
  const parts = Array.from({ length: 1000 }, (_, i) => `Content-Disposition: form-data; name="f${i}"\r\n\r\nx`)
  const reply = await as(asha)(rawForm(...parts))
  expect([reply.statusCode, reply.json().message]).toEqual([413, 'This form has too many parts.'])
})

test('rejects an endless upload after ten megabytes, disconnects it, and leaves nothing behind', async () => {
  const asha = await student()
  const line = await lineTo(await begunUpload(asha))
  const chunk = Buffer.alloc(65_536)
  let sentBytes = 0
  while (!line.destroyed && sentBytes < 1024 ** 3) {
    await new Promise<unknown>((resolve) => line.write(chunk, resolve))
    sentBytes += chunk.length
  }
  expect(line.heard()).toMatch(/^HTTP\/1.1 400 .*"code":"too_large"/s)
  expect(sentBytes).toBeLessThan(60 * 1024 ** 2)
  expect(await filesOf(asha)).toEqual([])
})

test('a rejected upload that stalls does not keep the connection', async () => {
  const asha = await student()
  await upload(asha)
  const line = await lineTo(await begunUpload(asha))
  await once(line, 'close')
  expect(line.heard()).toMatch(/^HTTP\/1.1 400 .*"code":"resume_limit"/s)
})

test('rejects a compressed form, also a large one', async () => {
  const bytes = gzipSync(randomBytes(1024 ** 2))
  const head = (await begunUpload(await student())).replace(/Content-Length: .*/s, '')
  const line = await lineTo(`${head}Content-Encoding: gzip\r\nContent-Length: ${bytes.length}\r\n\r\n`)
  line.write(bytes)
  await expect.poll(line.heard).toMatch(/^HTTP\/1.1 400 .*"code":"bad_form"/s)
  line.destroy()
})

/** A chunked upload up to the first bytes of its file. */
async function begunUpload(who: { id: string }): Promise<string> {
  const part = '--b\r\nContent-Disposition: form-data; name="resume"; filename="x.pdf"\r\n\r\n%PDF-1.7\n'
  const head = [
    'POST /api/resume/upload HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${await tokenOf(who)}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${1024 ** 3}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${part}`
}

/** Opens a raw connection, sends this text, and collects the response. */
async function lineTo(firstWords: string) {
  if (!app.server.listening) await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  let answer = ''
  const line = connect(port, '127.0.0.1')
  line.on('data', (chunk) => {
    answer += chunk
  })
  line.on('error', () => undefined)
  line.write(firstWords)
  return Object.assign(line, { heard: () => answer })
}

function rawForm(...parts: string[]) {
  const payload = `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  return { method: 'POST', url: '/api/resume/upload', payload, headers } as const
}
