import { findPoolWords } from '../pool-words.ts'
import type { Vacancy } from '../vacancy.ts'
import type { Found, Piece } from './pieces.ts'

/** 'pool' when the text says that it looks for candidates for later; a text that says nothing leaves it open. */
export function readVacancy(pieces: readonly Piece[]): Found<Vacancy> | null {
  const said = pieces.find(({ text }) => !text.endsWith('?') && findPoolWords(text))
  return said ? { value: 'pool', quote: said.text } : null
}
