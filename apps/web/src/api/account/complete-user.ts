import type { User } from '@fledge/contract/users'

type Fields = Record<string, unknown>

/**
 * The user of a reply or of the browser's storage, with every field that pages read. Null without id, email or role (§5);
 * other missing fields are empty. Without zod, which would load before every first screen.
 */
export function completeUser(value: unknown): User | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Fields
  const id = fields['id'] ?? fields['_id']
  const { email, role } = fields
  if (![id, email, role].every((value) => typeof value === 'string' && value !== '')) return null
  const user = { ...fields, _id: id, id, ...readAccount(fields), ...readProfile(fields) }
  // Other roles get the neutral page (settlement 11).
  return user as unknown as User
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const readAccount = ({ emailVerified, createdAt, phone, avatar, avatarUrl, eraseAt }: Fields) => ({
  // If unknown, do not ask for a confirmation.
  emailVerified: emailVerified !== false,
  createdAt: asText(createdAt),
  phone: textOrNull(phone),
  avatar: avatar === 'generated' || avatar === 'uploaded' ? avatar : 'initials',
  avatarUrl: textOrNull(avatarUrl),
  eraseAt: textOrNull(eraseAt),
})

/** An unknown graduation year is 0. */
function readProfile(fields: Fields) {
  if (fields['role'] === 'student') {
    const year = Number(fields['graduationYear'])
    return {
      ...readTexts(fields, ['firstName', 'lastName', 'university', 'major']),
      graduationYear: Number.isInteger(year) ? year : 0,
    }
  }
  const companyName = asText(fields['companyName'] ?? fields['name'])
  return {
    companyName,
    name: companyName,
    ...readTexts(fields, ['industry', 'companySize', 'contactPerson']),
    about: textOrNull(fields['about']),
  }
}

const readTexts = (fields: Fields, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, asText(fields[name])]))
