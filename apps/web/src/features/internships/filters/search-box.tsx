import { dashboardPopularSearches, searchMaxLength } from '@fledge/contract/constants'
import { Search, X } from 'lucide-react'
import { type FormEvent, useId, useRef } from 'react'
import type { DebouncedText } from '../../../lib/hooks/use-debounced-text.ts'
import { overLimitText } from '../../../lib/text-limit.ts'
import { controlLook } from '../../../ui/field.tsx'

/** The search field. The search runs 300 ms after the last key, or immediately on Enter. */
export function SearchBox({ draft }: { draft: DebouncedText }) {
  const input = useRef<HTMLInputElement>(null)
  const note = useId()
  const tooLong = overLimitText('Search', draft.text, searchMaxLength)

  function submit(event: FormEvent) {
    event.preventDefault()
    draft.settle(draft.text)
  }
  function clear() {
    draft.settle('')
    input.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser in use knows <search>
    <form role="search" aria-label="Internships" onSubmit={submit} className="relative min-w-0 flex-1">
      <Search aria-hidden size={16} className="pointer-events-none absolute top-3 left-3 text-soft" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label="Search internships"
        placeholder="Role, skill or place"
        aria-invalid={tooLong ? true : undefined}
        aria-describedby={tooLong ? note : undefined}
        value={draft.text}
        onChange={({ target }) => draft.type(target.value)}
        className={`${controlLook} pr-11 pl-9 [&::-webkit-search-cancel-button]:hidden`}
      />
      {draft.text !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="absolute top-0.5 right-0.5 inline-grid size-9 place-items-center rounded-base text-soft hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden size={16} />
        </button>
      )}
      {tooLong && (
        <p id={note} role="alert" className="mt-1 text-14 text-danger">
          {tooLong}
        </p>
      )}
    </form>
  )
}

/** The popular searches of the specification as toggle buttons. */
export const PopularSearches = ({ draft }: { draft: DebouncedText }) => (
  <div className="shrink-0">
    <span id="popular-searches" className="sr-only">
      Popular searches
    </span>
    <ul aria-labelledby="popular-searches" className="flex gap-2">
      {dashboardPopularSearches.map((words) => (
        <li key={words} className="shrink-0">
          <button
            type="button"
            aria-pressed={draft.text === words}
            onClick={() => draft.settle(draft.text === words ? '' : words)}
            className="min-h-8 rounded-full border border-line-strong px-3 text-14 hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-wash aria-pressed:text-primary"
          >
            {words}
          </button>
        </li>
      ))}
    </ul>
  </div>
)
