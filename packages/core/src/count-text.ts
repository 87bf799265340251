/** '1,25,000': Indian grouping, the last three digits, then two by two. */
export const numberText = (count: number): string =>
  Math.round(count)
    .toString()
    .replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')

/** '1 file', '12,500 files': a count with its word. `many` is for words that take more than an s. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`
