/** A grade as it is shown: 'CGPA: 8.4/10' and 'First Class' say what they are, '91.2%' and 'A+' are called grades. */
export const gradeText = (grade: string): string =>
  grade === '' || /\p{L}{3}/u.test(grade.replace(/per ?cent/i, '')) ? grade : `Grade: ${grade}`
