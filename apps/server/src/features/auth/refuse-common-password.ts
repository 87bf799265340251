import { badRequest } from '../../http/errors/problem.ts'

/** Throws 400 for one of the most common passwords if the server is strict; `field` names the form field. */
export async function refuseCommonPassword(isStrict: boolean, password: string, field = 'password'): Promise<void> {
  if (!isStrict || !(await isCommonPassword(password))) return
  const message = 'This is one of the most common passwords. Please choose another.'
  throw badRequest('not_valid', message, { [field]: message })
}

const maxRank = 1000

/** Whether a password is one of the 1,000 most common. The list is loaded at the first call. */
async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].slice(0, maxRank).includes(password.toLowerCase())
}
