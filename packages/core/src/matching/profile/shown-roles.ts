import type { Line } from '../../resume/layout/resume-lines.ts'
import type { ResumeDraft, Source } from '../../resume/resume-draft.ts'
import { findFieldWords } from '../../skills/field-words.ts'
import { type Role, readRole } from '../titles/role-titles.ts'
import type { LineSetting } from './line-settings.ts'
import { isMasked, type Span } from './masked-text.ts'

/** A role that the resume names. `worth` is 1 for one that was held, less for one that is only named. */
export type ShownRole = { role: Role; worth: number; source: Source }

const namedWorth = 0.4

/** The roles of jobs, then those that other lines name outside of jobs. */
export function findShownRoles(
  draft: ResumeDraft,
  lines: readonly Line[],
  masks: readonly Span[][],
  settings: readonly LineSetting[],
): ShownRole[] {
  const shown: ShownRole[] = []
  const add = (text: string, source: Source | null, worth: number) => {
    const role = readRole(text)
    if (role !== null && source !== null && !isMasked(masks[source.line] ?? [], source.start, source.end))
      shown.push({ role, worth, source })
  }
  const isListed = (source: Source | null) => source !== null && settings[source.line]!.setting === 'listed'
  for (const { title, sources } of draft.experience) add(title, sources.title, isListed(sources.title) ? namedWorth : 1)
  for (const { title, sources } of draft.volunteering ?? []) add(title, sources.title, namedWorth)
  for (const [line, { text }] of lines.entries()) {
    if (settings[line]!.setting === 'work') continue
    for (const { kind, start, end } of findFieldWords(text))
      if (kind === 'role') add(text.slice(start, end), { line, start, end }, namedWorth)
  }
  return shown
}
