import type { Analysis } from '@fledge/contract/analysis'
import type { Application } from '@fledge/contract/applications'
import type { Internship } from '@fledge/contract/internships'
import type { Resume } from '@fledge/contract/resumes'
import { afterAll, expect, test } from 'vitest'
import { openMailServer } from './mail/testing/mail-server.ts'
import { behindBalancer, closePages, openPage } from './testing/balancer.ts'
import { processes } from './testing/processes.ts'
import { ashasResume, pdfOf } from './testing/resume-files.ts'
import { s3Server, s3Settings } from './testing/s3-server.ts'
import { registrationFields as asha, companyFields as kite, listingFields } from './testing/stage.ts'

const store = await s3Server()
const mail = await openMailServer()
afterAll(() => Promise.all([store.close(), mail.close()]))
closePages()

/** The people of these tests confirm no address. */
const unconfirmed = { REQUIRE_VERIFIED_EMAIL: '0' }
const [withFolder, withBucket] = [await processes({ endAfter: afterAll }), await processes({ endAfter: afterAll })]
const onFolder = await behindBalancer(withFolder.runUntilReady, 2, unconfirmed)
const onBucket = await behindBalancer(withBucket.runUntilReady, 2, {
  ...s3Settings(store.settings),
  ...unconfirmed,
  SMTP_URL: mail.url,
  LOGIN_FAILURES: '2',
})

/** Four processes take their time on a machine that has other things to do. */
const timeout = 120_000
const patient = { timeout: 60_000 }
const pdf = await pdfOf(ashasResume)
const listing = { ...listingFields, requirements: ['SQL', 'Python'] }
const form = () => {
  const form = new FormData()
  form.append('resume', new File([new Uint8Array(pdf)], 'Asha.pdf', { type: 'application/pdf' }))
  return form
}

/** What every process says of a student's matches with one internship: its title, or nothing. */
function askMatches({ send, data, fromEach }: typeof onFolder, token: string, resumeId: string) {
  const status = async () => (await send('POST', '/ai/analyze-resume', token, { resumeId })).status
  const titles = async (internshipId: string) => {
    await expect.poll(status, patient).toBe(200)
    return fromEach(async () => {
      const { matching } = await data<Analysis>('POST', '/ai/analyze-resume', token, { resumeId })
      return matching.matches.find((match) => match.internshipId === internshipId)?.internshipTitle
    })
  }
  return titles
}

test.each([
  ['a shared folder', onFolder],
  ['a bucket', onBucket],
])('a journey works across processes, with files in %s', { timeout }, async (_place, several) => {
  const { addresses, send, data, signUp, fromEach } = several
  const each = <T>(value: T) => addresses.map(() => value)
  const [student, company] = [await signUp(asha), await signUp(kite)]
  // Each person's page is connected to every process: whoever publishes, it hears it once on each.
  const ashasPages = await Promise.all(addresses.map((address) => openPage(address, student.token)))
  const kitesPages = await Promise.all(addresses.map((address) => openPage(address, company.token)))

  const resume = await data<Resume>('POST', '/resume/upload', student.token, form())
  const files = await fromEach(() => send('GET', `/resume/${resume.id}/file`, student.token))
  const bytes = await Promise.all(files.map(async (reply) => Buffer.from(await reply.arrayBuffer()).equals(pdf)))
  expect(bytes).toEqual(each(true))

  const titles = askMatches(several, student.token, resume.id)
  const internship = await data<Internship>('POST', '/internship', company.token, listing)
  expect(await titles(internship.id)).toEqual(each('Data intern'))
  await data('PUT', `/internship/${internship.id}`, company.token, { ...listing, title: 'SQL intern' })
  expect(await titles(internship.id)).toEqual(each('SQL intern'))

  const { id } = await data<Application>('POST', `/apply/${internship.id}`, student.token, { resumeId: resume.id })
  await data('PUT', `/apply/${id}`, company.token, { status: 'accepted' })
  for (const { heard } of kitesPages) {
    await expect.poll(() => heard.filter(({ category }) => category === 'application_received').length, patient).toBe(1)
  }
  for (const { heard } of ashasPages) {
    await expect.poll(() => heard.filter(({ category }) => category === 'application_status').length, patient).toBe(1)
  }

  await data('DELETE', `/internship/${internship.id}`, company.token)
  expect(await titles(internship.id)).toEqual(each(undefined))

  await send('POST', '/auth/logout', student.token)
  const answers = await fromEach(() => send('GET', '/auth/me', student.token))
  expect(answers.map(({ status }) => status)).toEqual(each(401))
  await Promise.all(ashasPages.map(({ cut }) => cut))
})

test('a changed password ends other sessions and connections in every process', { timeout }, async () => {
  const { addresses, send, data, signUp, fromEach } = onBucket
  const who = { ...asha, email: 'change@rao.test' }
  const here = await signUp(who)
  const login = { email: who.email, password: who.password }
  const { token: elsewhere } = (await (await send('POST', '/auth/login', undefined, login)).json()) as { token: string }
  const pages = await Promise.all(addresses.map((address) => openPage(address, elsewhere)))

  const change = { currentPassword: who.password, newPassword: 'another kite over Pune' }
  expect(await data('POST', '/auth/change-password', here.token, change)).toEqual({ endedSessions: 1 })
  const answers = await fromEach(() => send('GET', '/auth/me', elsewhere))
  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  expect((await send('GET', '/auth/me', here.token)).status).toBe(200)
  await Promise.all(pages.map(({ cut }) => cut))
})

test('failed sign-ins count together over all processes', async () => {
  await onBucket.signUp({ ...asha, email: 'guessed@rao.test' })
  const guess = { email: 'guessed@rao.test', password: 'wrong' }
  const statuses: number[] = []
  for (let n = 0; n < 4; n += 1) statuses.push((await onBucket.send('POST', '/auth/login', undefined, guess)).status)
  expect(statuses).toEqual([401, 401, 429, 429])
})

async function jobsNamed(name: string) {
  const { rows } = await withBucket.database.pool.query<{ state: string; retries: number; file: string | null }>(
    `select state::text, retry_count as retries, data->>'fileId' as file from jobs.job where name = $1`,
    [name],
  )
  return rows
}

test('processes handle each job, notification and mail once', {
  timeout,
}, async () => {
  const { send, data, signUp } = onBucket
  const [readBefore, announcedBefore] = [await jobsNamed('read-resume'), await jobsNamed('announce-internship')]
  const people = ['one', 'two', 'three', 'four'].map((name) => ({ ...asha, email: `${name}@once.test` }))
  const students = await Promise.all(people.map(signUp))
  await Promise.all(students.map(({ token }) => data('POST', '/resume/upload', token, form())))
  const readings = async () => (await jobsNamed('read-resume')).filter(({ state }) => state === 'completed').length
  await expect.poll(readings, patient).toBe(readBefore.length + students.length)

  const company = await signUp({ ...kite, email: 'hr@once.test' })
  await data('POST', '/internship', company.token, listing)
  const countNotifications = () =>
    Promise.all(
      students.map(async ({ token }) => {
        const { total } = (await (await send('GET', '/notifications', token)).json()) as { total: number }
        return total
      }),
    )
  await expect.poll(countNotifications, patient).toEqual([1, 1, 1, 1])
  expect(await jobsNamed('announce-internship')).toHaveLength(announcedBefore.length + 1)

  const waiting = async () =>
    (await withBucket.database.pool.query('select 1 from mails where sent_at is null and failed_at is null')).rowCount
  await expect.poll(waiting, patient).toBe(0)
  const ids = mail.taken.map((raw) => /^Message-ID: (.*)$/im.exec(raw)?.[1])
  expect(ids.length).toBeGreaterThanOrEqual(5)
  expect(new Set(ids).size).toBe(ids.length)
})

test('scheduled jobs run once over all processes', async () => {
  for (const name of ['sweep-files', 'erase-accounts', 'release-decisions', 'remind-interviews']) {
    const jobs = await jobsNamed(name)
    expect(jobs.length, name).toBeGreaterThan(0)
    expect(jobs.filter(({ state }) => state !== 'completed').length, name).toBeLessThanOrEqual(1)
  }
})

test('explains that a bucket does not exist, and does not start', { timeout }, async () => {
  const { ended, errors } = withBucket.run({ ...s3Settings(store.settings), S3_BUCKET: 'nowhere' })
  expect(await ended).toBe(1)
  expect(await errors).toMatch(/^The bucket that S3_BUCKET names, nowhere, does not exist\./)
})
