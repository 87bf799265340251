import type { ResumeKind } from '@fledge/contract/resumes'

const longest = 120

/** A sent file name without folders, control characters and direction marks, with the ending of its detected type. */
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
