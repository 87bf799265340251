import { z } from 'zod'
import { ids } from './envelope.ts'

const account = { ...ids, email: z.string(), createdAt: z.iso.datetime() }

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
})

/** The signed-in person, as login, register and /auth/me give it. */
export const user = z.discriminatedUnion('role', [studentUser, companyUser])
export type User = z.infer<typeof user>
export type StudentUser = z.infer<typeof studentUser>
export type CompanyUser = z.infer<typeof companyUser>
export type Role = User['role']
