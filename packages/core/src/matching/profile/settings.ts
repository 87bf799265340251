/**
 * Where a resume shows something, the weakest first: only named (a list, a summary), in a course, in voluntary work, in
 * a project, at work.
 */
export const settings = ['listed', 'course', 'volunteering', 'project', 'work'] as const
export type Setting = (typeof settings)[number]

/** From 0 to 1: how strongly each setting shows a skill by itself. A word without a deed says little. */
export const settingStrength: Record<Setting, number> = {
  listed: 0.25,
  course: 0.45,
  volunteering: 0.75,
  project: 0.75,
  work: 0.85,
}

/** From this strength on, something was used and not only named or learned: it is met. */
export const usedStrength = 0.75
/** From this strength on, the resume shows it itself and not only something near. */
export const namedStrength = 0.25

/** A list only names something, and a course teaches it. */
export const isUse = ({ setting }: { setting: Setting }): boolean => settingStrength[setting] >= usedStrength
