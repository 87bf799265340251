import { FileText, Rows3 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWide } from '../../lib/hooks/use-media.ts'
import { IconButton } from '../button.tsx'
import type { DocumentViewerProps } from './document-viewer.tsx'

/** Whether a resume is shown as text, which fits any width, at first on small screens, and the button for it. */
export function useTextView({ kind, lines = [] }: Pick<DocumentViewerProps, 'kind' | 'lines'>) {
  const wide = useWide()
  const [choice, setChoice] = useState<boolean>()
  const hasChoice = kind !== 'doc' && lines.length > 0
  const asText = hasChoice && (choice ?? !wide)
  const [label, Icon] = asText ? ['Show pages', FileText] : ['Show as text', Rows3]
  const toggle: ReactNode = hasChoice && (
    <IconButton label={label} onClick={() => setChoice(!asText)}>
      <Icon aria-hidden size={18} />
    </IconButton>
  )
  return { asText, toggle }
}
