import { companyRegistration, studentRegistration } from '@fledge/contract/auth'
import { texts } from '@fledge/contract/texts'
import { findMissing, readField } from '../../http/contract/missing-fields.ts'
import type { HttpProblem } from '../../http/errors/problem.ts'

const required = ['role', 'email', 'password']
const detailsOf = (fields: object) => Object.keys(fields).filter((name) => !required.includes(name))

const details = {
  student: { names: detailsOf(studentRegistration.shape), message: texts.register.missingStudent },
  company: { names: detailsOf(companyRegistration.shape), message: texts.register.missingCompany },
}

/** What the specification says when fields of a registration are empty (§5), or null when none is. */
export function findMissingInRegistration(body: unknown): HttpProblem | null {
  const first = findMissing(body, required, texts.register.missing)
  if (first) return first
  const role = readField(body, 'role')
  if (role !== 'student' && role !== 'company') return null
  return findMissing(body, details[role].names, details[role].message)
}

export const findMissingInLogin = (body: unknown): HttpProblem | null =>
  findMissing(body, ['email', 'password'], texts.login.missing.description)
