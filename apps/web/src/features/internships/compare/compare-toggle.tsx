import type { Internship } from '@fledge/contract/internships'
import { Check, Columns3 } from 'lucide-react'
import { internshipLabel } from '../../../lib/listing-name.ts'
import { Button } from '../../../ui/button.tsx'
import { useCompared } from './compared.ts'

export function CompareToggle({ internship }: { internship: Internship }) {
  const { list, toggle } = useCompared()
  const isChosen = list.some(({ id }) => id === internship.id)
  return (
    <Button
      look="quiet"
      size="small"
      icon={isChosen ? Check : Columns3}
      aria-pressed={isChosen}
      aria-label={`Compare ${internshipLabel(internship)}`}
      onClick={() => toggle(internship)}
      className="aria-pressed:bg-primary-wash aria-pressed:text-primary"
    >
      Compare
    </Button>
  )
}
