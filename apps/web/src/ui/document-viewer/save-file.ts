/** Milliseconds until a blob URL is revoked: long enough for the browser to read it. */
const lifeMs = 60_000

function temporaryUrl(file: Blob): string {
  const url = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(url), lifeMs)
  return url
}

export function saveFile(file: Blob, filename: string): void {
  const link = document.createElement('a')
  link.href = temporaryUrl(file)
  link.download = filename
  link.click()
}
