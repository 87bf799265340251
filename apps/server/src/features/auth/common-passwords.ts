const considered = 1000

/** Whether a password is one of the 1,000 most common. The list is loaded at the first question only. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].slice(0, considered).includes(password.toLowerCase())
}
