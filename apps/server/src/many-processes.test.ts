import type { Application } from '@fledge/contract/applications'
import type { Notification } from '@fledge/contract/notifications'
import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { processes } from './testing/processes.ts'
import { ashasResume, pdfOf } from './testing/resume-files.ts'

const { runUntilReady } = await processes()
const opened: Socket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect()
})

/** Two processes behind a balancer that gives each request to the other one than the last. */
async function behindBalancer() {
  const addresses = (await Promise.all([runUntilReady(), runUntilReady()])).map(({ address }) => address)
  let turn = 0
  const next = () => addresses[turn++ % addresses.length]!
  const send = (method: string, path: string, token?: string, body?: object | FormData) =>
    fetch(`${next()}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
  const data = async <T>(method: string, path: string, token?: string, body?: object | FormData): Promise<T> => {
    const reply = await send(method, path, token, body)
    const answer = (await reply.json()) as { data: T; message?: string }
    expect(reply.ok, `${method} ${path}: ${answer.message}`).toBe(true)
    return answer.data
  }
  return { addresses, next, send, data }
}

type SignedIn = { token: string; user: { id: string } }
const asha = {
  ...{ role: 'student', email: 'asha@rao.test', password: 'a kite over Pune', firstName: 'Asha', lastName: 'Rao' },
  ...{ university: 'Pune University', major: 'Computer Science', graduationYear: 2027 },
}
const kite = {
  ...{ role: 'company', email: 'hr@kite.test', password: 'a kite over Pune', companyName: 'Kite Labs' },
  ...{ industry: 'Technology', companySize: '11-50', contactPerson: 'Meera Iyer' },
}
const listing = {
  ...{ title: 'Data intern', description: 'Answer questions with SQL and Python.', requirements: ['SQL', 'Python'] },
  ...{ location: 'Pune, India', type: 'Hybrid', duration: '3 months', stipend: 15_000 },
}

async function listen(address: string, token: string) {
  const socket = io(address, { auth: { token }, reconnection: false, forceNew: true })
  opened.push(socket)
  const heard: Notification[] = []
  socket.on('newNotification', (notification: Notification) => heard.push(notification))
  await new Promise((done) => socket.once('connected', done))
  return { socket, heard }
}

test('the journey goes on whichever process answers: sessions, files, market, jobs and live messages are shared', async () => {
  const { addresses, send, data } = await behindBalancer()
  const signUp = async (who: object) =>
    (await (await send('POST', '/auth/register', undefined, who)).json()) as SignedIn
  const [student, company] = [await signUp(asha), await signUp(kite)]
  // Each person's page is connected to both processes: whoever publishes, it hears it once on each.
  const ashasPages = await Promise.all(addresses.map((address) => listen(address, student.token)))
  const kitesPages = await Promise.all(addresses.map((address) => listen(address, company.token)))

  const form = new FormData()
  form.append('resume', new File([new Uint8Array(await pdfOf(ashasResume))], 'Asha.pdf', { type: 'application/pdf' }))
  const resume = await data<{ id: string }>('POST', '/resume/upload', student.token, form)
  const internship = await data<{ id: string }>('POST', '/internship', company.token, listing)
  // Two analyses, so that each process answers one: both have the new listing at once.
  for (const _process of addresses) {
    const analysis = await data<{ matching: { matches: { internshipId: string }[] } }>(
      'POST',
      '/ai/analyze-resume',
      student.token,
      { resumeId: resume.id },
    )
    expect(analysis.matching.matches.map(({ internshipId }) => internshipId)).toEqual([internship.id])
  }

  const application = await data<Application>('POST', `/apply/${internship.id}`, student.token, { resumeId: resume.id })
  await data('PUT', `/apply/${application.id}`, company.token, { status: 'accepted' })
  for (const { heard } of kitesPages) {
    await expect.poll(() => heard.filter(({ category }) => category === 'application_received').length).toBe(1)
  }
  for (const { heard } of ashasPages) {
    await expect.poll(() => heard.filter(({ category }) => category === 'application_status').length).toBe(1)
  }

  const cut = ashasPages.map(({ socket }) => new Promise((done) => socket.once('disconnect', done)))
  await send('POST', '/auth/logout', student.token)
  await Promise.all(cut)
  for (const _process of addresses) expect((await send('GET', '/auth/me', student.token)).status).toBe(401)
})

test('each stored notification is told once, and work in the background is done once, by whichever process', async () => {
  const { addresses, send, data } = await behindBalancer()
  const who = { ...asha, email: 'once@rao.test' }
  const student = (await (await send('POST', '/auth/register', undefined, who)).json()) as SignedIn
  const pages = await Promise.all(addresses.map((address) => listen(address, student.token)))
  const form = new FormData()
  form.append('resume', new File([new Uint8Array(await pdfOf(ashasResume))], 'Asha.pdf', { type: 'application/pdf' }))
  const resume = await data<{ id: string }>('POST', '/resume/upload', student.token, form)
  await data('POST', '/ai/analyze-resume', student.token, { resumeId: resume.id })

  const company = (await (
    await send('POST', '/auth/register', undefined, { ...kite, email: 'once@kite.test' })
  ).json()) as SignedIn
  await data('POST', '/internship', company.token, listing)
  for (const { heard } of pages) await expect.poll(() => heard.length, { timeout: 15_000 }).toBe(1)
  const { total } = (await (await send('GET', '/notifications', student.token)).json()) as { total: number }
  expect(total).toBe(1)
})
