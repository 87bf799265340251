import type { Internship } from '@fledge/contract/internships'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companies } from '../../db/schema/accounts.ts'
import { companyFields, stage } from '../../testing/stage.ts'

const { anyone, as, db, student, company, internship, application, confirmEmail } = await stage()
let names = 0

/** The company of a listing as the public sees it. */
const shown = async (id: string) => ((await anyone({ url: `/api/internship/${id}` })).json().data as Internship).company

const skeletonOf = async (companyName: string) => {
  const { id } = await company({ companyName })
  const [row] = await db.select().from(companies).where(eq(companies.userId, id))
  await db.delete(companies).where(eq(companies.userId, id))
  return row?.nameSkeleton
}

test.each([
  ['Google', 'Gооgle', 'with Cyrillic letters'],
  ['Google', 'GΟΟGLE', 'with Greek capitals'],
  ['Google', 'GoogIe', 'with a capital I'],
  ['Google', 'G00gle', 'with digits'],
  ['Google', 'Ｇｏｏｇｌｅ', 'in full width'],
  ['Google', 'Goo\u200bgle', 'with a character without width'],
  ['Google', 'Goo\u034fgle', 'with a joiner'],
  ['Google', 'Goo\u202egle', 'with a mark of direction'],
  ['Google', 'Goo\u3164gle', 'with a filler'],
  ['Google', 'Goo\u2800gle', 'with an empty braille pattern'],
  ['Google', 'Goo\u{e0001}gle', 'with a tag'],
  ['Google', 'Gọogle', 'with a dot below'],
  ['Google', 'Gօօցle', 'with Armenian letters'],
  ['Google', 'ɢᴏᴏɢʟᴇ', 'with small capitals'],
  ['Google', 'ꓖꓳꓳꓖꓡꓰ', 'with Lisu letters'],
  ['Google', 'Google™ ✅', 'with a trademark sign and an emoji'],
  ['Google', ' goo gle. ', 'with spaces and a full stop'],
  ['Infosys', 'INFOSYS', 'in capitals'],
  ['Modern', 'Modem', 'with m for rn'],
])('%s looks like %s, %s', async (one, other) => {
  expect(await skeletonOf(other)).toBe(await skeletonOf(one))
})

test.each([
  ['Google', 'Goggle'],
  ['Kite Labs', 'Kite Lab'],
  ['Яндекс', 'Янтекс'],
  ['字节跳动', '字节'],
  ['टाटा', 'टोटो'],
])('%s does not look like %s', async (one, other) => {
  expect(await skeletonOf(other)).not.toBe(await skeletonOf(one))
})

async function lookalikes() {
  const name = `Gallop ${++names}`
  const real = await company({ companyName: name, email: `hr@gallop${names}.example` })
  const fake = await company({ companyName: name.replace('o', 'о'), email: `hr@evil${names}.example` })
  await confirmEmail(real)
  return { name, real, fake }
}

test('listings of companies with look-alike names show the confirmed domain or its absence', async () => {
  const { real, fake } = await lookalikes()
  const listings = [await internship({ company: real }), await internship({ company: fake })]
  expect(await shown(listings[0]!.id)).toMatchObject({ domain: real.email.split('@')[1] })
  expect(await shown(listings[1]!.id)).toMatchObject({ domain: null })

  await confirmEmail(fake)
  expect(await shown(listings[1]!.id)).toMatchObject({ domain: fake.email.split('@')[1] })
})

test('a company with a distinct name shows no domain', async () => {
  const alone = await company({ companyName: `Only ${++names}` })
  await confirmEmail(alone)
  expect(await shown((await internship({ company: alone })).id)).not.toHaveProperty('domain')
})

test('applications show the domain too', async () => {
  const { fake } = await lookalikes()
  await confirmEmail(fake)
  const asha = await student()
  await application({ studentId: asha.id, internshipId: (await internship({ company: fake })).id })
  const [sent] = (await as(asha)({ url: `/api/apply/user/${asha.id}` })).json().data
  expect(sent.internship.company.domain).toBe(fake.email.split('@')[1])
})

test('a new company with a look-alike name is registered and warned', async () => {
  const { name } = await lookalikes()
  const register = (companyName: string, email: string) =>
    anyone({ method: 'POST', url: '/api/auth/register', payload: { ...companyFields, companyName, email } })
  const registered = await register(name.toUpperCase(), `new${names}@example.test`)
  expect(registered.statusCode).toBe(201)
  expect(registered.json().notice).toContain('similar name')
  expect((await register(`Unheard of ${names}`, `other${names}@example.test`)).json()).not.toHaveProperty('notice')
})

test('a company that changes to a look-alike name is warned', async () => {
  const { name } = await lookalikes()
  const renamed = await company({ companyName: `Before ${names}` })
  const save = (companyName: string) => as(renamed)({ method: 'PUT', url: '/api/users/me', payload: { companyName } })
  expect((await save(`After ${names}`)).json()).not.toHaveProperty('notice')
  expect((await save(name)).json().notice).toContain('similar name')
})
