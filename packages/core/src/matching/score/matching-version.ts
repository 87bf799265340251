/** Changes whenever the same resume and listing in the same market may score differently. */
export const matchingVersion = '21'
