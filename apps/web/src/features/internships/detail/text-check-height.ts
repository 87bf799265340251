/** The height of the two lines of a check without warnings, kept while it loads; the first wraps on small screens. */
export const textCheckHeight = 'min-h-16 sm:min-h-13'
