import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'

/** PostgreSQL appends its output to this file; errors quote the end of it. Sizes are in bytes. */
const maxSize = 2_000_000
const sizeAfterTruncation = 200_000

/** Opens the file for PostgreSQL to append to. In append mode it may be truncated while it is being written. */
export function openLog(path: string): number {
  truncateLog(path)
  return openSync(path, 'a', 0o600)
}

/** Keeps only the end of a file that has grown too long. */
export function truncateLog(path: string): void {
  const file = openSync(path, 'a+', 0o600)
  try {
    const { size } = fstatSync(file)
    if (size <= maxSize) return
    const end = readFrom(file, size - sizeAfterTruncation, size)
    ftruncateSync(file, 0)
    writeSync(file, end.subarray(end.indexOf(10) + 1))
  } finally {
    closeSync(file)
  }
}

export function logSize(path: string): number {
  return withFile(path, (file) => fstatSync(file).size)
}

/** The last 12 lines that were written after `start`, an offset in bytes. */
export function readLogSince(path: string, start: number): string {
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
