import { companyProfile, studentProfile } from '@fledge/contract/profile'
import type { User } from '@fledge/contract/users'
import type { Resolver } from 'react-hook-form'
import { loadDraft } from '../../lib/drafts.ts'

/** The form values; every field is text until it is parsed. */
export type ProfileDraft = {
  firstName: string
  lastName: string
  university: string
  major: string
  graduationYear: string
  companyName: string
  industry: string
  companySize: string
  contactPerson: string
  phone: string
}
export type ProfileField = keyof ProfileDraft

const empty: ProfileDraft = {
  ...{ firstName: '', lastName: '', university: '', major: '', graduationYear: '' },
  ...{ companyName: '', industry: '', companySize: '', contactPerson: '', phone: '' },
}

export const isProfileField = (name: string): name is ProfileField => name in empty

export const draftOf = (user: User): ProfileDraft => {
  const phone = user.phone ?? ''
  if (user.role === 'student') return { ...empty, ...user, phone, graduationYear: String(user.graduationYear || '') }
  return { ...empty, ...user, phone }
}

/** The key of the draft. */
export const draftKey = ({ id }: User): string => `profile-draft:${id}`

export const hasDraft = (user: User): boolean => loadDraft(draftKey(user), empty) !== null

/** The profile that a draft describes, or an error message per field. */
export function readDraft(role: User['role'], draft: ProfileDraft) {
  const parsed = (role === 'student' ? studentProfile : companyProfile).safeParse(draft)
  if (parsed.success) return { profile: parsed.data, errors: null }
  const errors: Partial<Record<ProfileField, string>> = {}
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0])
    if (isProfileField(name)) errors[name] ??= draft[name].trim() === '' ? 'This field is required' : message
  }
  return { profile: null, errors }
}

export const resolverOf =
  (role: User['role']): Resolver<ProfileDraft> =>
  (draft) => {
    const { errors } = readDraft(role, draft)
    if (!errors) return { values: draft, errors: {} }
    const marked = Object.entries(errors).map(([name, message]) => [name, { type: 'validate', message }])
    return { values: {}, errors: Object.fromEntries(marked) }
  }
