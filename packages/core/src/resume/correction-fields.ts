/** What a student can correct of an entry. By itself, so that the shapes on the wire need nothing of the reader. */
export const experienceFields = ['title', 'company', 'duration', 'description'] as const
export const educationFields = ['degree', 'field', 'institution', 'years'] as const

export type ExperienceField = (typeof experienceFields)[number]
export type EducationField = (typeof educationFields)[number]
