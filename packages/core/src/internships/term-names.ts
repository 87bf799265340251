/** How the terms of an internship are called. */
export const termNames = ['Stipend', 'Work type', 'Location', 'Duration'] as const
