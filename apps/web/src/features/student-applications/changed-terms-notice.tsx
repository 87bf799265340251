import type { Application } from '@fledge/contract/applications'
import { TriangleAlert } from 'lucide-react'

/** Terms of the listing that changed after the student applied (settlement 51). */
export function ChangedTermsNotice({ changes }: Pick<Application, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <div className="grid gap-1 rounded-base bg-fair-wash px-3 py-2 text-14">
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden size={16} className="shrink-0 text-fair" />
        Changed since you applied
      </p>
      <ul className="grid gap-1">
        {changes.map(({ term, was, is }) => (
          <li key={term}>
            {term}: you applied to <del className="text-soft">{was}</del>, now it is{' '}
            <ins className="no-underline">{is}</ins>
          </li>
        ))}
      </ul>
    </div>
  )
}
