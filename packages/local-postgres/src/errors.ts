/** PostgreSQL cannot run. The message is written for the operator: what failed, where, and how to repair it. */
export class LocalPostgresError extends Error {
  override name = 'LocalPostgresError'
}

const fileErrors = /^E(NOSPC|DQUOT|FBIG|ROFS|ACCES|PERM|NOENT|NOTDIR|EXIST|LOOP|NAMETOOLONG|MFILE)$/

/** Turns a file system's error into one that names the folder; returns other errors unchanged. */
export function describeFileError(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !fileErrors.test(errorCode(error) ?? '')) return error
  return new LocalPostgresError(`The database folder ${folder} cannot be used (${error.message}).`, { cause: error })
}

export function errorCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : null
}
