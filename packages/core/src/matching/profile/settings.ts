/**
 * Where a resume shows something, the weakest first: only named (a list, a summary), in a course, in voluntary work, in
 * a project, at work.
 */
export const settings = ['listed', 'course', 'volunteering', 'project', 'work'] as const
export type Setting = (typeof settings)[number]
