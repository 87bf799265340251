import { classes } from '../class-names.ts'

/** The initials of a person or company: the first letters of the first and last word. */
export function Avatar({ name, className = 'size-8 text-12' }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={classes(
        'inline-grid shrink-0 place-items-center rounded-full bg-primary-wash font-semibold text-primary select-none',
        className,
      )}
    >
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0].toUpperCase() ?? '').join('')
}
