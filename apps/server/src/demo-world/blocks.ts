/** One '# Name' of a written list with its 'key: value' lines; a key may occur more than once. */
export type Block = {
  name: string
  /** All values of a key, in their order. */
  all: (key: string) => string[]
  /** The parts of a key's only value. */
  list: (key: string, separator: string) => string[]
}

export function parseBlocks(text: string): Block[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => parseBlock(block.split('\n').map((line) => line.trim())))
}

/** The cells of lines that are written as tables: 'a | b | c'. */
export const parseTable = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => splitOn(line, '|'))

export const splitOn = (text: string, separator: string): string[] => text.split(separator).map((part) => part.trim())

function parseBlock([name = '', ...lines]: string[]): Block {
  const fields = lines.filter((line) => line !== '').map((line) => [line.slice(0, line.indexOf(':')), line] as const)
  const all = (key: string) => fields.filter(([k]) => k === key).map(([k, line]) => line.slice(k.length + 1).trim())
  return { name, all, list: (key, separator) => all(key).flatMap((value) => splitOn(value, separator)) }
}
