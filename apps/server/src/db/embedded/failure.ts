/** The embedded database cannot serve. The message is written for whoever runs the program: what, where, what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota of this user is used up',
  EFBIG: 'the system does not allow files of the size that is needed',
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not read or write there',
  EPERM: 'this user may not read or write there',
  ENOENT: 'the folder does not exist and cannot be made',
  ENOTDIR: 'part of the path is a file, not a folder',
  EEXIST: 'there is a file in its place',
  ELOOP: 'links in the path lead in a circle',
  ENAMETOOLONG: 'the path is too long',
  EMFILE: 'too many files are open',
}

/** Why the file system refused, in words and in its own; null when the error is none of the file system's. */
export function reasonOf(error: unknown): string | null {
  const code = errorCode(error)
  if (code === null || !(code in reasons)) return null
  return `${reasons[code]} (${error instanceof Error ? error.message : code})`
}

/** Turns what the file system refused into a sentence; other errors pass unchanged. */
export function explain(error: unknown, folder: string): unknown {
  const reason = reasonOf(error)
  if (reason === null) return error
  return new EmbeddedPostgresError(
    `The database folder ${folder} cannot be used: ${reason}.\n` +
      'Free or repair it, or name another folder with DATA_DIR, or a PostgreSQL server with DATABASE_URL.',
    { cause: error },
  )
}

export function errorCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : null
}
