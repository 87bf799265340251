import { badRequest } from '../../http/errors/problem.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Throws 400 for one of the most common passwords if the server is strict; `field` names the form field. */
export async function refuseCommonPassword(isStrict: boolean, password: string, field = 'password'): Promise<void> {
  if (!isStrict || !(await isCommonPassword(password))) return
  const message = 'This is one of the most common passwords. Please choose another.'
  throw badRequest('not_valid', message, { [field]: message })
}
