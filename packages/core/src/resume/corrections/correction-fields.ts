/** What a student can correct of an entry. By itself, so that the shapes on the wire need nothing of the reader. */
export const experienceFields = ['title', 'company', 'duration', 'description'] as const
export const educationFields = ['degree', 'field', 'institution', 'years'] as const

export type ExperienceField = (typeof experienceFields)[number]
export type EducationField = (typeof educationFields)[number]

/** Characters of a line by which an entry is known; two lines of a resume do not begin with as many in common. */
export const maxAnchorLength = 1_000
