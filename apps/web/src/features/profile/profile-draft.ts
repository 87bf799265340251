import { companyProfile, studentProfile } from '@fledge/contract/profile'
import type { User } from '@fledge/contract/users'
import type { saveProfile } from '../../api/account/profile.ts'
import { loadDraft } from '../../lib/drafts.ts'
import { draftResolver } from '../../lib/form.ts'

const empty = {
  firstName: '',
  lastName: '',
  university: '',
  major: '',
  graduationYear: '',
  companyName: '',
  industry: '',
  companySize: '',
  contactPerson: '',
  about: '',
  phone: '',
}
/** The form values of both roles; every field is text until it is parsed. */
export type ProfileDraft = typeof empty

export const toDraft = (user: User): ProfileDraft => {
  const phone = user.phone ?? ''
  if (user.role === 'student') return { ...empty, ...user, phone, graduationYear: String(user.graduationYear || '') }
  return { ...empty, ...user, about: user.about ?? '', phone }
}

export const draftKey = ({ id }: User): string => `profile-draft:${id}`

export const hasDraft = (user: User): boolean => loadDraft(draftKey(user), empty) !== null

/** Validates the fields of a role; the values are what the server stores. */
export const profileResolver = (role: User['role']) =>
  draftResolver<ProfileDraft, Parameters<typeof saveProfile>[0]>(role === 'student' ? studentProfile : companyProfile)
