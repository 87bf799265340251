import type { Reading } from '@fledge/contract/resumes'
import type { Span } from '../../ui/document-viewer/locate.ts'
import type { Correcting } from './use-corrections.ts'

/** What every part of a reading needs: the reading, the way to correct it, and the way to its place in the resume. */
export type FieldActs = Pick<Correcting, 'correct' | 'change'> & {
  reading: Reading
  /** The place that is shown in the resume now. */
  active: Span | null
  onShow: (span: Span) => void
  /** A form was opened or closed: what is typed in one must not be lost. */
  onForm: (change: 1 | -1) => void
}
