import { searchMaxLength } from '@fledge/contract/constants'
import { CornerDownLeft, Search } from 'lucide-react'
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { overLimitText } from '../../lib/text-limit.ts'
import { classes } from '../../ui/class-names.ts'
import { controlLook } from '../../ui/field.tsx'

/** The term is kept when the panel closes. */
export type SearchProps = { term: string; onTerm: (term: string) => void; onClose: () => void }
export type Choice = { id: string; look: ReactNode; choose: () => void }

type ListProps = {
  label: string
  placeholder: string
  term: string
  onTerm: (term: string) => void
  /** Enter without an active option. */
  onPerform: () => void
  choices: readonly Choice[]
  /** How many of the choices, from the first, form a group of their own above the others. */
  own?: { heading: string; count: number }
  /** The accessible name of the list, and the status text above it. */
  heading: string
  status: string
  /** What Enter does without an active option, 'search'. */
  performs?: string
  busy: boolean
  children?: ReactNode
}

/**
 * A combobox with a list (ARIA Authoring Practices); the focus stays in the field. Not cmdk, which always activates the
 * first option, while Enter without an active option performs the search.
 */
export function SearchList(props: ListProps) {
  const { choices, heading, own, children } = props
  const tooLong = overLimitText('Search', props.term, searchMaxLength)
  const busy = props.busy && tooLong === null
  const list = useId()
  const { active, setActive, onKey } = useActive(props)
  return (
    <>
      <div className="relative px-5 py-3">
        <Search aria-hidden size={16} className="pointer-events-none absolute top-6 left-8 text-soft" />
        <input
          role="combobox"
          aria-label={props.label}
          aria-expanded={choices.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
          enterKeyHint="search"
          autoComplete="off"
          aria-invalid={tooLong ? true : undefined}
          placeholder={props.placeholder}
          value={props.term}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => props.onTerm(target.value)}
          onKeyDown={onKey}
          className={classes(controlLook, 'pl-9')}
        />
      </div>
      <div className="flex min-h-8 items-center px-5">
        <p role="status" className={classes('text-12', tooLong ? 'text-danger' : 'text-soft')}>
          {tooLong ?? props.status}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard */}
      <div tabIndex={0} aria-busy={busy} className="-outline-offset-2 min-h-0 flex-1 overflow-y-auto px-3 pb-3">
        {choices.length > 0 && (
          <div role="listbox" id={list} aria-label={heading} className={classes(busy && 'opacity-60')}>
            {own && own.count > 0 && <GroupHeading text={own.heading} />}
            {choices.map(({ id, look, choose }, place) => (
              <Fragment key={id}>
                {own && own.count > 0 && place === own.count && <GroupHeading text={heading} />}
                <Option
                  id={`${list}-${place}`}
                  active={place === active}
                  onPoint={() => setActive(place)}
                  onChoose={choose}
                >
                  {look}
                </Option>
              </Fragment>
            ))}
          </div>
        )}
        {children}
      </div>
      <p className="flex items-center gap-2 border-t border-line px-5 py-3 text-12 text-soft max-md:hidden">
        <CornerDownLeft aria-hidden size={16} />
        Press Enter to {props.performs ?? 'search'} or to open the selected result. Press Escape to close.
      </p>
    </>
  )
}

const GroupHeading = ({ text }: { text: string }) => (
  <p role="presentation" className="px-2 pt-3 pb-1 text-12 font-medium text-soft">
    {text}
  </p>
)

/** The index of the active option, or -1. New options start without an active one. */
function useActive({ choices, term, onPerform }: ListProps) {
  const key = choices.map(({ id }) => id).join(' ')
  const [at, setAt] = useState({ key, place: -1 })
  const active = at.key === key ? at.place : -1
  const setActive = (place: number) => setAt({ key, place })

  function onKey(event: KeyboardEvent) {
    // Enter that ends an IME composition is ignored.
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step !== undefined && choices.length > 0) {
      event.preventDefault()
      // Cycles through -1 (the field) and all options.
      const places = choices.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const chosen = choices[active]
    if (chosen) chosen.choose()
    else if (term.trim().length <= searchMaxLength) onPerform()
  }
  return { active, setActive, onKey }
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

type OptionProps = { id: string; active: boolean; onPoint: () => void; onChoose: () => void; children: ReactNode }

function Option({ id, active, onPoint, onChoose, children }: OptionProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) box.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which points here
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
    <div
      ref={box}
      id={id}
      role="option"
      aria-selected={active}
      onPointerMove={active ? undefined : onPoint}
      onClick={onChoose}
      className={classes('cursor-pointer rounded-base px-2 py-2', active && 'bg-sunken')}
    >
      {children}
    </div>
  )
}
