const maxRank = 1000

/** Whether a password is one of the 1,000 most common. The list is loaded at the first call. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].slice(0, maxRank).includes(password.toLowerCase())
}
