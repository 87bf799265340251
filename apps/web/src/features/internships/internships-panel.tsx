import type { Internship } from '@fledge/contract/internships'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { savedInternships } from '../../api/internships/saved-internships.ts'
import { classes } from '../../ui/class-names.ts'
import { AfterFirstScreen } from '../../ui/lazy/after-first-screen.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { FoundInternships, type FoundProps } from './found-internships.tsx'
import type { Below, OnQuote } from './match-evidence.tsx'
import { useInternshipActions } from './use-internship-actions.ts'

// Loaded on demand.
const ApplyDialog = lazyDialog(() => import('./apply-dialog.tsx').then((m) => m.ApplyDialog))
const MatchEvidence = lazyDialog(() => import('./match-evidence.tsx').then((m) => m.MatchEvidence))
const CompareBar = lazyComponent(() => import('./compare/compare-bar.tsx').then((m) => m.CompareBar))
const SavedView = lazyPanel(() => import('./saved/saved-view.tsx').then((m) => m.SavedView))

// Every card shows a stipend; preloading the font of the rupee sign avoids a second layout.
void document.fonts?.load('1rem "Inter Variable"', '\u20b9').catch(() => undefined)

type InternshipsProps = Omit<FoundProps, 'actions' | 'viewSwitch'> & {
  view: InternshipsView
  onView: (view: InternshipsView) => void
  onUpload: () => void
  /** The internship whose form for applying is open. */
  applying: string | undefined
  onApplying: (internshipId: string | undefined) => void
  onQuote: OnQuote
  below?: Below
}

export function InternshipsPanel(props: InternshipsProps) {
  const { userId, view, onView, onUpload, applying, onApplying, onQuote, below } = props
  const saved = useQuery(savedInternships(userId)).data
  const [asked, setAsked] = useState<Internship | null>(null)
  const actions = useInternshipActions(userId, onUpload, setAsked, onApplying)
  const pressed = useRef(false)
  const viewSwitch = <ViewSwitch view={view} saved={saved?.length} onView={onView} pressed={pressed} />
  return (
    <div className="grid grid-cols-1 gap-1.5 sm:-mt-2">
      {/* The tab says the same, and the first internships are in view without scrolling. */}
      <h2 className="sr-only">Find Internships</h2>
      {view === 'saved' ? (
        <>
          <div className="flex">{viewSwitch}</div>
          <Suspense fallback={<CardSkeletons className="h-50 sm:h-27" />}>
            <SavedView
              userId={userId}
              selected={props.selected}
              onSelect={props.onSelect}
              actions={actions}
              onBrowse={() => onView(undefined)}
            />
          </Suspense>
        </>
      ) : (
        <FoundInternships {...props} actions={actions} viewSwitch={viewSwitch} />
      )}
      <AfterFirstScreen>
        <CompareBar onOpen={props.onSelect} />
      </AfterFirstScreen>
      {applying !== undefined && (
        <ApplyDialog
          key={applying}
          userId={userId}
          internshipId={applying}
          apply={actions.apply}
          onClose={() => onApplying(undefined)}
        />
      )}
      {asked && (
        <MatchEvidence
          internship={asked}
          below={below}
          onClose={() => setAsked(null)}
          onQuote={(parts, part) => {
            setAsked(null)
            onQuote(parts, part)
          }}
        />
      )}
    </div>
  )
}

export type InternshipsView = 'saved' | undefined

type SwitchProps = {
  view: InternshipsView
  saved: number | undefined
  onView: (view: InternshipsView) => void
  pressed: RefObject<boolean>
}

/** The two views have it in places of their own, so the pressed button is focused again in the new one. */
function ViewSwitch({ view, saved, onView, pressed }: SwitchProps) {
  const choices = [
    { value: undefined, label: 'All internships' },
    { value: 'saved', label: saved === undefined ? 'Saved' : `Saved (${saved})` },
  ] as const
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (pressed.current) current.current?.focus()
    pressed.current = false
  }, [pressed])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are two views
    <div
      role="group"
      aria-label="Internships to show"
      className="inline-flex rounded-base border border-line-strong bg-raised p-1 max-sm:w-full"
    >
      {choices.map(({ value, label }) => (
        <button
          key={label}
          ref={view === value ? current : null}
          type="button"
          aria-pressed={view === value}
          onClick={() => {
            pressed.current = view !== value
            onView(value)
          }}
          className={classes(
            'min-h-8 rounded-base px-3 text-14 font-medium max-sm:flex-1',
            view === value ? 'bg-primary-wash text-primary' : 'text-soft hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
