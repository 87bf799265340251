import type { Internship } from '@fledge/contract/internships'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import type { Saving } from '../../api/internships/saved-internships.ts'
import { internshipLabel } from '../../lib/listing-name.ts'
import { Button } from '../../ui/button.tsx'

/** Saves an internship or removes it from the saved ones. */
export function SaveToggle({ internship, saving }: { internship: Internship; saving: Saving }) {
  const saved = saving.ids.has(internship.id)
  const Icon = saved ? BookmarkCheck : Bookmark
  return (
    <Button
      look="secondary"
      aria-label={saved ? `Saved, remove ${internshipLabel(internship)}` : `Save ${internshipLabel(internship)}`}
      onClick={() => saving.save(internship, !saved)}
      className="px-3"
    >
      <Icon aria-hidden size={16} />
      {saved ? 'Saved' : 'Save'}
    </Button>
  )
}
