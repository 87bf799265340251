/** Characters that XML 1.0 does not allow, not even escaped. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text for the content of an element or for an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(notXml, '').replace(/[&<>"']/g, (character) => escapes[character] ?? '')

export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>\n'
