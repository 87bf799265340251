import type { DemoAccount } from '../deps.ts'

export const demoStudentEmail = 'student@fledge.demo'
export const demoCompanyEmail = 'company@fledge.demo'
export const demoPassword = 'fledge-demo'

/** The accounts of the demo world that anybody may sign in to; nobody knows the passwords of the others. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'student', email: demoStudentEmail, password: demoPassword },
  { role: 'company', email: demoCompanyEmail, password: demoPassword },
]
