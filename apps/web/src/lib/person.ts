import type { User } from '@fledge/contract/users'

/** How a person is called on the screen: first and last name, or the name of the company. */
export const nameOf = (user: User): string =>
  user.role === 'student' ? `${user.firstName} ${user.lastName}` : user.companyName

export const roleWords = { student: 'Student', company: 'Company' } as const
