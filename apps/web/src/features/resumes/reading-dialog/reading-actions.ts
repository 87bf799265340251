import type { Reading } from '@fledge/contract/resumes'
import type { Span } from '../../../ui/document-viewer/locate.ts'
import type { Correcting } from './use-corrections.ts'

/** What each section of the dialog needs: the reading, its corrections, and the way to a place in the resume. */
export type ReadingActions = Pick<Correcting, 'correct' | 'change'> & {
  reading: Reading
  /** The place shown in the resume. */
  active: Span | null
  onShow: (span: Span) => void
  /** Counts open forms, so that closing the dialog asks before it discards one. */
  onForm: (change: 1 | -1) => void
}
