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
