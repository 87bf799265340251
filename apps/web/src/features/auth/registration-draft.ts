import { type Registration, registration } from '@fledge/contract/auth'
import { texts } from '@fledge/contract/texts'
import type { Role } from '@fledge/contract/users'
import { draftResolver } from '../../lib/form.ts'

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
type DraftField = keyof RegistrationDraft

const account = ['email', 'password'] as const satisfies DraftField[]
const roleFields = {
  student: ['firstName', 'lastName', 'university', 'major', 'graduationYear'],
  company: ['companyName', 'industry', 'companySize', 'contactPerson'],
} as const satisfies Record<Role, DraftField[]>

/** Validates the fields of a role; the values are the registration payload. */
export const registrationResolver = (role: Role) =>
  draftResolver<RegistrationDraft, Registration>(registration, (draft) => ({
    ...Object.fromEntries([...account, ...roleFields[role]].map((name) => [name, draft[name]])),
    role,
  }))

/** The specified message for empty fields; null when all are filled. */
export function missingText(role: Role, draft: RegistrationDraft): string | null {
  if (account.some((name) => isEmpty(draft[name]))) return texts.register.missing
  if (!roleFields[role].some((name) => isEmpty(draft[name]))) return null
  return role === 'student' ? texts.register.missingStudent : texts.register.missingCompany
}

const isEmpty = (text: string) => text.trim() === ''
