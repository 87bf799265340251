import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'

/** PostgreSQL's own output: appended by it, kept short by us, quoted in errors. Sizes are in bytes. */
const mostKept = 2_000_000
const keptWhenCut = 200_000

/** Opens the file for PostgreSQL to append to. In append mode the file may be cut while it is being written. */
export function openOutput(path: string): number {
  cutOutput(path)
  return openSync(path, 'a', 0o600)
}

/** Cuts the file to its last part when it has grown too long. */
export function cutOutput(path: string): void {
  const file = openSync(path, 'a+', 0o600)
  try {
    const { size } = fstatSync(file)
    if (size <= mostKept) return
    const end = readFrom(file, size - keptWhenCut, size)
    ftruncateSync(file, 0)
    writeSync(file, end.subarray(end.indexOf(10) + 1))
  } finally {
    closeSync(file)
  }
}

export function outputSize(path: string): number {
  return withFile(path, (file) => fstatSync(file).size)
}

/** What was written after `start`, at most its last 12 lines. */
export function outputSince(path: string, start: number): string {
  const text = withFile(path, (file) => {
    const { size } = fstatSync(file)
    return readFrom(file, Math.max(Math.min(start, size), size - 20_000), size).toString('utf8')
  })
  return text.trim().split('\n').slice(-12).join('\n')
}

function withFile<T>(path: string, read: (file: number) => T): T {
  const file = openSync(path, 'r')
  try {
    return read(file)
  } finally {
    closeSync(file)
  }
}

function readFrom(file: number, start: number, end: number): Buffer {
  const bytes = Buffer.alloc(end - start)
  return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, start))
}
