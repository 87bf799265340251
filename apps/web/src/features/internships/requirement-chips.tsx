import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Chip } from '../../ui/badge.tsx'
import { fitTwoLines } from './fit-two-lines.ts'

const gapPx = 6
const buttonPx = 76

/** Required skills on at most two lines; a button opens the rest. */
export function RequirementChips({ skills, label = 'Required skills' }: { skills: readonly string[]; label?: string }) {
  const [all, setAll] = useState(false)
  const { list, shown } = useFitting(skills, all)
  const hidden = skills.length - shown
  return (
    <ul ref={list} aria-label={label} className="flex flex-wrap gap-1.5">
      {skills.map((skill, index) => (
        <li key={skill} hidden={index >= shown} className={index < shown ? 'flex' : ''}>
          <Chip>{skill}</Chip>
        </li>
      ))}
      {(hidden > 0 || all) && (
        <li>
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="relative z-10 min-h-6 px-1 text-12 font-medium text-primary hover:underline"
          >
            {all ? 'Show fewer' : `+${hidden} more`}
          </button>
        </li>
      )}
    </ul>
  )
}

/** How many chips fit, measured after layout and whenever the width changes. */
function useFitting(skills: readonly string[], all: boolean) {
  const list = useRef<HTMLUListElement>(null)
  const known = useRef(new Map<string, number>())
  const [fitting, setFitting] = useState(skills.length)
  useLayoutEffect(() => {
    const place = list.current
    if (!place || all) return
    const measure = () =>
      setFitting(fitTwoLines(measureChips(place, skills, known.current), place.clientWidth, gapPx, buttonPx))
    // Rendered before paint, so that no chip flashes on a third line.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(place)
    return () => observer.disconnect()
  }, [skills, all])
  return { list, shown: all ? skills.length : fitting }
}

/** Hidden chips have no width, so widths are remembered from when the chips were visible. */
function measureChips(place: HTMLElement, skills: readonly string[], known: Map<string, number>): number[] {
  return skills.map((skill, index) => {
    const width = (place.children[index] as HTMLElement | undefined)?.offsetWidth ?? 0
    if (width > 0) known.set(skill, width)
    return known.get(skill) ?? width
  })
}
