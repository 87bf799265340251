export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

export const passwordGoodLength = 10

/** A hint, not a rule: length counts most (NIST 800-63B); repetitions and runs (aaaa, 1234) count once. */
export function passwordStrength(password: string, minLength: number): PasswordStrength {
  const letters = [...password]
  if (letters.length < minLength) return 'short'
  const telling = letters.filter((letter, place) => !continues(letters[place - 1], letter)).length
  if (letters.length < passwordGoodLength || telling < 6) return 'weak'
  return telling >= 14 || (telling >= 11 && countKinds(password) >= 3) ? 'strong' : 'fair'
}

/** Whether a letter is the one before it, or the next in the alphabet or among the digits. */
function continues(before: string | undefined, letter: string): boolean {
  return before !== undefined && Math.abs(characterCode(letter) - characterCode(before)) <= 1
}

const characterCode = (letter: string): number => letter.codePointAt(0) ?? 0

/** Small letters, capitals, digits, anything else. */
const countKinds = (text: string): number =>
  [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(text)).length
