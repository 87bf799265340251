import { expect, test } from 'vitest'
import { lookUpTxt } from './look-up-txt.ts'

const fail = (code: string) => ({ resolveTxt: () => Promise.reject(Object.assign(new Error(code), { code })) })

test('joins the parts of each record', async () => {
  const resolver = { resolveTxt: async () => [['fledge-proof=', 'abc'], ['v=spf1']] }
  expect(await lookUpTxt('_fledge.kite.test', resolver)).toEqual(['fledge-proof=abc', 'v=spf1'])
})

test.each(['ENODATA', 'ENOTFOUND'])('%s means that there is no record', async (code) => {
  expect(await lookUpTxt('_fledge.kite.test', fail(code))).toEqual([])
})

test.each(['ETIMEOUT', 'ESERVFAIL', 'ECONNREFUSED', 'EREFUSED'])('%s is a failed lookup', async (code) => {
  expect(await lookUpTxt('_fledge.kite.test', fail(code))).toBeNull()
})
