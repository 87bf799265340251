import { inIndianGroups } from './stipend.ts'

/** '1 file', '12,500 files': a count with its word. `many` is for words that take more than an s. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${inIndianGroups(count)} ${count === 1 ? one : many}`
