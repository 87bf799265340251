import { companyRegistration, studentRegistration } from '@fledge/contract/auth'
import { texts } from '@fledge/contract/texts'
import { findMissing, readField } from '../../http/contract/missing-fields.ts'
import type { HttpProblem } from '../../http/errors/problem.ts'

const required = ['role', 'email', 'password']
const detailNames = (fields: object) => Object.keys(fields).filter((name) => !required.includes(name))

const details = {
  student: { names: detailNames(studentRegistration.shape), message: texts.register.missingStudent },
  company: { names: detailNames(companyRegistration.shape), message: texts.register.missingCompany },
}

/** Returns the 400 of the specification (§5) if fields of a registration are empty, or null. */
export function findMissingInRegistration(body: unknown): HttpProblem | null {
  const first = findMissing(body, required, texts.register.missing)
  if (first) return first
  const role = readField(body, 'role')
  if (role !== 'student' && role !== 'company') return null
  return findMissing(body, details[role].names, details[role].message)
}

export const findMissingInLogin = (body: unknown): HttpProblem | null =>
  findMissing(body, ['email', 'password'], texts.login.missing.description)
