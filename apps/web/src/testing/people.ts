import type { CompanyUser, StudentUser } from '@fledge/contract/users'
import { setSession } from '../api/session.ts'

export const asha: StudentUser = {
  _id: 's1',
  id: 's1',
  email: 'asha@example.test',
  emailVerified: true,
  createdAt: '2026-01-05T09:00:00.000Z',
  phone: null,
  avatar: 'initials',
  avatarUrl: null,
  eraseAt: null,
  role: 'student',
  firstName: 'Asha',
  lastName: 'Rao',
  university: 'Sahyadri Institute of Technology',
  major: 'Computer Science',
  graduationYear: 2027,
}

export const kite: CompanyUser = {
  _id: 'c1',
  id: 'c1',
  email: 'hiring@kite.test',
  emailVerified: true,
  createdAt: '2026-01-05T09:00:00.000Z',
  phone: null,
  avatar: 'initials',
  avatarUrl: null,
  eraseAt: null,
  role: 'company',
  companyName: 'Kite Labs',
  name: 'Kite Labs',
  industry: 'Technology',
  companySize: '11-50',
  contactPerson: 'Meera Nair',
  about: null,
}

export const signIn = (user: StudentUser | CompanyUser) => setSession({ token: 't'.repeat(43), user })
