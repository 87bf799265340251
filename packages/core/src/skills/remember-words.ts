/** A function of a word that keeps its answers for recent words: the same few thousand come again in every resume. */
export function rememberWords(find: (word: string) => string): (word: string) => string {
  const answers = new Map<string, string>()
  return (word) => {
    const known = answers.get(word)
    if (known !== undefined) return known
    const answer = find(word)
    if (answers.size >= mostWords) answers.clear()
    answers.set(word, answer)
    return answer
  }
}

const mostWords = 20_000
