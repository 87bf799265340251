/** A stretch of a text that says one thing. */
export type Clause = {
  text: string
  /** Whether it is a question that the next sentence answers with no. */
  isDenied: boolean
}

const abbreviation = /\b(Rs|No|approx|incl|excl|etc|e\.g|i\.e)\./gi
const sentenceEnd = /(?<=[.!?;])\s+|\n+|[•●▪]/
/** Where what is said turns: 'no fee, but a deposit', 'no fee and you bring a deposit'. The space around it is cut off. */
const turn =
  /(?:,|\s[-–—])(?=\s{0,9}(?:only|just|but|please|pay)\b)|\s(?=(?:but|however|though|although|except|whereas|while)\b)|\s(?=and\s{1,9}(?:an?|the|you|your|we|please|each|every|then|pay|submit|send|share|bring)\b)/i

/** Sentences of a text, cut again where they turn ('but', 'and you'). Each is a piece of the text as it was written. */
export function splitClauses(text: string): Clause[] {
  // The same length without the dot, so that 'Rs. 500' stays in one piece.
  const whole = text.replace(abbreviation, (found) => `${found.slice(0, -1)}\u0000`)
  const sentences = whole.split(sentenceEnd).map((sentence) => sentence.replaceAll('\u0000', '.').trim())
  return sentences.flatMap((sentence, index) => {
    const isDenied = sentence.endsWith('?') && !/^yes\b/i.test(sentences[index + 1] ?? '')
    return sentence
      .split(turn)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '')
      .map((piece) => ({ text: piece, isDenied }))
  })
}
