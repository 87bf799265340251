import type { DemoAccount } from '../deps.ts'

export const demoStudentEmail = 'student@fledge.demo'
export const demoCompanyEmail = 'company@fledge.demo'
export const demoPassword = 'fledge-demo'

/** The demo accounts with a public password; those of the other accounts are random. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'student', email: demoStudentEmail, password: demoPassword },
  { role: 'company', email: demoCompanyEmail, password: demoPassword },
]

export const isDemoAccount = (email: string): boolean => demoAccounts.some((account) => account.email === email)
