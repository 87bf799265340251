import { skills } from '../../skills/vocabulary.ts'

/**
 * Figures that are a result: '14 clients', '48 %', '₹2L', '5x'. Dates, marks of studies, versions, parts and names with a
 * number ('ISO 14001') are none.
 */
export const hasResult = (text: string): boolean => result.test(text.replace(noResult, ' '))

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'
const namesWithNumber = skills
  .flatMap(({ surfaces }) => surfaces.map(({ text }) => text))
  .filter((name) => /^[\p{L}\d ]+$/u.test(name) && / \d/.test(name))
const noResult = new RegExp(
  [
    `\\d{1,2}(?:st|nd|rd|th)? ${month}(?![\\p{L}])(?:,? ?['’]?\\d{2,4})?`,
    `(?<![\\p{L}])${month} ?(?:\\d{1,2}, ?(?=\\d{4}))?['’]?(?:\\d{4}|\\d{2})(?!\\d)`,
    "['’]\\d{2}(?!\\d)",
    '(?<![\\p{L}])(?:phase|sem|semester|year|class|grade|standard|std|unit|module|level|chapter|part|version|round|section|batch|day|week|no|windows|python|java|web|industry|erp|angular|vue)\\.? ?[-#]?\\d[\\d.]*',
    '(?<![\\p{L}])[csg]?gpa\\W{0,3}(?:of )?\\d[\\d./]*|\\d[\\d./]* ?[csg]?gpa(?![\\p{L}])',
    '24 ?[x/] ?7(?!\\d)',
    `(?<![\\p{L}\\d])(?:${namesWithNumber.join('|')})(?![\\p{L}\\d])`,
  ].join('|'),
  'giu',
)
const result = /(?<![\p{L}\d.-])(?!(?:\d{1,2}\/){0,2}(?:19|20)\d\d\b)\d[\d,.]*(?:k|l|x|m|cr)?(?![\p{L}\d-])/iu
