import { getCompany, type PublicCompany } from '@fledge/contract/listings/companies'
import { indianDay } from '@fledge/core/internships/state'
import { expect, test } from 'vitest'
import { settings } from '../../db/schema/accounts.ts'
import { unusedId } from '../../http/contract/ids.ts'
import { stage } from '../../testing/stage.ts'

const { anyone, as, db, clock, company, internship, application, confirmEmail, erase, closeEach } = await stage()

const request = (id: string) => anyone({ url: getCompany.path.replace(':id', id) })
const show = async ({ id }: { id: string }): Promise<PublicCompany> => (await request(id)).json().data

test('shows the profile of a company without its email address, phone and contact person', async () => {
  const kite = await company({ companyName: 'Kite One', email: 'hiring@kite.test', contactPerson: 'Meera Iyer' })
  const before = await request(kite.id)
  expect(before.headers['cache-control']).toBe('public, max-age=5')
  expect(before.json().data).toEqual({
    _id: kite.id,
    id: kite.id,
    companyName: 'Kite One',
    industry: 'Technology',
    companySize: '11-50',
    about: null,
    memberSince: indianDay(clock.now).slice(0, 7),
    confirmedEmail: null,
    site: null,
    replyRecord: null,
    openInternships: 0,
    internships: [],
  })
  await confirmEmail(kite)
  const after = await request(kite.id)
  expect(after.json().data.confirmedEmail).toEqual({ domain: 'kite.test', confirmedOn: indianDay(new Date()) })
  for (const hidden of ['hiring@', 'Meera']) expect(after.body).not.toContain(hidden)
})

test('hides the industry, size and text of a company that hides its profile', async () => {
  const kite = await company({ companyName: 'Kite Two' })
  await as(kite)({ method: 'PUT', url: '/api/users/me', body: { about: 'We build kites.' } })
  expect(await show(kite)).toMatchObject({ about: 'We build kites.' })
  await db.insert(settings).values({ userId: kite.id, profileVisible: false })
  expect(await show(kite)).toMatchObject({ companyName: 'Kite Two', industry: null, companySize: null, about: null })
})

test('lists the newest open internships and their number', async () => {
  const kite = await company({ companyName: 'Kite Three' })
  for (let n = 0; n < 52; n += 1) await internship({ company: kite })
  const all = await show(kite)
  expect(all.internships).toHaveLength(50)
  expect(all.openInternships).toBe(52)
})

test('leaves out paused, closed, expired and withdrawn internships', async () => {
  const kite = await company({ companyName: 'Kite Four' })
  const [open, ...others] = await Promise.all(Array.from({ length: 5 }, () => internship({ company: kite })))
  await closeEach(kite, others)
  const shown = await show(kite)
  expect(shown.internships.map(({ id }) => id)).toEqual([open!.id])
  expect(shown.openInternships).toBe(1)
})

test('answers 404 for an erased company, with and without applications, and for ids of no company', async () => {
  const [kite, empty] = [await company({ companyName: 'Kite Five' }), await company({ companyName: 'Kite Six' })]
  await application({ internshipId: (await internship({ company: kite })).id })
  expect((await request(kite.id)).statusCode).toBe(200)
  await erase(kite, empty)
  for (const id of [kite.id, empty.id, unusedId, 'abc']) expect((await request(id)).statusCode, id).toBe(404)
})

test('adds the domain to a name that resembles another', async () => {
  await company({ companyName: 'Skyline' })
  const other = await company({ companyName: 'Skyl1ne', email: 'jobs@skyl1ne.test' })
  expect((await show(other)).domain).toBeNull()
  await confirmEmail(other)
  expect((await show(other)).domain).toBe('skyl1ne.test')
})
