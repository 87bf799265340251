import { useEffect, useRef, useState } from 'react'

/** The skills in two lines, and a button that shows those that have no room there. */
export function SkillLines({ skills, label, of }: { skills: readonly string[]; label: string; of: string }) {
  const list = useRef<HTMLUListElement>(null)
  const [hidden, setHidden] = useState(0)
  const [all, setAll] = useState(false)
  useEffect(() => {
    const lines = list.current
    if (all || lines === null) return
    const resized = new ResizeObserver(() => {
      const bottom = lines.getBoundingClientRect().bottom
      setHidden([...lines.children].filter((skill) => skill.getBoundingClientRect().bottom > bottom + 1).length)
    })
    resized.observe(lines)
    return () => resized.disconnect()
  }, [all])
  return (
    <div className="flex min-w-0 basis-full items-start gap-2">
      <ul
        ref={list}
        aria-label={label}
        translate="no"
        className={`wrap-anywhere text-ink ${all ? '' : 'line-clamp-2'}`}
      >
        {skills.map((skill, index) => (
          <li key={skill} className="inline">
            {index > 0 && <span> · </span>}
            <span>{skill}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={all}
          aria-label={`${all ? 'Show fewer' : `+${hidden} more`} skills: ${of}`}
          onClick={() => setAll(!all)}
          className="relative z-10 -mb-1 mt-3 min-h-6 shrink-0 font-medium text-primary hover:underline"
        >
          {all ? 'Show fewer' : `+${hidden} more`}
        </button>
      )}
    </div>
  )
}
