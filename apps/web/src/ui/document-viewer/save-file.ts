/** Blob addresses live for a minute: long enough for the browser to read them, not for the life of the page. */
const lifeMs = 60_000

function addressOf(file: Blob): string {
  const url = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(url), lifeMs)
  return url
}

export function saveFile(file: Blob, filename: string): void {
  const link = document.createElement('a')
  link.href = addressOf(file)
  link.download = filename
  link.click()
}

export function openInNewTab(file: Blob): void {
  window.open(addressOf(file), '_blank', 'noopener')
}
