import { companyMark } from '@fledge/core/company-mark'
import { type CSSProperties, useState } from 'react'
import { classes } from './class-names.ts'

type CompanyMarkProps = { company: { companyName: string; logoUrl?: string | null | undefined }; className?: string }

/** The logo of a company, or a mark drawn from its name. Its name is next to it, so it has none of its own. */
export function CompanyMark({ company: { companyName, logoUrl }, className = 'size-10' }: CompanyMarkProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const look = classes('shrink-0 rounded-base', className)
  if (logoUrl && logoUrl !== broken)
    return (
      <img
        src={logoUrl}
        alt=""
        loading="lazy"
        className={classes(look, 'border border-line bg-white object-cover')}
        onError={() => setBroken(logoUrl)}
      />
    )
  const { hue, main, accent } = companyMark(companyName)
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={classes(look, 'company-mark')}
      style={{ '--hue': hue } as CSSProperties}
    >
      <rect width="24" height="24" />
      <path d={main} />
      <path d={accent} />
    </svg>
  )
}
