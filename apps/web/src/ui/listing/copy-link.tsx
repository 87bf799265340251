import { Link2 } from 'lucide-react'
import { Button } from '../button.tsx'
import { toast } from '../toast.tsx'

type CopyLinkProps = {
  internshipId: string
  /** Names the internship for screen readers when several links are on one page. */
  of?: string
}

/** Copies the URL of the internship's public page. */
export function CopyLink({ internshipId, of }: CopyLinkProps) {
  async function copy() {
    const link = `${window.location.origin}/internships/${internshipId}`
    try {
      await navigator.clipboard.writeText(link)
      toast.success({ title: 'Link copied', id: 'link' })
    } catch {
      // No permission, or not a secure context: the toast shows the link.
      toast.info({ title: 'Copy this link', description: link })
    }
  }
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={of === undefined ? undefined : `Copy link: ${of}`}
      onClick={() => void copy()}
    >
      <Link2 aria-hidden size={16} />
      Copy link
    </Button>
  )
}
