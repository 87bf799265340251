/** The fields of an entry that a student can correct. In its own file so that the contract does not import the reader. */
export const experienceFields = ['title', 'company', 'duration', 'description'] as const
export const educationFields = ['degree', 'field', 'institution', 'years', 'grade'] as const

export type ExperienceField = (typeof experienceFields)[number]
export type EducationField = (typeof educationFields)[number]

/** Characters of a line that identify an entry; no two lines of a resume share such a long beginning. */
export const maxAnchorLength = 1_000

/** The anchor of an entry that begins with this text. */
export const lineAnchor = (text: string): string => text.slice(0, maxAnchorLength)
