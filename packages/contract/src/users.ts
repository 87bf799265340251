import { z } from 'zod'
import { ids } from './http/endpoint.ts'

export const avatarKinds = ['initials', 'generated', 'uploaded'] as const
export type AvatarKind = (typeof avatarKinds)[number]

const account = {
  ...ids,
  email: z.string(),
  /** Whether the link that was mailed to the address has been opened. */
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  phone: z.string().nullable(),
  avatar: z.enum(avatarKinds),
  /** Where the uploaded picture is, if that is the avatar. */
  avatarUrl: z.string().nullable(),
  /** The account is erased then, unless its owner comes back before. */
  eraseAt: z.iso.datetime().nullable(),
}

export const studentUser = z.object({
  ...account,
  role: z.literal('student'),
  firstName: z.string(),
  lastName: z.string(),
  university: z.string(),
  major: z.string(),
  graduationYear: z.int(),
})

export const companyUser = z.object({
  ...account,
  role: z.literal('company'),
  companyName: z.string(),
  /** The same as companyName, under the specification's other name. */
  name: z.string(),
  industry: z.string(),
  companySize: z.string(),
  contactPerson: z.string(),
  /** What the company says of itself on its public page. */
  about: z.string().nullable(),
})

/** The signed-in person, as login, register and /auth/me give it. */
export const user = z.discriminatedUnion('role', [studentUser, companyUser])
export type User = z.infer<typeof user>
export type StudentUser = z.infer<typeof studentUser>
export type CompanyUser = z.infer<typeof companyUser>
export type Role = User['role']
