import type { Internship } from '@fledge/contract/internships'
import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'

const { anyone, company, internship } = await stage()
const orbit = await company({ companyName: 'Orbit' })
const post = (title: string, requirements: string[]) =>
  internship({ company: orbit, title, requirements, description: 'Work with us.' })
await post('Statistics Intern', ['R', 'SPSS'])
await post('Backend Intern', ['Go, Docker', 'Kubernetes'])
await post('UI/UX Designer', ['Figma'])
await post('Game Intern', ['C++'])
await post('Driver Intern', ['C'])
await post('.NET Intern', ['C#.'])
await post('Google Ads Intern', ['Excel'])

const search = async (q: string): Promise<string[]> => {
  const { data } = (await anyone({ url: '/api/internship', query: { q, sort: 'oldest' } })).json()
  return (data as Internship[]).map(({ title }) => title)
}

test.each([
  ['R ', ['Statistics Intern']],
  ['go ', ['Backend Intern']],
  ['UX', ['UI/UX Designer']],
  ['ux ui', ['UI/UX Designer']],
  ['ui/ux', ['UI/UX Designer']],
  ['C++', ['Game Intern']],
  ['C#', ['.NET Intern']],
  ['er', []],
  ['go docker', ['Backend Intern']],
  ['goo', ['Google Ads Intern']],
])('a term of one or two letters matches whole words: %j', async (q, titles) => {
  expect(await search(q)).toEqual(titles)
})

test.each([
  ['go', ['Backend Intern', 'Google Ads Intern']],
  ['docker k', ['Backend Intern']],
  ['kuber', ['Backend Intern']],
  ['google a', ['Google Ads Intern']],
])('the last term is a beginning until a space follows it: %j', async (q, titles) => {
  expect(await search(q)).toEqual(titles)
})
