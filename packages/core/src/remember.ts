/** A function of a text that keeps its answers for the last texts, `most` of them: the same ones come again and again. */
export function remember<Answer>(find: (text: string) => Answer, most: number): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = find(text)
    if (answers.size >= most) answers.clear()
    answers.set(text, answer)
    return answer
  }
}

/** Words that all resumes share. */
export const mostWords = 20_000
/** Lines and parts of lines of one resume. */
export const mostLines = 500
