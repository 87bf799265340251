/** What one file may cost. A resume that a person wrote stays far below all of them. */
export const limits = {
  pages: 50,
  /** Characters of text that are read; what comes after is left out. */
  textLength: 200_000,
  zipEntries: 2_000,
  zipEntryBytes: 40 * 1024 * 1024,
  zipTotalBytes: 60 * 1024 * 1024,
  /** Milliseconds for one file in a child process. */
  time: 10_000,
  /** Resident memory of a child process, in bytes. */
  memory: 400 * 1024 * 1024,
  /** JavaScript heap of a child process, in megabytes. */
  heapMegabytes: 256,
}
