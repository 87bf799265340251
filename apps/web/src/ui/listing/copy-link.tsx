import type { Internship } from '@fledge/contract/internships'
import { Link2 } from 'lucide-react'
import { Button } from '../button.tsx'
import { copyText } from '../form/copy-text.ts'

type CopyLinkProps = {
  internshipId: string
  /** Names the internship for screen readers when several links are on one page. */
  of?: string
}

/** Copies the URL of the internship's public page. */
export function CopyLink({ internshipId, of }: CopyLinkProps) {
  const copy = () => copyText(`${window.location.origin}/internships/${internshipId}`, 'link')
  return (
    <Button
      icon={Link2}
      look="quiet"
      size="small"
      aria-label={of === undefined ? undefined : `Copy link: ${of}`}
      onClick={() => void copy()}
    >
      Copy link
    </Button>
  )
}

type PublicLinksProps = { internship: Pick<Internship, 'id' | 'state'>; of?: string }

/** The link to the public page of an internship, and the button that copies it; nothing unless the page shows it. */
export const PublicLinks = ({ internship: { id, state }, of }: PublicLinksProps) =>
  state === 'open' && (
    // The margins equal the paddings of the first and last link, so that their texts align with the lines around them.
    <span className="-mr-2 -ml-3 flex flex-wrap items-center gap-x-1">
      <CopyLink internshipId={id} {...(of !== undefined && { of })} />
      <a
        href={`/internships/${id}`}
        aria-label={of === undefined ? undefined : `Public page: ${of}`}
        className="inline-flex min-h-8 items-center px-2 text-14 font-medium text-primary underline underline-offset-4"
      >
        Public page
      </a>
    </span>
  )
