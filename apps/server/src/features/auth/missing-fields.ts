import { companyRegistration, studentRegistration } from '@fledge/contract/auth'
import { texts } from '@fledge/contract/texts'
import { badRequest, type HttpProblem } from '../../http/problem.ts'

const required = ['role', 'email', 'password']
const detailsOf = (fields: object) => Object.keys(fields).filter((name) => !required.includes(name))

const details = {
  student: { names: detailsOf(studentRegistration.shape), message: texts.register.missingStudent },
  company: { names: detailsOf(companyRegistration.shape), message: texts.register.missingCompany },
}

/** What the specification says when fields of a registration are empty (§5), or null when none is. */
export function findMissingInRegistration(body: unknown): HttpProblem | null {
  const missing = (names: readonly string[]) => names.filter((name) => isEmpty(body, name))
  const first = missing(required)
  if (first.length > 0) return problemOf(texts.register.missing, first)
  const role = fieldOf(body, 'role')
  if (role !== 'student' && role !== 'company') return null
  const second = missing(details[role].names)
  return second.length > 0 ? problemOf(details[role].message, second) : null
}

export function findMissingInLogin(body: unknown): HttpProblem | null {
  const missing = ['email', 'password'].filter((name) => isEmpty(body, name))
  return missing.length > 0 ? problemOf(texts.login.missing.description, missing) : null
}

const problemOf = (message: string, names: readonly string[]) =>
  badRequest('missing_fields', message, Object.fromEntries(names.map((name) => [name, 'This field is required'])))

function isEmpty(body: unknown, name: string): boolean {
  const value = fieldOf(body, name)
  if (typeof value === 'string') return name === 'password' ? value === '' : value.trim() === ''
  return value === undefined || value === null
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined
