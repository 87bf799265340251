import { expect, test } from 'vitest'
import { defaultPrivacy, shownOfCompany, shownOfStudent } from './shared-contact.ts'

const nothing = { profileVisible: false, showEmail: false, showPhone: false }
const active = { withdrawnAt: null }
const withdrawn = { withdrawnAt: '2026-03-01T09:00:00.000Z' }

test('applying shares studies and email whatever is chosen, and the phone only when that is chosen', () => {
  expect(shownOfStudent(nothing, active)).toEqual({ profile: true, email: true, phone: false })
  expect(shownOfStudent({ ...nothing, showPhone: true }, active).phone).toBe(true)
})

test('of an application that was withdrawn only what the student chose is left', () => {
  expect(shownOfStudent(nothing, withdrawn)).toEqual({ profile: false, email: false, phone: false })
  expect(shownOfStudent(defaultPrivacy, withdrawn)).toEqual({ profile: true, email: false, phone: false })
})

test('a company shows what it chose', () => {
  expect(shownOfCompany(defaultPrivacy)).toEqual({ profile: true, email: false, phone: false })
  expect(shownOfCompany({ ...nothing, showEmail: true })).toEqual({ profile: false, email: true, phone: false })
})
