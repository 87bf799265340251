/** The life of an interview: slots are proposed, one is picked or others are asked for, either side may move or cancel. */
export const interviewStatuses = ['proposed', 'others_asked', 'scheduled', 'cancelled'] as const
export type InterviewStatus = (typeof interviewStatuses)[number]

export const interviewModes = ['video', 'phone', 'on-site'] as const
export type InterviewMode = (typeof interviewModes)[number]
