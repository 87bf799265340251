import { type Registration, registration } from '@fledge/contract/auth'
import { texts } from '@fledge/contract/texts'
import type { Role } from '@fledge/contract/users'

export const emptyDraft = {
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  university: '',
  major: '',
  graduationYear: '',
  companyName: '',
  industry: '',
  companySize: '',
  contactPerson: '',
}
/** The input of the form for both roles, so that switching loses nothing. */
export type RegistrationDraft = typeof emptyDraft
export type DraftField = keyof RegistrationDraft

const account = ['email', 'password'] as const satisfies DraftField[]
export const fieldsOf = {
  student: ['firstName', 'lastName', 'university', 'major', 'graduationYear'],
  company: ['companyName', 'industry', 'companySize', 'contactPerson'],
} as const satisfies Record<Role, DraftField[]>

type Errors = Partial<Record<DraftField, string>>

/** The registration payload of a draft, or an error message per invalid field. */
export function readDraft(
  role: Role,
  draft: RegistrationDraft,
): { registration: Registration; errors: null } | { registration: null; errors: Errors } {
  const own = Object.fromEntries([...account, ...fieldsOf[role]].map((name) => [name, draft[name]]))
  const parsed = registration.safeParse({ ...own, role })
  if (parsed.success) return { registration: parsed.data, errors: null }
  const errors: Errors = {}
  for (const { path, message } of parsed.error.issues) {
    const name = path[0] as DraftField // the schema has no other fields than a draft
    errors[name] ??= isEmpty(draft[name]) ? 'This field is required' : message
  }
  return { registration: null, errors }
}

/** The specified message for empty fields; null when all are filled. */
export function missingText(role: Role, draft: RegistrationDraft): string | null {
  if (account.some((name) => isEmpty(draft[name]))) return texts.register.missing
  if (!fieldsOf[role].some((name) => isEmpty(draft[name]))) return null
  return role === 'student' ? texts.register.missingStudent : texts.register.missingCompany
}

const isEmpty = (text: string) => text.trim() === ''
