import { Resolver } from 'node:dns/promises'

const timeoutMs = 3000
/** Definite answers without a record; every other error is a failed lookup. */
const noRecord = new Set(['ENODATA', 'ENOTFOUND'])

/** Asks the resolver of the machine for the TXT records of a name: [] when it has none, null when the lookup failed. */
export async function lookUpTxt(
  name: string,
  resolver: Pick<Resolver, 'resolveTxt'> = new Resolver({ timeout: timeoutMs, tries: 1 }),
): Promise<string[] | null> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    return noRecord.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null
  }
}
