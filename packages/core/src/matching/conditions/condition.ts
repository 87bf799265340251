/**
 * What has to suit besides skills. `phrase` is the listing's own wording or value. `fits` is null when the resume and the
 * preferences do not tell. Shown next to a score and never part of it.
 */
export type Condition = {
  kind: 'place' | 'start' | 'degree' | 'year' | 'cgpa' | 'stipend' | 'experience' | 'other'
  phrase: string
  fits: boolean | null
  /** What it was compared with; null when there is nothing to compare. */
  note: string | null
  /** For what the company asks in a field of its own: the words of the resume that it was compared with. */
  says?: string
}
