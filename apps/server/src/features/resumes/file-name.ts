import type { ResumeKind } from '@fledge/contract/resumes'

const longest = 120

/**
 * A name that is safe to show, to send in a header and to save under, made from what the browser sent: no folders,
 * no control characters, no signs that turn the writing direction, and the ending of what the file really is.
 */
export function displayName(sent: string, kind: ResumeKind): string {
  const name = (sent.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replace(/["*:<>?|]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const stem = name.toLowerCase().endsWith(`.${kind}`) ? name.slice(0, -kind.length - 1) : name
  const short = [...stem].slice(0, longest - kind.length - 1).join('')
  return `${short.trim() || 'resume'}.${kind}`
}
