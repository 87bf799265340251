/** The head of a table of degrees or jobs: 'Degree | Institution | Board | Year | CGPA', 'Period | Position | Employer'. */
export function isTableHead(text: string): boolean {
  // 'Class X ⇥ Percentage: 83%' is a row; 'CGPA (out of 10)' may be a head.
  if (/\d/.test(text.replace(/\([^()]*\)/g, ''))) return false
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => !asideWord.test(word))
  const found = words.filter((word) => headWord.test(word)).length
  return found >= 3 && found >= 0.6 * words.length
}

/** 'Examination ⇥ Board ⇥ Year' is no section of examinations; 'EDUCATION ⇥ Degree ⇥ Institution ⇥ Year' is one of education. */
export const isTableHeadOnly = (text: string): boolean =>
  isTableHead(text) && headWord.test(/\p{L}+/u.exec(text)?.[0] ?? '')

// 'S.No.', 'Name of Institute'
const asideWord = /^(?:of|the|s|sr|sl|no)$/i
const headWord =
  /^(?:degree|examination|exam|course|stream|qualification|institut(?:e|ion)|school|college|board|university|year|passing|cgpa|gpa|percentage|marks|score|result|division|grade|name|class|period|duration|dates?|from|to|position|role|designation|title|employer|company|organi[sz]ation|work|responsibilities)$/i
