import { badRequest } from '../../http/errors/problem.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Throws when the installation is strict and this is a password that everybody tries first; `field` is where it was typed. */
export async function refuseCommonPassword(isStrict: boolean, password: string, field = 'password'): Promise<void> {
  if (!isStrict || !(await isCommonPassword(password))) return
  const message = 'This is one of the most common passwords. Please choose another.'
  throw badRequest('not_valid', message, { [field]: message })
}
